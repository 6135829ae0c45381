import { done, type Outcome } from '../core/kit/outcome'
import type { Cancellation } from '../core/kit/port'
import { readPrescriptionParams } from '../core/prescription/prescription.params'
import { fromPort } from '../machines/kit/fromPort'
import {
  type SignedDocument,
  type SignedInput,
  signedPrescriptionMachine,
} from '../machines/prescription/signed.machine'
import type { RoomWiring } from './features'
import type { Ports } from './ports'

/** The prescription and a fresh address of its PDF; not somebody else's. */
const loadSigned =
  ({ prescription: rows }: Ports) =>
  async (
    { asked: { id, purpose } }: { asked: SignedInput },
    signal: Cancellation,
  ): Promise<Outcome<SignedDocument | null>> => {
    const [read, paper] = await Promise.all([rows.read({ id }, signal), rows.link({ id, purpose: 'read' }, signal)])
    if (!read.ok) return read.failure.kind === 'notFound' ? done(null) : read
    const paperUrl = paper.ok && paper.value.state === 'ready' ? paper.value.url : null
    // A link is made once there is something to share: each that is made counts.
    const isShared = purpose === 'share' && paperUrl !== null
    return done({
      prescription: read.value,
      link: isShared ? await rows.link({ id, purpose }, signal) : paper,
      paperUrl,
    })
  }

const openSigned = (ports: Ports, id: string | null, purpose: SignedInput['purpose']) =>
  id === null
    ? null
    : {
        logic: signedPrescriptionMachine.provide({ actors: { load: fromPort(loadSigned(ports)) } }),
        input: { id, purpose } satisfies SignedInput,
      }

export const features: RoomWiring = {
  'page.createPrescription': async (...request) => (await import('./writePrescription')).openPrescription(...request),
  'part.callPrescription': async (...request) =>
    (await import('./writePrescription')).openPrescriptionBeside(...request),
  'page.prescription': (ports, { place }) => openSigned(ports, readPrescriptionParams(place.params).id, 'read'),
  'overlay.sharePrescription': (ports, { feature }) => openSigned(ports, feature.at ?? null, 'share'),
}
