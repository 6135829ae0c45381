import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

const bar = css({
  position: 'sticky',
  zIndex: 'sticky',
  insetBlockEnd: { base: '[calc({sizes.64} + env(safe-area-inset-bottom))]', desktop: '0' },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockStart: 'auto',
  gap: '16',
  marginInline: { base: '-16', tablet: '0' },
  paddingInline: '16',
  paddingBlock: '12',
  borderBlockStart: 'line',
  borderInline: { tablet: 'line' },
  borderRadius: { tablet: '[12px 12px 0 0]' },
  background: 'surface',
  '&[data-bare]': { insetBlockEnd: '0', paddingBlockEnd: '[max({spacing.12}, env(safe-area-inset-bottom))]' },
})

/** The page's main action, always in reach: above the phone's bottom navigation, or at the edge when `bare`. */
export function StickyBar({ children, bare = false }: { children: ReactNode; bare?: boolean }) {
  return (
    <div className={bar} data-bare={bare || undefined}>
      {children}
    </div>
  )
}
