import { endLongAgo } from '../appointments'
import type { RowName } from '../../../server/contract'
import { demonstrationAccounts } from '../../../server/seed/accounts'
import type { Case, Fields } from './case'
import { type PersonName, tokenOf, type World } from './people'

const patients: readonly PersonName[] = ['owner', 'otherPatient']
const owner: readonly PersonName[] = ['owner']
const doctors: readonly PersonName[] = ['treatingDoctor', 'otherDoctor', 'juniorDoctor']
/** The doctor of the practice that is tried, and whoever works for that doctor. */
const ofTheDoctor: readonly PersonName[] = ['treatingDoctor', 'juniorDoctor']
const clinicStaff: readonly PersonName[] = [...doctors, 'pharmacy', 'clinicDesk']
const slotSeekers: readonly PersonName[] = ['guest', ...patients, ...clinicStaff]

const NOWHERE = '00000000-0000-4000-8000-00000000dead'
const person = { name: 'Meera Rao', age: 41, gender: 'Female' }

let numbers = 0
const newNumber = () => String(7_700_500_000 + (numbers += 1))

const booking = (world: World, memberId: string): Fields => {
  const { slotId, fee } = world.nextSlot()
  const { doctorId } = world
  return { doctorId, memberId, slotId, consultationType: 2, paymentMethodId: 3, paymentAmount: fee }
}

/** A booking as patients send it, and as staff do for the owner. */
const bookingBy = (who: PersonName, world: World, memberId: string): Fields => {
  if (!clinicStaff.includes(who)) return booking(world, memberId)
  const { slotId, fee } = world.nextSlot()
  const patientId = world.people.owner.userId
  const names = { patientName: person.name, patientAge: person.age, patientGender: person.gender }
  return { patientId, memberId, slotId, consultationType: 2, paymentAmount: fee, ...names }
}

const TREATED = 'Zebunnisa Treated'

/** Somebody of the owner's family whom the treating doctor alone has seen. */
const newTreated = async (world: World): Promise<void> => {
  const { backend, people } = world
  const as = { token: await tokenOf(backend, people.treatingDoctor) }
  const member = { patientId: people.owner.userId, ...person, name: TREATED, is_another: true }
  const { result } = await backend.call<{ id: string }>('members.addFor', member, as)
  const booked = await backend.call<{ bookingId: string }>(
    'booking.book',
    bookingBy('treatingDoctor', world, result.id),
    as,
  )
  // A patient may have so many unpaid appointments and no more.
  await backend.call('booking.cancelScheduled', { schedules: [], appointments: [booked.result.bookingId] }, as)
}

/** An appointment of the owner with the treating doctor that nobody has cancelled. */
const newAppointment = async (world: World): Promise<string> => {
  const { backend, people, memberId } = world
  const booked = await backend.call<{ bookingId: string }>(
    'booking.book',
    bookingBy('treatingDoctor', world, memberId),
    { token: await tokenOf(backend, people.treatingDoctor) },
  )
  return booked.result.bookingId
}

/** An appointment like that whose time is over. */
const newOver = async (world: World): Promise<string> => {
  const id = await newAppointment(world)
  await endLongAgo(world.backend.db, id)
  return id
}

/** Somebody new whom the treating doctor alone has seen. */
const newOfTheDoctor = async (world: World): Promise<string> => {
  const { backend, people } = world
  const as = { token: await tokenOf(backend, people.treatingDoctor) }
  const phone = { countryCode: '+91', phoneNumber: newNumber() }
  const { result: sent } = await backend.call<{ OtpId: string }>('session.createPatientOtp', phone, as)
  const code = { otp: await backend.latestCode(), otpId: sent.OtpId, language: 'eng' }
  const { result: found } = await backend.call<{ userId: string }>('session.createPatient', code, as)
  const patientId = found.userId
  const { result: member } = await backend.call<{ id: string }>('members.addFor', { patientId, ...person }, as)
  await backend.call('booking.book', { ...bookingBy('treatingDoctor', world, member.id), patientId }, as)
  return patientId
}

