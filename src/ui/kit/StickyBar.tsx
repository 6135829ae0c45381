import { type ReactNode, useLayoutEffect } from 'react'
import { css } from 'styled-system/css'
import { markRoot } from './markRoot'

const bar = css({
  position: 'sticky',
  zIndex: 'sticky',
  insetBlockEnd: '[var(--below, 0px)]',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockStart: 'auto',
  gap: '16',
  marginInline: { base: '-16', tablet: '0' },
  paddingInline: '16',
  paddingBlockStart: '12',
  paddingBlockEnd: '[max({spacing.12}, env(safe-area-inset-bottom) - var(--below, 0px))]',
  borderBlockStart: 'line',
  borderInline: { tablet: 'line' },
  // On a desktop it may stand under a short page, away from the edge.
  borderBlockEnd: { desktop: 'line' },
  borderRadius: { tablet: '[12px 12px 0 0]', desktop: '12' },
  background: 'surface',
})

/** The page's main action, always in reach: above the bottom navigation, or at the edge where there is none. */
export const StickyBar = ({ children }: { children: ReactNode }) => {
  useLayoutEffect(() => markRoot('data-action-bar'), [])
  return <div className={bar}>{children}</div>
}
