import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { staffPanelsMachine } from '../../machines/staff/staffPanels.machine'
import { useApp } from '../app/AppContext'

export type PanelsActor = ActorRefFrom<typeof staffPanelsMachine>

/** The panels of the staff, once they have arrived. */
export const usePanels = (): PanelsActor | null => {
  const { app } = useApp()
  // The root knows it as an actor of any kind: its logic arrives with the staff.
  return (useSelector(app, (snapshot) => snapshot.context.parts['staffPanels']) as PanelsActor | undefined) ?? null
}
