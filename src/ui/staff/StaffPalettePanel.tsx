import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import type { StaffPanel } from '../../core/app/staffPanels'
import { panelFeature } from '../../machines/app/feature'
import type { FrameView } from '../../machines/app/frame.view'
import { viewPalettePanels } from '../../machines/staff/palette.view'
import { useApp } from '../app/frame/AppContext'
import { useText } from '../intl/useText'
import { CommandPalette, type CommandPaletteEvent } from '../kit/command-palette/CommandPalette'
import { useView } from '../kit/useView'

/** Every page and panel of whoever works here, by name; opened at once, because it arrives when it was asked for. */
export const StaffPalettePanel = ({ links }: { readonly links: FrameView['deskLinks'] }) => {
  const say = useText()
  const { app } = useApp()
  const [, goTo] = useLocation()
  const panels = useView(app, viewPalettePanels)
  const [{ isOpen, query }, setState] = useState({ isOpen: true, query: '' })
  const groups = useMemo(
    () => [
      {
        id: 'pages',
        name: say('staff.palette.pages'),
        commands: links.map(({ id, href }) => ({ id: href, name: say(`app.nav.${id}`) })),
      },
      {
        id: 'panels',
        name: say('staff.palette.panels'),
        commands: panels.map((panel) => ({ id: panel, name: say(`staff.panel.${panel}`) })),
      },
    ],
    [links, panels, say],
  )
  const choose = (id: string) => {
    setState({ isOpen: false, query: '' })
    if (id.startsWith('/')) goTo(id)
    // What is no page is one of the panels.
    else app.send({ type: 'open', feature: panelFeature(id as StaffPanel) })
  }
  const on = (event: CommandPaletteEvent) => {
    if (event.type === 'command.chosen') choose(event.id)
    else if (event.type === 'palette.typed') setState({ isOpen: true, query: event.query })
    else setState({ isOpen: event.type === 'palette.opened', query: '' })
  }
  return <CommandPalette view={{ isOpen, query, groups }} on={on} />
}
