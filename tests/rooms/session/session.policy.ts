import { newId } from '../../../server/kit/ids'
import { members } from '../../../server/members/members.tables'
import { demonstrationAccounts } from '../../../server/seed/accounts'
import type { RoomCases } from '../../kit/policy/case'
import {
  clinicStaff,
  everyone,
  known,
  newNumber,
  NOWHERE,
  nothing,
  ofTheDoctor,
  patients,
  person,
} from '../../kit/policy/groups'
import { type PersonName, tokenOf, type World } from '../../kit/policy/people'
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

/** Somebody without a number, whom one of the staff registered: nobody else has met them. */
const newWithoutNumber = async ({ backend, people }: World, by: PersonName): Promise<string> => {
  const registered = { ...person, name: `Somebody ${newId()}` }
  const token = await tokenOf(backend, people[by])
  return (await backend.call<{ userId: string }>('session.createWithoutNumber', registered, { token })).result.userId
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
    may: clinicStaff,
    input: async (world) => ({ patientId: await newWithoutNumber(world, 'treatingDoctor') }),
    missing: () => ({ patientId: NOWHERE }),
    reaches: ['treatingDoctor'],
  },
  createWithoutNumber: { may: clinicStaff, input: () => ({ ...person, name: `Somebody ${newId()}` }) },
  addNumber: {
    may: clinicStaff,
    input: async (world, who) => {
      const asks = clinicStaff.includes(who) ? who : 'treatingDoctor'
      const token = await tokenOf(world.backend, world.people[asks])
      const patientId = await newWithoutNumber(world, asks)
      const phone = { countryCode: '+91', phoneNumber: newNumber() }
      const { result } = await world.backend.call<{ OtpId: string }>('session.createPatientOtp', phone, { token })
      return { patientId, otp: await world.backend.latestCode(), otpId: result.OtpId }
    },
  },
}
