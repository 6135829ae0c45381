import { useSelector } from '@xstate/react'
import { createElement } from 'react'
import { useApp } from './AppContext'
import { panelViewOf } from './panels'

/** The panel over the page. */
export const Panel = () => {
  const { app } = useApp()
  const panel = useSelector(app, (snapshot) => snapshot.children.panel)
  const shown = useSelector(panel, (snapshot) => snapshot?.context.shown)
  const view = shown && panelViewOf(shown.name)
  return shown && view ? createElement(view, { actor: shown.ref }) : null
}
