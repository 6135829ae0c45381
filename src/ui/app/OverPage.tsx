import { useSelector } from '@xstate/react'
import { createElement } from 'react'
import { useApp } from './AppContext'
import { overlayViewOf } from './overlays'

/** What stands over the page, once it has arrived. */
export const OverPage = () => {
  const { app } = useApp()
  const actor = useSelector(app, (snapshot) => snapshot.children.overlay)
  const shown = useSelector(actor, (snapshot) => snapshot?.context)
  const view = shown && overlayViewOf(shown.overlay.name)
  return view && shown.content ? createElement(view, { actor: shown.content }) : null
}
