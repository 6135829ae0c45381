import { done, type Outcome } from '../core/kit/outcome'
import type { Cancellation } from '../core/kit/port'
import { fromPort, userAction } from '../machines/kit/fromPort'
import { templatesMachine } from '../machines/templates/templates.machine'
import type { OpenedTemplates, SentTemplate } from '../machines/templates/templates.setup'
import type { Open, RoomWiring } from './features'
import { plugLookup } from './lookup'
import type { Ports } from './ports'

/** The list, and what the form is filled in with; what is a help alone may be missing. */
const openWith =
  ({ templates, prescription }: Ports) =>
  async (_: object, signal: Cancellation): Promise<Outcome<OpenedTemplates>> => {
    const [list, config, usual, favourites] = await Promise.all([
      templates.list({}, signal),
      prescription.config({}, signal),
      prescription.usual({}, signal),
      prescription.favourites({}, signal),
    ])
    if (!list.ok) return list
    if (!config.ok) return config
    return done({
      templates: list.value,
      help: {
        config: config.value,
        medicines: usual.ok ? usual.value.medicines : [],
        tests: usual.ok ? usual.value.tests : [],
        favourites: favourites.ok ? favourites.value : [],
      },
    })
  }

const sendWith =
  ({ templates }: Ports) =>
  ({ id, revision, ...written }: SentTemplate, signal: Cancellation) =>
    id === null ? templates.create(written, signal) : templates.update({ id, revision, ...written }, signal)

const openTemplates: Open = (ports) => {
  const lookup = plugLookup(ports)
  const logic = templatesMachine.provide({
    actors: {
      open: fromPort(openWith(ports)),
      reload: fromPort((_, signal) => ports.templates.list({}, signal)),
      send: userAction(sendWith(ports)),
      remove: userAction(ports.templates.remove),
      checkName: fromPort(({ name, exceptId }, signal) =>
        ports.templates.checkName({ name, ...(exceptId === null ? {} : { exceptId }) }, signal),
      ),
      medicineSearch: lookup,
      attributeSearch: lookup,
    },
  })
  return { logic, input: {} }
}

export const features: RoomWiring = { 'panel.templates': openTemplates }
