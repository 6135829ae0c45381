import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { StickyBar } from './StickyBar'

export interface ActionBarProps {
  /** What the action is about: a total, whom, when. */
  readonly facts: ReactNode
  /** The one main action; what is missing is said by the button itself. */
  readonly main: ReactNode
  /** A quieter way on. */
  readonly other?: ReactNode
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '16',
  rowGap: '4',
  width: 'full',
  // Two ways on have a line of their own on a phone, side by side.
  '&[data-two]': { flexWrap: { base: 'wrap', tablet: 'nowrap' } },
})
const facts = css({
  minWidth: '0',
  flexGrow: 1,
  fontSize: '14',
  lineHeight: 'caption',
  overflowWrap: 'anywhere',
  '[data-two] &': { flexBasis: { base: 'full', tablet: '[auto]' } },
})
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '8',
  flexShrink: 0,
  maxWidth: '[70%]',
  // Beside an action that says below it what is missing, the others keep their height.
  '&:has(> span)': { alignItems: 'flex-start' },
  '[data-two] &': {
    flexGrow: { base: 1, tablet: 0 },
    maxWidth: { base: 'full', tablet: '[70%]' },
    '& > *': { flexGrow: { base: 1, tablet: 0 } },
  },
})

/** The bar at the lower edge: facts, and one main action always in reach. It stands last in its page. */
export const ActionBar = ({ facts: known, main, other }: ActionBarProps) => (
  <StickyBar>
    <div className={row} data-two={other ? '' : undefined}>
      <div className={facts}>{known}</div>
      <div className={actions}>
        {other}
        {main}
      </div>
    </div>
  </StickyBar>
)
