import type { ActorRefFrom, AnyActorRef } from 'xstate'
import type { appMachine } from '../machines/app/app.machine'
import type { OpenedPage } from '../machines/app/page'
import type { PartName } from '../ui/app/AppContext'
import type { Ports, PortsSoon } from './ports'

type App = ActorRefFrom<typeof appMachine>

const parts: Readonly<Record<PartName, (ports: Ports) => Promise<OpenedPage>>> = {
  downloadLink: async (ports) => {
    const { plugDownloadLink } = await import('./marketing.wiring')
    return { logic: plugDownloadLink(ports), input: { phoneNumber: '' } }
  },
}

/** Starts what lives beside the page, once. */
export const openPart = async (app: App, ports: PortsSoon, name: PartName): Promise<AnyActorRef> => {
  const part = await parts[name](await ports())
  app.send({ type: 'part.opened', name, part })
  return app.getSnapshot().context.parts[name]!
}
