import { medicineRequestMachine } from '../../../src/machines/medicines/request.machine'
import { viewRequest } from '../../../src/machines/medicines/request.view'
import { EMPTY_ADDRESS } from '../../../src/core/medicines/address.rules'
import { type Facts, modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { asha, begun, home, pharmacy, placed, ravi, signed } from './medicineFacts'

const TODAY = '2026-11-26'
const patient = { ...begun, isGuest: false, isPhone: false, today: TODAY }
const wanting = (recordId: string) => ({ ...begun.draft, recordId })
const body = {
  medicalRecordId: 'r1',
  memberId: 'm1',
  pharmacyId: 'p1',
  type: 'PICKUP' as const,
  lines: [{ line: 0, quantity: 20 }],
}
const attempt = { sent: body, key: '<key>' }

const facts = {
  step: 'way',
  isGuest: false,
  isPhone: false,
  isKnown: false,
  way: 'HOME_DELIVERY',
  hasAddress: false,
  memberId: null as string | null,
  isComplete: false,
  recordId: null as string | null,
  records: 0,
  asked: null as number | null,
  code: null as string | null,
  isHeld: false,
  placed: null as string | null,
  isAddressLast: false,
  isPhoto: false,
  intent: null as string | null,
  output: null as string | null,
}
type Known = typeof facts

/** The pharmacy hands out and delivers; who it is for is known. */
const isReady = ({ way, hasAddress, isComplete, recordId, records, asked }: Known) =>
  (way === 'PICKUP' || hasAddress) && isComplete && recordId !== null && records > 0 && asked !== 0
const known = { isKnown: true, hasAddress: true, memberId: 'm1', isComplete: true }
const choices = { pharmacy, address: home, members: [asha] }
const chosen = { recordId: 'r1', records: 1, asked: 20 }
/** A paper is added where nothing was chosen of a prescription yet. */
const canAdd = ({ code, asked, memberId, isComplete, way, isPhoto }: Known) =>
  code === null && asked === null && memberId === 'm1' && isComplete && way === 'HOME_DELIVERY' && !isPhoto
const isFirst = ({ code, placed: sent, isHeld }: Known) => code === null && sent === null && !isHeld

/** Where the choices lead to, by where the request was. */
const arrivals = (now: Partial<Known>) =>
  [
    { if: ({ placed: sent }: Known) => sent !== null, to: 'sent' as const, now: { ...now, step: 'sent' } },
    { if: ({ isHeld, isGuest }: Known) => isHeld && !isGuest, to: 'loadingRecords' as const, now },
    { if: ({ step, isGuest }: Known) => step === 'address' && !isGuest, to: 'addingAddress' as const, now },
    {
      if: ({ step, isPhone, isGuest }: Known) =>
        !isGuest &&
        (step === 'prescription' || step === 'paper' || step === 'review' || (step === 'proceed' && isPhone)),
      to: 'loadingRecords' as const,
      now,
    },
    { to: 'choosingWay' as const, now: { ...now, step: 'way' } },
  ].map((lead) => ({ in: 'preparing' as const, ...lead }))

const orderEnds = (code: string) => ends('sending', refused('conflict', code, code))

/** A request to a pharmacy: orders.md, 3. */
export const medicineRequestModel = modelOf(medicineRequestMachine)({
  name: 'medicineRequest',
  passed: ['arriving', 'afterAddress', 'deciding'],
  facts: (snapshot): Known => {
    const { context, output } = snapshot
    const view = viewRequest(snapshot)
    return {
      step: context.step,
      isGuest: context.isGuest,
      isPhone: context.isPhone,
      isKnown: view.pharmacy !== null,
      way: view.way,
      hasAddress: view.address !== null,
      memberId: context.draft.memberId,
      isComplete: view.member !== null && view.member.age !== null,
      recordId: view.recordId,
      records: view.records.length,
      asked: view.lines[0]?.asked ?? null,
      code: context.failure?.code ?? context.failure?.kind ?? null,
      isHeld: context.attempt !== null,
      placed: view.placed?.id ?? null,
      isAddressLast: context.isAddressLast,
      isPhoto: context.isPhoto,
      intent: context.intent?._tag ?? null,
      output: output?.kind ?? null,
    }
  },
  starts: {
    'Press Order here': { input: patient, to: 'preparing', facts },
    'Press Order here as a guest': {
      input: { ...patient, isGuest: true },
      to: 'preparing',
      facts: { ...facts, isGuest: true },
    },
    'Come back verified to say where to': {
      input: { ...patient, step: 'address' },
      to: 'preparing',
      facts: { ...facts, step: 'address' },
    },
    'Come back verified to go on': {
      input: { ...patient, step: 'proceed' },
      to: 'preparing',
      facts: { ...facts, step: 'proceed' },
      screen: 'desktop',
    },
    'Come back verified to go on, on a phone': {
      input: { ...patient, step: 'proceed', isPhone: true },
      to: 'preparing',
      facts: { ...facts, step: 'proceed', isPhone: true },
      screen: 'phone',
    },
    'Reload at the review': {
      input: { ...patient, step: 'review', draft: wanting('r1') },
      to: 'preparing',
      facts: { ...facts, step: 'review', recordId: 'r1' },
    },
    'Reload while a paper is added': {
      input: { ...patient, step: 'paper', isPhone: true },
      to: 'preparing',
      facts: { ...facts, step: 'paper', isPhone: true },
      screen: 'phone',
    },
    'Reload while the request was on its way': {
      input: { ...patient, step: 'review', draft: { ...wanting('r1'), way: 'PICKUP' }, attempt },
      to: 'preparing',
      facts: { ...facts, step: 'review', way: 'PICKUP', recordId: 'r1', isHeld: true },
    },
    'Reload once it was sent': {
      input: { ...patient, step: 'sent', placed },
      to: 'preparing',
      facts: { ...facts, step: 'sent', placed: 'o1' },
    },
  },
  states: {
    preparing: {
      sees: 'That the pharmacy is loading.',
      asks: ({ isGuest, isHeld, placed }: Facts) => ({
        preparing: { pharmacyId: 'p1', isGuest, begins: !isGuest && !isHeld && placed === null, replaces: null },
      }),
    },
    unprepared: 'That the pharmacy could not be loaded, and Retry.',
    gone: 'That there is no such pharmacy any more, and Choose another pharmacy.',
    choosingWay: ({ way, hasAddress, code }) =>
      `Home Delivery and Pick Up, ${
        way === 'PICKUP' ? 'the address of the pharmacy' : hasAddress ? 'the address' : 'Add address'
      }, Choose prescription${code === null ? '' : '; why the last try was refused'}.`,
    verifying: {
      sees: 'The verification of a mobile number.',
      asks: ({ intent, way, memberId, recordId }: Facts) => ({
        verification: {
          intent: { _tag: intent, pharmacyId: 'p1', type: way, draft: { ...begun.draft, way, memberId, recordId } },
        },
      }),
    },
    addingAddress: {
      sees: 'Pincode, City, Address and Save.',
      asks: ({ hasAddress }: Facts) => ({
        address: {
          draft:
            hasAddress === true ? { pincode: home.pincode, city: home.city, address: home.address } : EMPTY_ADDRESS,
        },
      }),
    },
    loadingRecords: {
      sees: 'That the prescriptions are loading.',
      asks: ({ memberId }: Facts) => ({ records: { memberId } }),
    },
    recordsFailed: 'That the prescriptions could not be loaded, and Retry.',
    choosingPrescription: ({ records, recordId, code }) =>
      `${records === 0 ? '“No prescription yet”' : `The prescriptions${recordId === null ? '' : ' and the medicines of the chosen one'}`}${
        code === null ? '' : '; why the last try was refused'
      }.`,
    addingPaper: {
      sees: 'The form of a record, or its camera.',
      asks: ({ memberId, isPhoto }: Facts) => ({
        form: { record: null, members: [asha], memberId, type: 'prescription', today: TODAY, isPhoto },
      }),
    },
    choosingMember: {
      sees: 'The family to choose from.',
      asks: ({ memberId, isComplete }: Facts) => ({
        chooser: {
          members: memberId === 'm2' ? [asha, ravi] : [isComplete === true ? asha : { ...asha, age: null }],
          memberId,
        },
      }),
    },
    reviewing: ({ code }) => `The request as a ticket, and Send request${code === null ? '' : '; why it was refused'}.`,
    sending: {
      sees: 'That the request is on its way.',
      asks: ({ way }: Facts) => ({
        sending: {
          ...body,
          type: way,
          ...(way === 'HOME_DELIVERY' && { addressId: 'a1' }),
          key: '<key>',
        },
      }),
    },
    rereading: {
      sees: 'That the address is read again.',
      asks: { rereading: { pharmacyId: 'p1', isGuest: false, begins: true, replaces: null } },
    },
    unsettled: 'That the server was not reached and nothing was sent twice: Try again, or my orders.',
    sent: 'That the request was sent, its number, Track and Back to home.',
    left: 'The request is gone.',
  },
  steps: {
    'The pharmacy, the address and the family arrive': {
      event: ends('preparing', answered(choices)),
      only: ({ isGuest }) => !isGuest,
      leads: arrivals(known),
    },
    'The pharmacy arrives': {
      event: ends('preparing', answered({ pharmacy, address: null, members: [] })),
      only: ({ isGuest }) => isGuest,
      leads: { in: 'preparing', to: 'choosingWay', now: { isKnown: true, step: 'way' } },
    },
    'The pharmacy and somebody without an age arrive; there is no address': {
      event: ends('preparing', answered({ pharmacy, address: null, members: [{ ...asha, age: null }] })),
      only: (all) => !all.isGuest && isFirst(all) && all.step === 'way' && all.way === 'HOME_DELIVERY',
      leads: { in: 'preparing', to: 'choosingWay', now: { isKnown: true, memberId: 'm1' } },
      how: 'Account 90000 00009',
    },
    'The pharmacy and the family arrive; there is no address': {
      event: ends('preparing', answered({ pharmacy, address: null, members: [asha] })),
      only: ({ isPhone, step }) => isPhone && step === 'proceed',
      leads: {
        in: 'preparing',
        to: 'loadingRecords',
        now: { isKnown: true, memberId: 'm1', isComplete: true },
      },
    },
    'The pharmacy is gone': {
      event: ends('preparing', refused('notFound', 'Gone')),
      only: isFirst,
      leads: { in: 'preparing', to: 'gone' },
      how: 'Change a letter of the pharmacy in the address',
    },
    'The pharmacy cannot be loaded': {
      event: ends('preparing', refused('internal')),
      only: isFirst,
      leads: { in: 'preparing', to: 'unprepared', now: { code: 'internal' } },
    },
    'Press Retry': {
      event: { type: 'retry' },
      leads: [
        { in: 'unprepared', to: 'preparing', now: { code: null } },
        { in: 'recordsFailed', to: 'loadingRecords', now: { code: null } },
        { in: 'unsettled', to: 'sending', now: { code: null, step: 'review' } },
      ],
    },
    'Choose Pick Up': {
      event: { type: 'way.chosen', way: 'PICKUP' },
      only: ({ way, code }) => way === 'HOME_DELIVERY' && code === null,
      leads: { in: ['choosingWay', 'choosingPrescription'], now: { way: 'PICKUP' } },
      // On a phone the prescription is a view of its own.
      screen: 'desktop',
    },
    'Press Add address or Change address': {
      event: { type: 'address.editing' },
      only: ({ way, code }) => way === 'HOME_DELIVERY' && code === null,
      leads: [
        { in: 'choosingWay', if: ({ isGuest }) => isGuest, to: 'verifying', now: { intent: 'AddAddress' } },
        { in: 'choosingWay', to: 'addingAddress', now: { step: 'address', isAddressLast: false } },
        { in: 'choosingPrescription', to: 'addingAddress', now: { step: 'address', isAddressLast: false } },
        { in: 'reviewing', to: 'addingAddress', now: { step: 'address', isAddressLast: true } },
      ],
      // On a phone the prescription is a view of its own.
      screen: 'desktop',
    },
    'The verification is given up': {
      event: ends('verification', { kind: 'abandoned' }),
      leads: { in: 'verifying', to: 'choosingWay', now: { step: 'way' } },
      // On small screens verifying is a page of its own.
      screen: 'desktop',
    },
    'The address is saved': {
      event: ends('address', { kind: 'saved', address: home, draft: EMPTY_ADDRESS }),
      leads: [
        {
          in: 'addingAddress',
          if: ({ isAddressLast }) => isAddressLast,
          to: 'reviewing',
          now: { hasAddress: true, step: 'review', code: null, isAddressLast: false },
        },
        { in: 'addingAddress', to: 'choosingWay', now: { hasAddress: true, step: 'way', code: null } },
      ],
    },
    'The form of the address is closed': {
      event: ends('address', { kind: 'left', address: null, draft: EMPTY_ADDRESS }),
      leads: [
        {
          in: 'addingAddress',
          if: ({ isAddressLast }) => isAddressLast,
          to: 'reviewing',
          now: { step: 'review', code: null, isAddressLast: false },
        },
        { in: 'addingAddress', to: 'choosingWay', now: { step: 'way', code: null } },
      ],
    },
    'The session ends while the address is saved': {
      event: ends('address', { kind: 'mustVerify', address: null, draft: EMPTY_ADDRESS }),
      only: ({ recordId, isAddressLast }) => recordId === null && !isAddressLast,
      leads: { in: 'addingAddress', to: 'verifying', now: { intent: 'AddAddress', code: null } },
    },
    'Press Choose prescription, or Review the request': {
      event: { type: 'proceed' },
      leads: [
        { in: 'choosingWay', if: ({ isGuest }) => isGuest, to: 'verifying', now: { intent: 'ProceedOrder' } },
        { in: 'choosingWay', if: ({ way, hasAddress }) => way === 'PICKUP' || hasAddress, to: 'loadingRecords' },
        {
          in: 'choosingPrescription',
          if: ({ way, hasAddress }) => way === 'HOME_DELIVERY' && !hasAddress,
          to: 'addingAddress',
          now: { step: 'address', isAddressLast: true },
        },
        { in: 'choosingPrescription', if: isReady, to: 'reviewing', now: { step: 'review' } },
        { in: 'choosingPrescription', if: ({ isComplete }) => !isComplete, to: 'choosingMember' },
      ],
    },
    'The prescriptions arrive': {
      event: ends('records', answered([signed])),
      leads: [
        {
          in: 'loadingRecords',
          if: ({ isHeld }) => isHeld,
          to: 'sending',
          now: { ...chosen, step: 'review', code: null },
        },
        {
          in: 'loadingRecords',
          if: ({ step, code, asked, way, hasAddress, isComplete }) =>
            step === 'review' && code === null && asked !== 0 && isComplete && (way === 'PICKUP' || hasAddress),
          to: 'reviewing',
          now: chosen,
        },
        {
          in: 'loadingRecords',
          if: ({ step }) => step === 'paper',
          to: 'addingPaper',
          now: chosen,
        },
        {
          in: 'loadingRecords',
          to: 'choosingPrescription',
          // What was left out stays out.
          now: ({ asked }) => ({ ...chosen, asked: asked === 0 ? 0 : 20, step: 'prescription' }),
        },
      ],
    },
    'There is no prescription': {
      event: ends('records', answered([])),
      only: ({ isHeld, recordId, code }) => !isHeld && recordId === null && code === null,
      leads: [
        { in: 'loadingRecords', if: ({ step }) => step === 'paper', to: 'addingPaper' },
        { in: 'loadingRecords', to: 'choosingPrescription', now: { step: 'prescription' } },
      ],
    },
    'Press Choose a file': {
      event: { type: 'paper.adding', isPhoto: false },
      only: (all) => canAdd(all) && !all.isPhone,
      leads: { in: 'choosingPrescription', to: 'addingPaper', now: { step: 'paper', isPhoto: false } },
    },
    'Press Photograph the paper': {
      event: { type: 'paper.adding', isPhoto: true },
      only: (all) => canAdd(all) && all.isPhone,
      leads: { in: 'choosingPrescription', to: 'addingPaper', now: { step: 'paper', isPhoto: true } },
    },
    'The paper is saved': {
      event: ends('form', { kind: 'saved', record: { id: 'r1', memberId: 'm1' } }),
      leads: {
        in: 'addingPaper',
        to: 'loadingRecords',
        now: { step: 'prescription', recordId: 'r1', code: null },
      },
    },
    'The form of the paper is closed': {
      event: ends('form', { kind: 'dismissed' }),
      leads: { in: 'addingPaper', to: 'choosingPrescription', now: { step: 'prescription' } },
    },
    'The prescriptions cannot be loaded': {
      event: ends('records', refused('internal')),
      only: ({ isHeld, code }) => !isHeld && code === null,
      leads: { in: 'loadingRecords', to: 'recordsFailed', now: { step: 'prescription', code: 'internal' } },
    },
    'The session has ended': {
      event: ends('records', refused('unauthenticated')),
      only: ({ isHeld, code, records }) => !isHeld && code === null && records === 0,
      leads: { in: 'loadingRecords', to: 'verifying', now: { intent: 'ProceedOrder' } },
    },
    'Choose the prescription': {
      event: { type: 'record.chosen', id: 'r1' },
      only: ({ records }) => records > 0,
      leads: { in: 'choosingPrescription', now: { code: null } },
    },
    'Untick the medicine': {
      event: { type: 'line.wanted', wanted: { line: 0, quantity: 0 } },
      only: ({ asked, way, code }) => asked === 20 && way === 'PICKUP' && code === null,
      leads: { in: 'choosingPrescription', now: { asked: 0 } },
    },
    'Tick the medicine': {
      event: { type: 'line.wanted', wanted: { line: 0, quantity: 20 } },
      only: ({ asked }) => asked === 0,
      leads: { in: 'choosingPrescription', now: { asked: 20, code: null } },
    },
    'Press Change beside whom it is for': {
      event: { type: 'member.changing' },
      only: ({ asked }) => asked !== 0,
      leads: { in: ['choosingPrescription', 'reviewing'], to: 'choosingMember' },
    },
    'Choose Asha': {
      event: ends('chooser', { members: [asha], memberId: 'm1' }),
      leads: {
        in: 'choosingMember',
        to: 'loadingRecords',
        now: { isComplete: true, memberId: 'm1', code: null },
      },
    },
    'Press Back': {
      event: { type: 'back' },
      leads: [
        { in: ['loadingRecords', 'recordsFailed', 'choosingPrescription'], to: 'choosingWay', now: { step: 'way' } },
        { in: 'reviewing', to: 'choosingPrescription', now: { step: 'prescription', code: null } },
        { in: 'sent', to: 'left', now: { output: 'done' } },
      ],
    },
    'Press Send request': {
      event: { type: 'send' },
      leads: { in: 'reviewing', if: isReady, to: 'sending', now: { code: null, isHeld: true } },
    },
    'The request is sent': {
      event: ends('sending', answered(placed, 'Your request has been sent.')),
      leads: {
        in: 'sending',
        to: 'sent',
        now: { step: 'sent', isHeld: false, placed: 'o1' },
        effects: ['notice good: Your request has been sent.'],
      },
    },
    'The answer is lost': {
      event: ends('sending', refused('network')),
      leads: { in: 'sending', to: 'unsettled', now: { code: 'network' } },
    },
    'The session ends': {
      event: ends('sending', refused('unauthenticated')),
      leads: { in: 'sending', to: 'verifying', now: { isHeld: false, intent: 'ProceedOrder' } },
    },
    'The pharmacy takes no orders': {
      event: orderEnds('pharmacyClosed'),
      leads: {
        in: 'sending',
        to: 'left',
        now: { isHeld: false, code: 'pharmacyClosed', output: 'elsewhere' },
        effects: ['notice bad: pharmacyClosed'],
      },
    },
    'The pharmacy no longer has that way': {
      event: orderEnds('wayNotOffered'),
      leads: {
        in: 'sending',
        to: 'preparing',
        now: { isHeld: false, code: 'wayNotOffered', step: 'way' },
        effects: ['notice bad: wayNotOffered'],
      },
    },
    'The address was changed in another tab': {
      event: orderEnds('addressChanged'),
      leads: {
        in: 'sending',
        to: 'rereading',
        now: { isHeld: false, code: 'addressChanged' },
        effects: ['notice bad: addressChanged'],
      },
    },
    'The address as it is now arrives': {
      event: ends('rereading', answered(choices)),
      leads: { in: 'rereading', to: 'reviewing', now: { ...known, step: 'review' } },
    },
    'The address cannot be read again': {
      event: ends('rereading', refused('internal')),
      leads: { in: 'rereading', to: 'reviewing', now: { step: 'review' } },
    },
    'All of it is in another order': {
      event: orderEnds('prescriptionInUse'),
      leads: {
        in: 'sending',
        to: 'loadingRecords',
        now: { isHeld: false, code: 'prescriptionInUse' },
        effects: ['notice bad: prescriptionInUse'],
      },
    },
    'The profile is not complete': {
      event: orderEnds('profileIncomplete'),
      leads: {
        in: 'sending',
        to: 'choosingMember',
        now: { isHeld: false, code: 'profileIncomplete' },
        effects: ['notice bad: profileIncomplete'],
      },
    },
    'The same is open there': {
      event: orderEnds('alreadyOrdered'),
      leads: {
        in: 'sending',
        to: 'reviewing',
        now: { isHeld: false, code: 'alreadyOrdered', step: 'review' },
        effects: ['notice bad: alreadyOrdered'],
      },
    },
    'Press Open my orders': {
      event: { type: 'orders.opened' },
      only: ({ code }, at) => at.has('unsettled') || code === 'alreadyOrdered',
      leads: { in: ['reviewing', 'unsettled'], effects: ['go /order-list'] },
      isLast: true,
    },
    'Press Track': {
      event: { type: 'track' },
      leads: { in: 'sent', effects: ['go /order-list?order=o1'] },
      isLast: true,
    },
    'Close it': {
      event: { type: 'close' },
      leads: [
        { in: 'verifying', isIgnored: true },
        { in: 'sent', to: 'left', now: { output: 'done' }, effects: ['go /home'] },
        {
          in: [
            'preparing',
            'unprepared',
            'gone',
            'choosingWay',
            'choosingPrescription',
            'loadingRecords',
            'recordsFailed',
          ],
          to: 'left',
          now: { output: 'closed' },
        },
      ],
      only: (_, at) =>
        !['addingAddress', 'addingPaper', 'choosingMember', 'reviewing', 'sending', 'rereading', 'unsettled'].some(
          (each) => at.has(each as never),
        ),
    },
  },
})
