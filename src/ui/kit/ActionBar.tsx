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
  /** At the edge, where the page has no bottom navigation. */
  readonly isBare?: boolean
}

const facts = css({ minWidth: '0', flexGrow: 1, fontSize: '14', lineHeight: 'caption', overflowWrap: 'anywhere' })
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '8',
  flexShrink: 0,
  maxWidth: '[70%]',
})

/** The bar at the lower edge: facts, and one main action always in reach. It stands last in its page. */
export const ActionBar = ({ facts: known, main, other, isBare = false }: ActionBarProps) => (
  <StickyBar bare={isBare}>
    <div className={facts}>{known}</div>
    <div className={actions}>
      {other}
      {main}
    </div>
  </StickyBar>
)
