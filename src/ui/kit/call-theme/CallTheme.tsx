import { type ReactNode, useRef } from 'react'
import { css } from 'styled-system/css'
import { MenuPlace } from '../menu/MenuPlace'

/** The colours of a call's dark room in place of the day's; every part inside takes them. */
const theme = css({
  '--colors-paper': '#14110F',
  '--colors-surface': '#1F1B18',
  '--colors-tint': '#2E2823',
  '--colors-ink': '#F7F1EB',
  '--colors-muted': '#BDB2A8',
  '--colors-line': '#3A332D',
  '--colors-edge': '#8F857C',
  '--colors-ring': '#FFFFFF',
  '--colors-primary': '#FB923C',
  '--colors-primary-pressed': '#FDBA74',
  '--colors-on-primary': '#1F1300',
  '--colors-brand-tint': '#3D2A1A',
  '--colors-good': '#4ADE80',
  '--colors-good-tint': '#16301F',
  '--colors-bad': '#FCA5A5',
  '--colors-bad-pressed': '#FECACA',
  '--colors-bad-tint': '#3B1A1A',
  '--colors-info': '#93C5FD',
  '--colors-info-tint': '#17243A',
  '--colors-calm': '#5EEAD4',
  '--colors-calm-tint': '#12302C',
  // Borders take their colour where they are declared, which is the page: declared again, they take this room's.
  '--borders-line': '1px solid #3A332D',
  '--borders-edge': '1px solid #8F857C',
  '--borders-primary': '1px solid #FB923C',
  '--borders-focus': '2px solid #FFFFFF',
  colorScheme: 'dark',
  background: 'paper',
  color: 'ink',
})

/** The room of a call: dark, faces first. What opens over the page stands outside of it and keeps the
 * day's colours; the menus of the room stand in it. */
export const CallTheme = ({ children }: { readonly children: ReactNode }) => {
  const room = useRef<HTMLDivElement>(null)
  return (
    <div ref={room} className={theme} data-theme="call">
      <MenuPlace value={room}>{children}</MenuPlace>
    </div>
  )
}
