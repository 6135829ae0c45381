import { EMPTY_REQUEST } from '../../../src/core/medicines/requestProgress'
import { medicinesMachine } from '../../../src/machines/medicines/medicines.machine'
import { viewMedicines } from '../../../src/machines/medicines/medicines.view'
import { type Facts, modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { begun } from './medicineFacts'

const input = {
  query: { search: '', way: null },
  listed: 0,
  isGuest: false,
  isPhone: false,
  draft: EMPTY_REQUEST,
  earlier: null,
  request: null,
}
const fresh = { replaces: null as string | null, earlier: null as string | null, isReplaced: false }
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
      pharmacyId: request?.pharmacyId ?? null,
      way: draft.way,
      recordId: draft.recordId,
      replaces: draft.replaces,
      earlier: snapshot.context.earlier?.id ?? null,
      isReplaced: snapshot.context.earlier?.isReplaced ?? false,
      fault: fault?.text ?? null,
    }
  },
  starts: {
    'Open Medicines': {
      input,
      to: 'browsing',
      facts: { pharmacyId: null, way: 'HOME_DELIVERY', recordId: null, fault: null, ...fresh },
    },
    'Press Book again of an order': {
      input: { ...input, earlier: { id: 'o1', isReplaced: false } },
      to: 'recalling',
      facts: { pharmacyId: null, way: 'HOME_DELIVERY', recordId: null, fault: null, ...fresh, earlier: 'o1' },
    },
    'Press Choose another pharmacy of an order': {
      input: { ...input, earlier: { id: 'o1', isReplaced: true } },
      to: 'recalling',
      facts: {
        pharmacyId: null,
        way: 'HOME_DELIVERY',
        recordId: null,
        fault: null,
        ...fresh,
        earlier: 'o1',
        isReplaced: true,
      },
    },
    'Reload with a request open': {
      input: { ...input, request: begun },
      to: 'ordering',
      facts: { pharmacyId: 'p1', way: 'HOME_DELIVERY', recordId: null, fault: null, ...fresh },
    },
  },
  states: {
    recalling: {
      sees: 'The pharmacies.',
      asks: { list: { query: { search: '', way: null }, listed: 0 }, earlier: { id: 'o1' } },
    },
    browsing: {
      sees: ({ fault }) => `The pharmacies${fault === null ? '' : '; why the last one could not take the request'}.`,
      asks: { list: { query: { search: '', way: null }, listed: 0 } },
    },
    ordering: {
      sees: 'The request to a pharmacy.',
      asks: ({ way, recordId, replaces }: Facts) => ({
        list: { query: { search: '', way: null }, listed: 0 },
        request: {
          ...begun,
          draft: { ...EMPTY_REQUEST, way, recordId, replaces },
          isGuest: false,
          isPhone: false,
        },
      }),
    },
  },
  steps: {
    'The order arrives': {
      event: ends('earlier', answered({ pharmacyId: 'p1', draft: PICKUP })),
      leads: [
        {
          in: 'recalling',
          if: ({ isReplaced }) => isReplaced,
          to: 'browsing',
          now: { way: 'PICKUP', recordId: 'r1', replaces: 'o1', earlier: null, isReplaced: false },
        },
        {
          in: 'recalling',
          to: 'ordering',
          now: { pharmacyId: 'p1', way: 'PICKUP', recordId: 'r1', earlier: null },
        },
      ],
    },
    'The order cannot be loaded': {
      event: ends('earlier', refused('internal')),
      leads: { in: 'recalling', to: 'browsing', now: { earlier: null, isReplaced: false } },
    },
    'Press Order here': {
      event: { type: 'pharmacy.chosen', id: 'p1' },
      leads: { in: ['browsing', 'recalling'], to: 'ordering', now: { pharmacyId: 'p1', fault: null } },
    },
    'Close the request, or go back': {
      event: left('closed'),
      leads: {
        in: 'ordering',
        to: 'browsing',
        now: { pharmacyId: null, way: 'PICKUP', recordId: 'r1', replaces: null },
      },
    },
    'The pharmacy cannot take the request': {
      event: left('elsewhere', closed),
      leads: {
        in: 'ordering',
        to: 'browsing',
        now: { pharmacyId: null, way: 'PICKUP', recordId: 'r1', replaces: null, fault: 'Neem Tree takes no orders.' },
        effects: [`list ← query.chosen ${JSON.stringify({ query: { way: 'PICKUP' } })}`],
      },
    },
    'Leave the request that was sent': {
      event: left('done'),
      leads: { in: 'ordering', to: 'browsing', now: { pharmacyId: null, recordId: null, replaces: null } },
    },
    'Close the sentence': {
      event: { type: 'notice.closed' },
      only: ({ fault }) => fault !== null,
      leads: { in: 'browsing', now: { fault: null } },
    },
  },
})
