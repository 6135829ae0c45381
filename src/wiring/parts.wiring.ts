import type { ActorRefFrom, AnyActorRef } from 'xstate'
import type { appMachine } from '../machines/app/app.machine'
import type { OpenedPage } from '../machines/app/page'
import type { PartName } from '../ui/app/AppContext'
import type { Ports, PortsSoon } from './ports'

type App = ActorRefFrom<typeof appMachine>

const parts: Readonly<Record<PartName, (ports: Ports, app: App, now: number) => Promise<OpenedPage>>> = {
  downloadLink: async (ports) => {
    const { plugDownloadLink } = await import('./marketing.wiring')
    return { logic: plugDownloadLink(ports), input: { phoneNumber: '' } }
  },
  help: async (ports, app, now) => {
    const { enquiryInput, plugEnquiry } = await import('./support.wiring')
    const { login, place } = app.getSnapshot().context
    const input = enquiryInput(ports, 'help', { login, now, place: { path: place?.path ?? '/' } })
    return { logic: plugEnquiry(ports), input }
  },
}

/** Starts what lives beside the page, once. */
export const openPart = async (app: App, ports: PortsSoon, now: () => number, name: PartName): Promise<AnyActorRef> => {
  const part = await parts[name](await ports(), app, now())
  app.send({ type: 'part.opened', name, part })
  return app.getSnapshot().context.parts[name]!
}
