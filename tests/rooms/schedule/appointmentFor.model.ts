import { appointmentForMachine } from '../../../src/machines/schedule/appointmentFor.machine'
import { viewAppointmentFor } from '../../../src/machines/schedule/appointmentFor.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import {
  TAKEN,
  afternoon,
  asOpened,
  asha,
  ravi,
  choices,
  doctorsThere,
  isLoaded,
  numberless,
  patient,
  slots,
  tomorrow,
} from './appointmentForFacts'
import { TODAY } from './scheduleFacts'

/** Making an appointment for somebody: staff.md, "Make an appointment dialog". */
/** A desk has no schedule of its own. */
const refreshes = ({ isDesk }: { readonly isDesk: boolean }) => (isDesk ? [] : ['schedule.outdated'])

export const appointmentForModel = modelOf(appointmentForMachine)({
  name: 'appointmentFor',
  facts: (snapshot) => {
    const {
      slot,
      days,
      memberId,
      person,
      offered,
      fault,
      loadFault,
      booked,
      patient: found,
      canSave,
      doctors,
      doctorId,
      isDoctor,
      isTodayFull,
      isAskedAgain,
      patientNo,
      isAddingNumber,
    } = viewAppointmentFor(snapshot)
    return {
      isDesk: !isDoctor,
      doctors: doctors.length,
      doctor: doctorId,
      way: snapshot.context.consultation,
      slots: days.flatMap((day) => day.slots).length,
      slot: slot?.id ?? null,
      wanted: snapshot.context.slotId,
      found: found?.members.length ?? null,
      member: memberId,
      name: person.name,
      offered: offered.length,
      isTodayFull,
      canSave,
      isAskedAgain,
      patientNo,
      isAdding: isAddingNumber,
      fault: fault?.text ?? fault?.id ?? null,
      loadFault: loadFault?.id ?? null,
      slotNo: booked?.slotNo ?? null,
    }
  },
  starts: {
    'Make an appointment on the schedule': {
      input: { doctors: [{ id: 'd1', name: 'Dr. Meera Rao' }], slotId: null, isDoctor: true, today: TODAY },
      to: ['slots.loading', 'booking.checkingNumber'],
      facts: { ...asOpened, isDesk: false, doctors: 1, doctor: 'd1' },
      how: 'Account 90000 00002',
    },
    'Press Make Appointment at the desk of a clinic': {
      input: { doctors: [], slotId: null, isDoctor: false, today: TODAY },
      to: ['slots.loading', 'booking.checkingNumber'],
      facts: { ...asOpened, isDesk: true, doctors: 0, doctor: '' },
      how: 'Account 90000 00007, at a clinic where two doctors have hours',
    },
  },
  states: {
    'slots.loading': { sees: '', asks: ({ doctor }) => ({ choices: { doctorId: doctor } }) },
    'slots.shown': '',
    'slots.failed': 'That the slots did not come, and Try again.',
    'booking.checkingNumber': 'The field for the mobile number of the patient, and Check number.',
    'booking.addingNumber': 'The field for the number that the patient is given, and Go on without a number.',
    'booking.choosing': ({ name, slot, fault, offered }) =>
      `${name === '' ? 'Empty fields for name, age and gender' : name}, ${slot === null ? 'no slot chosen' : 'the next free slot'}, payment and Save${
        fault === null ? '' : `; ${fault}`
      }${offered > 0 ? `; the next ${offered} free slots` : ''}.`,
    'booking.addingMember': {
      sees: 'That the appointment is being saved.',
      asks: ({ isAskedAgain }) => ({
        adding: {
          patientId: 'u1',
          name: 'Ravi',
          age: 12,
          gender: 'Male',
          ...(isAskedAgain && { isAnother: true }),
          key: '<key>',
        },
      }),
    },
    'booking.placing': {
      sees: 'That the appointment is being saved.',
      asks: ({ member, name, slot }) => ({
        placing: {
          patientId: 'u1',
          memberId: member,
          slotId: slot,
          consultation: 'inClinic',
          amount: 80_000,
          paymentMethodId: 1,
          name,
          age: name === 'Ravi' ? 12 : 41,
          gender: name === 'Ravi' ? 'Male' : 'Female',
          key: '<key>',
        },
      }),
    },
    'booking.booked': ({ slotNo, name }) => `Slot ${slotNo}, ${name}, the age and the date.`,
    'booking.left': 'The page below; a doctor sees the schedule loaded again.',
  },
  steps: {
    'The slots arrive': {
      event: ends('choices', answered(choices(slots))),
      only: ({ fault, isDesk, doctors, doctor }) => fault === null && (!isDesk || (doctors === 2 && doctor === 'd1')),
      leads: {
        in: 'slots.loading',
        to: 'slots.shown',
        now: ({ found, name }) => ({
          way: 'inClinic',
          slots: 3,
          slot: 's1.2',
          wanted: 's1.2',
          loadFault: null,
          canSave: found !== null && name !== '',
        }),
      },
    },
    'The slots arrive, none of the clinic today': {
      event: ends('choices', answered(choices([], tomorrow))),
      only: ({ fault, isDesk, found }) => fault === null && !isDesk && found === null,
      leads: {
        in: 'slots.loading',
        to: 'slots.shown',
        now: { slots: 3, offered: 3, isTodayFull: true, loadFault: null },
      },
    },
    'The doctors of the clinic arrive, and the slots of the first': {
      event: ends('choices', answered(choices(slots, { doctors: doctorsThere }))),
      only: ({ isDesk, doctor }) => isDesk && doctor === '',
      leads: {
        in: 'slots.loading',
        to: 'slots.shown',
        now: ({ name }) => ({
          doctors: 2,
          doctor: 'd1',
          way: 'inClinic',
          slots: 3,
          slot: 's1.2',
          wanted: 's1.2',
          loadFault: null,
          canSave: name !== '',
        }),
      },
    },
    'The slots of the second doctor arrive': {
      event: ends('choices', answered(choices([afternoon], { doctorId: 'd2' }))),
      only: ({ doctor }) => doctor === 'd2',
      leads: {
        in: 'slots.loading',
        to: 'slots.shown',
        now: { slots: 1, slot: 's2.1', wanted: 's2.1', loadFault: null, canSave: true },
      },
    },
    'The slots cannot be loaded': {
      event: ends('choices', refused('offline')),
      only: ({ slots: known }) => known === 0,
      leads: { in: 'slots.loading', to: 'slots.failed', now: { loadFault: 'offline' } },
    },
    'Press Try again': {
      event: { type: 'retry' },
      leads: { in: 'slots.failed', to: 'slots.loading', now: { loadFault: null } },
    },
    'The number is known': {
      event: ends('number', patient([asha])),
      only: ({ isDesk }, leaves) => isLoaded(leaves) || (!isDesk && leaves.has('slots.failed')),
      leads: [
        {
          in: 'booking.checkingNumber',
          to: 'booking.choosing',
          now: ({ slot }) => ({ found: 1, member: 'm1', name: 'Asha Patel', canSave: slot !== null }),
        },
        {
          in: 'booking.addingNumber',
          to: 'booking.choosing',
          now: { found: 1, member: 'm1', name: 'Asha Patel', patientNo: null, isAdding: false },
        },
      ],
    },
    'The number was new and its code is right': {
      event: ends('number', patient([])),
      only: ({ isDesk }, leaves) => isLoaded(leaves) && !isDesk,
      leads: { in: 'booking.checkingNumber', to: 'booking.choosing', now: { found: 0 } },
    },
    'Change the number': {
      event: { type: 'number.changing' },
      only: ({ isTodayFull, way, isDesk }, leaves) => isLoaded(leaves) && !isTodayFull && way === 'inClinic' && !isDesk,
      leads: {
        in: 'booking.choosing',
        to: 'booking.checkingNumber',
        now: { found: null, member: null, name: '', canSave: false, isAskedAgain: false, fault: null, offered: 0 },
      },
    },
    'Choose Someone new': {
      event: { type: 'member.chosen', id: null },
      only: ({ way, member, fault, isDesk }, leaves) =>
        isLoaded(leaves) && way === 'inClinic' && member === 'm1' && fault === null && !isDesk,
      leads: { in: 'booking.choosing', now: { member: null, name: '', canSave: false, isAskedAgain: false } },
    },
    'Type Ravi, 12, male': {
      event: { type: 'person.typed', change: { name: 'Ravi', age: '12', gender: 'Male' } },
      only: ({ isTodayFull, way, member, name }, leaves) =>
        isLoaded(leaves) && !isTodayFull && way === 'inClinic' && member === null && name === '',
      leads: {
        in: 'booking.choosing',
        now: ({ slot }) => ({ name: 'Ravi', canSave: slot !== null, fault: null, offered: 0 }),
      },
    },
    'Choose the reserved slot': {
      event: { type: 'slot.chosen', slotId: 's1.1' },
      only: ({ way, slot, isDesk }, leaves) => isLoaded(leaves) && way === 'inClinic' && slot !== 's1.1' && !isDesk,
      leads: {
        in: 'booking.choosing',
        now: ({ name }) => ({
          slot: 's1.1',
          wanted: 's1.1',
          canSave: name !== '',
          fault: null,
          offered: 0,
          isTodayFull: false,
        }),
      },
    },
    'Press Save': {
      event: { type: 'save' },
      only: ({ way, isDesk, doctor }, leaves) => isLoaded(leaves) && way === 'inClinic' && (!isDesk || doctor === 'd2'),
      leads: [
        {
          in: 'booking.choosing',
          if: ({ canSave, member }) => canSave && member === null,
          to: 'booking.addingMember',
          now: { fault: null, offered: 0 },
        },
        {
          in: 'booking.choosing',
          if: ({ canSave }) => canSave,
          to: 'booking.placing',
          now: { fault: null, offered: 0 },
        },
      ],
    },
    'The new member is saved': {
      event: ends('adding', answered(ravi)),
      leads: {
        in: 'booking.addingMember',
        to: 'booking.placing',
        now: ({ found }) => ({ found: (found ?? 0) + 1, member: 'm2', isAskedAgain: false }),
      },
    },
    'The family has the new member already': {
      event: ends('adding', refused('conflict', 'Ravi, 12, is already in the family. Add another?', 'memberExists')),
      only: ({ isAskedAgain }) => !isAskedAgain,
      leads: {
        in: 'booking.addingMember',
        to: 'booking.choosing',
        now: { fault: 'Ravi, 12, is already in the family. Add another?', isAskedAgain: true },
      },
    },
    'The new member cannot be saved': {
      event: ends('adding', refused('offline')),
      leads: { in: 'booking.addingMember', to: 'booking.choosing', now: { fault: 'offline', isAskedAgain: false } },
    },
    'It is booked': {
      event: ends('placing', answered({ bookingId: 'b1', slotNo: 2 })),
      leads: { in: 'booking.placing', to: 'booking.booked', now: { slotNo: 2 }, effects: refreshes },
    },
    'Close it': {
      event: { type: 'closed' },
      leads: { in: 'booking.booked', to: 'booking.left', effects: refreshes },
    },
    'The slot was just taken': {
      event: ends('placing', refused('conflict', TAKEN, 'slotTaken')),
      only: ({ slot }) => slot === 's1.2',
      leads: { in: 'booking.placing', to: ['booking.choosing', 'slots.loading'], now: { fault: TAKEN } },
    },
    'The slots arrive without it': {
      event: ends('choices', answered(choices(slots.filter(({ id }) => id !== 's1.2')))),
      only: ({ fault }) => fault === TAKEN,
      leads: {
        in: 'slots.loading',
        to: 'slots.shown',
        now: { slots: 2, slot: null, wanted: null, offered: 2, canSave: false },
      },
    },
    'Somebody without a number is registered': {
      event: ends('number', numberless),
      only: ({ isDesk, found }, leaves) => isDesk && found === null && isLoaded(leaves),
      leads: {
        in: 'booking.checkingNumber',
        to: 'booking.choosing',
        now: ({ slot }) => ({ found: 1, member: 'm9', name: 'Unknown man', patientNo: 10_001, canSave: slot !== null }),
      },
    },
    'Press Add a number': {
      event: { type: 'number.adding' },
      leads: {
        in: 'booking.choosing',
        if: ({ patientNo }) => patientNo !== null,
        to: 'booking.addingNumber',
        now: { isAdding: true },
      },
    },
    'Press Go on without a number': {
      event: { type: 'number.kept' },
      leads: { in: 'booking.addingNumber', to: 'booking.choosing', now: { isAdding: false } },
    },
    'Choose the second doctor': {
      event: { type: 'doctor.chosen', id: 'd2' },
      only: ({ doctor, doctors, name }, leaves) =>
        isLoaded(leaves) && doctor === 'd1' && doctors === 2 && name === 'Asha Patel',
      leads: {
        in: 'booking.choosing',
        to: 'slots.loading',
        now: { doctor: 'd2', slots: 0, slot: null, wanted: null, canSave: false },
      },
    },
    'Choose the first doctor again': {
      event: { type: 'doctor.chosen', id: 'd1' },
      only: ({ doctor }, leaves) => (leaves.has('slots.failed') || leaves.has('slots.loading')) && doctor === 'd2',
      leads: { in: 'booking.choosing', to: 'slots.loading', now: { doctor: 'd1', loadFault: null } },
    },
    'Choose Video': {
      event: { type: 'consultation.chosen', consultation: 'video' },
      only: ({ isTodayFull, way, fault, slots: known, isDesk }, leaves) =>
        isLoaded(leaves) && !isTodayFull && way === 'inClinic' && fault === null && known === 3 && !isDesk,
      leads: {
        in: 'booking.choosing',
        now: { way: 'video', slots: 0, slot: null, wanted: null, canSave: false },
      },
    },
    'Choose In clinic': {
      event: { type: 'consultation.chosen', consultation: 'inClinic' },
      only: ({ way }, leaves) => isLoaded(leaves) && way === 'video',
      leads: {
        in: 'booking.choosing',
        now: ({ name }) => ({ way: 'inClinic', slots: 3, slot: 's1.2', wanted: 's1.2', canSave: name !== '' }),
      },
    },
    'Choose to pay in cash': {
      event: { type: 'method.chosen', id: 1 },
      only: ({ way, isDesk }, leaves) => isLoaded(leaves) && way === 'inClinic' && !isDesk,
      leads: { in: 'booking.choosing' },
    },
    'It cannot be booked': {
      event: ends('placing', refused('offline')),
      only: ({ isDesk }) => !isDesk,
      leads: { in: 'booking.placing', to: 'booking.choosing', now: { fault: 'offline' } },
    },
  },
})
