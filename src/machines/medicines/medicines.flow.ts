import type { ActorRefFrom } from 'xstate'
import type { OpenFlow, OpenStep } from '../app/feature'
import { recordFormSteps } from '../records/recordForm.flow'
import type { medicinesMachine } from './medicines.machine'
import type { medicineRequestMachine } from './request.machine'

type Request = ActorRefFrom<typeof medicineRequestMachine>

/** The steps of a request: how it comes, where to, with what, the review, and that it was sent. */
const requestSteps = (request: Request): readonly OpenStep[] => {
  const snapshot = request.getSnapshot()
  const { address, chooser, form } = snapshot.children
  const { pharmacyId, draft } = snapshot.context
  const query = { pharmacy: pharmacyId, way: draft.way }
  const close = () => request.send({ type: 'close' })
  if (snapshot.hasTag('sent')) return [{ name: 'sent', query, close: () => request.send({ type: 'back' }) }]
  const isPast = snapshot.hasTag('prescription') || snapshot.hasTag('review')
  const back = snapshot.can({ type: 'back' }) ? () => request.send({ type: 'back' }) : null
  const isReview = snapshot.hasTag('review')
  const steps: OpenStep[] = [{ name: 'way', query, close }]
  if (isPast || snapshot.context.isAddressLast)
    steps.push({ name: 'prescription', close: isReview || chooser || form ? null : back })
  if (isReview) steps.push({ name: 'review', close: back })
  if (address) steps.push({ name: 'address', close: () => address.send({ type: 'back' }) })
  if (form) steps.push(...recordFormSteps('paper', form))
  if (chooser) steps.push({ name: 'members', close: () => chooser.send({ type: 'close' }) })
  return steps
}

/** What is chosen of a request, with what is being typed. */
const draftOf = (request: Request) => {
  const { context, children } = request.getSnapshot()
  const address = children.address?.getSnapshot().context.draft ?? context.draft.address
  return { draft: { ...context.draft, address }, attempt: context.attempt, placed: context.placed }
}

/** Where a person is in ordering medicines: the search of the list, and the request over it. */
export const medicinesFlow = (page: ActorRefFrom<typeof medicinesMachine>): OpenFlow | null => {
  const { context, children } = page.getSnapshot()
  const list = children.list?.getSnapshot()
  const { request } = children
  if (page.getSnapshot().hasTag('recalling')) return null
  const isOpen = request?.getSnapshot().status === 'active'
  // A request that was open is on its way to where it was.
  if (isOpen && request.getSnapshot().hasTag('preparing') && !request.getSnapshot().hasTag('review')) return null
  if (isOpen && request.getSnapshot().hasTag('loadingRecords') && request.getSnapshot().context.step === 'review')
    return null
  const { search, way } = list?.context.query ?? context.query
  return {
    query: {
      ...(list?.hasTag('settling') ? {} : { q: search === '' ? null : search }),
      can: way,
      again: null,
      replaces: null,
      prescription: null,
      pharmacy: null,
    },
    state: {
      listed: Math.max(list?.context.listed ?? 0, list?.context.items.length ?? 0),
      ...(isOpen ? draftOf(request) : { draft: context.draft, attempt: null, placed: null }),
    },
    steps: isOpen ? requestSteps(request) : [],
  }
}
