import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { overlayMachine } from '../../machines/app/overlay.machine'
import { useApp } from '../app/AppContext'
import { type LocationActor, LocationPicker } from './LocationPicker'
import { LocationPrompt, type LocationPromptActor } from './LocationPrompt'

const Content = ({ overlay }: { readonly overlay: ActorRefFrom<typeof overlayMachine> }) => {
  const { kind, content } = useSelector(overlay, (snapshot) => snapshot.context)
  if (!content) return null
  // The wiring opens the machine of its kind.
  return kind === 'picker' ? (
    <LocationPicker actor={content as LocationActor} />
  ) : (
    <LocationPrompt actor={content as LocationPromptActor} />
  )
}

/** The location picker or prompt over the page, once it has arrived. */
export const LocationOverlay = () => {
  const { app } = useApp()
  const overlay = useSelector(app, (snapshot) => snapshot.children.overlay)
  return overlay ? <Content overlay={overlay} /> : null
}