/** Who books, moves and cancels what, and whom staff find to book for. */
export const bookingCases: Partial<Record<RowName, Case>> = {
  'booking.slots': {
    may: slotSeekers,
    input: ({ doctorId }) => ({ doctorId }),
    missing: () => ({ doctorId: NOWHERE }),
  },
  'booking.outlook': {
    may: slotSeekers,
    input: ({ doctorId }) => ({ doctorId }),
    missing: () => ({ doctorId: NOWHERE }),
  },
  'booking.askForAlert': {
    may: patients,
    input: ({ doctorId }) => ({ doctorId }),
    missing: () => ({ doctorId: NOWHERE }),
  },
  'booking.book': {
    may: [...patients, ...clinicStaff],
    input: (world, who) => bookingBy(who, world, world.memberId),
    missing: (world, who) => bookingBy(who, world, NOWHERE),
    reaches: [...owner, ...ofTheDoctor],
  },
  'booking.reschedule': {
    may: [...patients, ...doctors],
    input: async (world) => {
      const { slotId, fee } = world.nextSlot()
      return { id: await newAppointment(world), slotId, paymentAmount: fee }
    },
    missing: () => ({ id: NOWHERE, slotId: 's.1', paymentAmount: 1 }),
    reaches: [...owner, ...ofTheDoctor],
  },
  'booking.cancel': {
    may: [...patients, ...doctors],
    input: async (world) => ({ schedules: [], appointments: [await newAppointment(world)] }),
    missing: () => ({ schedules: [], appointments: [NOWHERE] }),
    reaches: [...owner, ...ofTheDoctor],
  },
  'booking.patientBlock': {
    may: doctors,
    input: async (world) => ({ bookingId: await newAppointment(world), place: 'schedule' }),
    missing: () => ({ bookingId: NOWHERE, place: 'schedule' }),
    reaches: ofTheDoctor,
  },
  'booking.blockPatient': {
    may: doctors,
    input: async (world) => {
      const patientId = await newOfTheDoctor(world)
      return { patientId, isBlocked: false, place: 'schedule' }
    },
    missing: () => ({ patientId: NOWHERE, isBlocked: false, place: 'schedule' }),
    reaches: ofTheDoctor,
  },
  'booking.noShow': {
    may: doctors,
    input: async (world) => ({ bookingId: await newOver(world), isNoShow: true }),
    missing: () => ({ bookingId: NOWHERE, isNoShow: true }),
    reaches: ofTheDoctor,
  },
  'booking.cancelScheduled': {
    may: doctors,
    input: async (world) => ({ schedules: [], appointments: [await newAppointment(world)] }),
    missing: () => ({ schedules: [], appointments: [NOWHERE] }),
    reaches: ofTheDoctor,
  },
  'session.searchPatient': {
    may: clinicStaff,
    input: () => ({ countryCode: '+91', phoneNumber: demonstrationAccounts.patient.phoneNumber }),
  },
  'session.searchUser': {
    may: clinicStaff,
    input: async (world) => {
      await newTreated(world)
      return { name: TREATED }
    },
    reaches: ofTheDoctor,
    shows: (result) => JSON.stringify(result).includes(TREATED),
  },
  'session.createPatientOtp': {
    may: clinicStaff,
    input: () => ({ countryCode: '+91', phoneNumber: newNumber() }),
  },
  'session.createPatient': {
    may: clinicStaff,
    input: async (world, who) => {
      const phone = { countryCode: '+91', phoneNumber: newNumber() }
      const asks = clinicStaff.includes(who) ? who : 'treatingDoctor'
      const token = await tokenOf(world.backend, world.people[asks])
      const { result } = await world.backend.call<{ OtpId: string }>('session.createPatientOtp', phone, { token })
      return { otp: await world.backend.latestCode(), otpId: result.OtpId, language: 'eng' }
    },
  },
}
