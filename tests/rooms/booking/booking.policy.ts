import type { RoomCases } from '../../kit/policy/case'
import { patients, owner, doctors, ofTheDoctor, clinicStaff, NOWHERE, person, newNumber } from '../../kit/policy/groups'
import { endLongAgo } from '../../kit/appointments'
import type { Fields } from '../../kit/policy/case'
import { type PersonName, type Profile, tokenOf, type World } from '../../kit/policy/people'

const slotSeekers: readonly PersonName[] = ['guest', ...patients, ...clinicStaff]

const booking = (world: World, memberId: string): Fields => {
  const { slotId, fee } = world.nextSlot()
  const { doctorId } = world
  return { doctorId, memberId, slotId, consultationType: 2, paymentMethodId: 3, paymentAmount: fee }
}

/** A booking as patients send it, and as staff do for the owner. */
export const bookingBy = (
  who: PersonName,
  world: World,
  memberId: string,
  { name, age, gender }: Profile = world.profile,
): Fields => {
  if (!clinicStaff.includes(who)) return booking(world, memberId)
  const { slotId, fee } = world.nextSlot()
  const patientId = world.people.owner.userId
  const names = { patientName: name, patientAge: age, patientGender: gender }
  return { patientId, memberId, slotId, consultationType: 2, paymentAmount: fee, ...names }
}

/** An appointment of the owner with the treating doctor that nobody has cancelled. */
export const newAppointment = async (world: World): Promise<string> => {
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
  await backend.call('booking.book', { ...bookingBy('treatingDoctor', world, member.id, person), patientId }, as)
  return patientId
}

export const bookingPolicy: RoomCases<'booking'> = {
  slots: {
    may: slotSeekers,
    input: ({ doctorId }) => ({ doctorId }),
    missing: () => ({ doctorId: NOWHERE }),
  },
  outlook: {
    may: slotSeekers,
    input: ({ doctorId }) => ({ doctorId }),
    missing: () => ({ doctorId: NOWHERE }),
  },
  askForAlert: {
    may: patients,
    input: ({ doctorId }) => ({ doctorId }),
    missing: () => ({ doctorId: NOWHERE }),
  },
  book: {
    may: [...patients, ...clinicStaff],
    input: (world, who) => bookingBy(who, world, world.memberId),
    missing: (world, who) => bookingBy(who, world, NOWHERE),
    reaches: [...owner, ...ofTheDoctor],
  },
  reschedule: {
    may: [...patients, ...doctors],
    input: async (world) => {
      const { slotId, fee } = world.nextSlot()
      return { id: await newAppointment(world), slotId, paymentAmount: fee }
    },
    missing: () => ({ id: NOWHERE, slotId: 's.1', paymentAmount: 1 }),
    reaches: [...owner, ...ofTheDoctor],
  },
  cancel: {
    may: [...patients, ...doctors],
    input: async (world) => ({ schedules: [], appointments: [await newAppointment(world)] }),
    missing: () => ({ schedules: [], appointments: [NOWHERE] }),
    reaches: [...owner, ...ofTheDoctor],
  },
  patientBlock: {
    may: doctors,
    input: async (world) => ({ bookingId: await newAppointment(world), place: 'schedule' }),
    missing: () => ({ bookingId: NOWHERE, place: 'schedule' }),
    reaches: ofTheDoctor,
  },
  blockPatient: {
    may: doctors,
    input: async (world) => {
      const patientId = await newOfTheDoctor(world)
      return { patientId, isBlocked: false, place: 'schedule' }
    },
    missing: () => ({ patientId: NOWHERE, isBlocked: false, place: 'schedule' }),
    reaches: ofTheDoctor,
  },
  noShow: {
    may: doctors,
    input: async (world) => ({ bookingId: await newOver(world), isNoShow: true }),
    missing: () => ({ bookingId: NOWHERE, isNoShow: true }),
    reaches: ofTheDoctor,
  },
  cancelScheduled: {
    may: doctors,
    input: async (world) => ({ schedules: [], appointments: [await newAppointment(world)] }),
    missing: () => ({ schedules: [], appointments: [NOWHERE] }),
    reaches: ofTheDoctor,
  },
}
