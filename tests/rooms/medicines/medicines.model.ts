import { EMPTY_REQUEST } from '../../../src/core/medicines/requestProgress'
import { medicinesMachine } from '../../../src/machines/medicines/medicines.machine'
import { viewMedicines } from '../../../src/machines/medicines/medicines.view'
import { type Facts, modelOf } from '../../kit/paths/model'
import { ends, refused } from '../../kit/paths/outcomes'
import { begun } from './medicineFacts'

const input = {
  query: { search: '', way: null },
  listed: 0,
  isGuest: false,
  isPhone: false,
  draft: EMPTY_REQUEST,
  request: null,
}
const PICKUP = { ...EMPTY_REQUEST, way: 'PICKUP' as const, recordId: 'r1' }
const left = (kind: string, failure: unknown = null) => ends('request', { kind, draft: PICKUP, failure })
const closed = refused('conflict', 'Neem Tree takes no orders.', 'pharmacyClosed').failure

/** Ordering medicines: orders.md, 3.1 "Pharmacies". The request over the list is a machine of its own. */
export const medicinesModel = modelOf(medicinesMachine)({
  name: 'medicines',
  passed: ['arriving'],
  facts: (snapshot) => {
    const { fault } = viewMedicines(snapshot)
    const { request, draft } = snapshot.context
    return {
      pharmacyId: (request?.pharmacyId ?? null) as string | null,
      way: draft.way as string,
      recordId: draft.recordId,
      fault: (fault?.text ?? null) as string | null,
    }
  },
  starts: {
    'Open Medicines': {
      input,
      to: 'browsing',
      facts: { pharmacyId: null, way: 'HOME_DELIVERY', recordId: null, fault: null },
    },
    'Reload with a request open': {
      input: { ...input, request: begun },
      to: 'ordering',
      facts: { pharmacyId: 'p1', way: 'HOME_DELIVERY', recordId: null, fault: null },
    },
  },
  states: {
    browsing: {
      sees: ({ fault }) => `The pharmacies${fault === null ? '' : '; why the last one could not take the request'}.`,
      asks: { list: { query: { search: '', way: null }, listed: 0 } },
    },
    ordering: {
      sees: 'The request to a pharmacy.',
      asks: ({ way, recordId }: Facts) => ({
        list: { query: { search: '', way: null }, listed: 0 },
        request: {
          ...begun,
          draft: { ...EMPTY_REQUEST, way, recordId },
          isGuest: false,
          isPhone: false,
        },
      }),
    },
  },
  steps: {
    'Press Order here': {
      event: { type: 'pharmacy.chosen', id: 'p1' },
      leads: { in: 'browsing', to: 'ordering', now: { pharmacyId: 'p1', fault: null } },
    },
    'Close the request, or go back': {
      event: left('closed'),
      leads: { in: 'ordering', to: 'browsing', now: { pharmacyId: null, way: 'PICKUP', recordId: 'r1' } },
    },
    'The pharmacy cannot take the request': {
      event: left('elsewhere', closed),
      leads: {
        in: 'ordering',
        to: 'browsing',
        now: { pharmacyId: null, way: 'PICKUP', recordId: 'r1', fault: 'Neem Tree takes no orders.' },
        effects: [`list ← query.chosen ${JSON.stringify({ query: { way: 'PICKUP' } })}`],
      },
    },
    'Leave the request that was sent': {
      event: left('done'),
      leads: { in: 'ordering', to: 'browsing', now: { pharmacyId: null, recordId: null } },
    },
    'Close the sentence': {
      event: { type: 'notice.closed' },
      only: ({ fault }) => fault !== null,
      leads: { in: 'browsing', now: { fault: null } },
    },
  },
})
