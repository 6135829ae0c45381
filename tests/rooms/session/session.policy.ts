import { newId } from '../../../server/kit/ids'
import { members } from '../../../server/members/members.tables'
import { demonstrationAccounts } from '../../../server/seed/accounts'
import type { RoomCases } from '../../kit/policy/case'
import {
  clinicStaff,
  everyone,
  known,
  newNumber,
  nothing,
  ofTheDoctor,
  patients,
  person,
} from '../../kit/policy/groups'
import { tokenOf, type World } from '../../kit/policy/people'
import { bookingBy } from '../booking/booking.policy'

const TREATED = 'Zebunnisa Treated'

/** Somebody of the owner's family whom the treating doctor alone has seen. */
const newTreated = async (world: World): Promise<void> => {
  const { backend, people } = world
  const as = { token: await tokenOf(backend, people.treatingDoctor) }
  const id = newId()
  const treated = { name: TREATED, age: person.age, gender: 'Female' } as const
  await backend.db.insert(members).values({
    id,
    patientId: people.owner.userId!,
    ...treated,
    isDefault: false,
    createdAt: backend.clock.now(),
  })
  const booked = await backend.call<{ bookingId: string }>(
    'booking.book',
    bookingBy('treatingDoctor', world, id, treated),
    as,
  )
  // A patient may have so many unpaid appointments and no more.
  await backend.call('booking.cancelScheduled', { schedules: [], appointments: [booked.result.bookingId] }, as)
}

export const sessionPolicy: RoomCases<'session'> = {
  requestOtp: { may: everyone, input: () => ({ country_code: '+91', phone_number: newNumber() }) },
  verifyOtp: {
    may: everyone,
    input: async ({ backend }) => {
      const phone = { country_code: '+91', phone_number: newNumber() }
      const { result } = await backend.call<{ OtpId: string }>('session.requestOtp', phone)
      return { otp_code: await backend.latestCode(), token: result.OtpId }
    },
  },
  guestLogin: { may: everyone, input: nothing },
  accessToken: { may: everyone, input: nothing },
  refreshPage: { may: everyone, input: nothing },
  details: { may: known, input: nothing },
  logout: { may: everyone, input: nothing },
  ownNumberOtp: { may: patients, input: nothing },
  newNumberOtp: {
    may: patients,
    input: () => ({ country_code: '+91', phone_number: newNumber() }),
  },
  searchPatient: {
    may: clinicStaff,
    input: () => ({ countryCode: '+91', phoneNumber: demonstrationAccounts.patient.phoneNumber }),
  },
  searchUser: {
    may: clinicStaff,
    input: async (world) => {
      await newTreated(world)
      return { name: TREATED }
    },
    reaches: ofTheDoctor,
    shows: (result) => JSON.stringify(result).includes(TREATED),
  },
  createPatientOtp: {
    may: clinicStaff,
    input: () => ({ countryCode: '+91', phoneNumber: newNumber() }),
  },
  createPatient: {
    may: clinicStaff,
    input: async (world, who) => {
      const phone = { countryCode: '+91', phoneNumber: newNumber() }
      const asks = clinicStaff.includes(who) ? who : 'treatingDoctor'
      const token = await tokenOf(world.backend, world.people[asks])
      const { result } = await world.backend.call<{ OtpId: string }>('session.createPatientOtp', phone, { token })
      return { otp: await world.backend.latestCode(), otpId: result.OtpId, language: 'eng' }
    },
  },
  openPatient: {
    may: ofTheDoctor,
    input: ({ people }) => ({ patientId: people.owner.userId! }),
  },
  createWithoutNumber: { may: clinicStaff, input: () => ({ ...person, name: `Somebody ${newId()}` }) },
  addNumber: {
    may: ofTheDoctor,
    input: async (world, who) => {
      const asks = clinicStaff.includes(who) ? who : 'treatingDoctor'
      const token = await tokenOf(world.backend, world.people[asks])
      const registered = { ...person, name: `Somebody ${newId()}` }
      const made = await world.backend.call<{ userId: string }>('session.createWithoutNumber', registered, { token })
      const phone = { countryCode: '+91', phoneNumber: newNumber() }
      const { result } = await world.backend.call<{ OtpId: string }>('session.createPatientOtp', phone, { token })
      return { patientId: made.result.userId, otp: await world.backend.latestCode(), otpId: result.OtpId }
    },
  },
}
