import type { PanelRequest } from '../../machines/app/panel.machine'
import type { AppActor } from './AppContext'

/** Opens a panel over the page. */
export const openPanel = (app: AppActor, panel: PanelRequest): void =>
  app.getSnapshot().children.panel?.send({ type: 'open', panel })
