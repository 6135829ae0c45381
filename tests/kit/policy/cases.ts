import type { RowName } from '../../../server/contract'
import { doctors as doctorsTable } from '../../../server/doctors/doctors.tables'
import { newId } from '../../../server/kit/ids'
import { reviews } from '../../../server/reviews/reviews.tables'
import { type PersonName, personNames, type World } from './people'
import { PNG } from '../sampleFiles'
import { bookingCases } from './booking.cases'
import type { Case } from './case'
import { hoursCases } from './hours.cases'
import { inpatientCases } from './cases.inpatient'
import { prescriptionCases } from './prescription.cases'
import { receptionCases } from './reception.cases'

const everyone = personNames
const patients: readonly PersonName[] = ['owner', 'otherPatient']
const owner: readonly PersonName[] = ['owner']
/** Those whose role is given the feature when the account is made. */
const lookingAround: readonly PersonName[] = ['guest', ...patients, 'treatingDoctor', 'otherDoctor', 'juniorDoctor']
const clinicStaff: readonly PersonName[] = ['treatingDoctor', 'otherDoctor', 'juniorDoctor', 'pharmacy', 'clinicDesk']

/** Those who have notifications. */
const reported: readonly PersonName[] = [...lookingAround, 'pharmacy', 'clinicDesk', 'diagnosticCentre']
const known: readonly PersonName[] = personNames.filter((name) => name !== 'guest')
/** Those who write to support, and add files to what they write. */
const writers: readonly PersonName[] = known.filter((name) => name !== 'admin')
const ticketReaders: readonly PersonName[] = lookingAround.filter((name) => name !== 'guest')

const doctors: readonly PersonName[] = ['treatingDoctor', 'otherDoctor', 'juniorDoctor']
/** The doctor of the practice that is tried, and whoever works for that doctor. */
const ofTheDoctor: readonly PersonName[] = ['treatingDoctor', 'juniorDoctor']

const NOWHERE = '00000000-0000-4000-8000-00000000dead'
const near = { latitude: 28.6, longitude: 77.3 }
const nothing = () => ({})
const person = { name: 'Meera Rao', age: 41, gender: 'Female' }

const PICTURE = new File([PNG], 'screen.png', {
  type: 'image/png',
})
const TICKET = { problem: 'Slots', description: 'Tuesday is missing', attachments: [] }

const holds =
  (text: (world: World) => string) =>
  (result: unknown, world: World): boolean =>
    JSON.stringify(result).includes(text(world))

let numbers = 0
const newNumber = () => String(7_700_000_000 + (numbers += 1))

/** A review of the treating doctor that nobody replied to. */
const newReview = async ({ backend: { db }, doctorId }: World): Promise<string> => {
  const id = newId()
  await db
    .insert(reviews)
    .values({ id, doctorId, name: 'Asha Patel', stars: 5, message: 'Well again', createdAt: 1, updatedAt: 1 })
  return id
}

export const cases: Partial<Record<RowName, Case>> = {
  ...prescriptionCases,
  ...receptionCases,
  'config.read': { may: everyone, input: () => ({ key: 'countryCodes' }) },
  'session.requestOtp': { may: everyone, input: () => ({ country_code: '+91', phone_number: newNumber() }) },
  'session.verifyOtp': {
    may: everyone,
    input: async ({ backend }) => {
      const phone = { country_code: '+91', phone_number: newNumber() }
      const { result } = await backend.call<{ OtpId: string }>('session.requestOtp', phone)
      return { otp_code: await backend.latestCode(), token: result.OtpId }
    },
  },
  'session.guestLogin': { may: everyone, input: nothing },
  'session.accessToken': { may: everyone, input: nothing },
  'session.refreshPage': { may: everyone, input: nothing },
  'session.details': { may: known, input: nothing },
  'session.logout': { may: everyone, input: nothing },
  'doctors.specialities': { may: everyone, input: nothing },
  'doctors.find': { may: everyone, input: () => ({ ...near, limit: 10, offset: 0 }) },
  'doctors.profile': {
    may: lookingAround,
    input: ({ doctorId }) => ({ id: doctorId, ...near }),
    missing: () => ({ id: NOWHERE, ...near }),
  },
  'reviews.list': { may: lookingAround, input: ({ doctorId }) => ({ doctorId, limit: 10, page: 1 }) },
  'reviews.videoReviews': { may: lookingAround, input: ({ doctorId }) => ({ doctorId, limit: 10, offset: 0 }) },
  'payment.requestPage': {
    may: patients,
    input: ({ bookingId }) => ({ bookingId }),
    missing: () => ({ bookingId: NOWHERE }),
    reaches: owner,
  },
  'payment.bookingDetail': {
    may: [...patients, ...doctors],
    input: ({ bookingId }) => ({ bookingId, isDetailed: 'true' }),
    missing: () => ({ bookingId: NOWHERE, isDetailed: 'true' }),
    reaches: [...owner, ...ofTheDoctor],
  },
  'orders.list': {
    may: patients,
    input: () => ({ limit: 100, offset: 0 }),
    reaches: owner,
    shows: holds(({ bookingId }) => bookingId),
  },
  'members.list': { may: patients, input: nothing, reaches: owner, shows: holds(({ memberId }) => memberId) },
  'members.add': {
    may: patients,
    input: () => ({ ...person, is_default: false, is_another: true }),
  },
  'members.addFor': {
    may: clinicStaff,
    // Only these two have presented that number.
    input: ({ people }) => ({ patientId: people.otherPatient.userId, ...person, is_another: true }),
    missing: () => ({ patientId: NOWHERE, ...person, is_another: true }),
    reaches: ofTheDoctor,
  },
  'members.update': {
    may: patients,
    input: ({ secondMemberId }) => ({ id: secondMemberId, ...person, is_default: false }),
    missing: () => ({ id: NOWHERE, ...person, is_default: false }),
    reaches: owner,
  },
  'members.setDefault': {
    may: patients,
    input: ({ memberId }) => ({ id: memberId, is_default: true }),
    missing: () => ({ id: NOWHERE, is_default: true }),
    reaches: owner,
  },
  'members.profile': {
    may: patients,
    input: nothing,
    reaches: owner,
    shows: holds(({ patientName }) => patientName),
  },
  'members.saveProfile': {
    may: patients,
    input: ({ patientName }, who) => (who === 'owner' ? { ...person, name: patientName } : person),
    reaches: owner,
    shows: holds(({ patientName }) => patientName),
  },
  'schedule.list': {
    may: clinicStaff,
    input: ({ backend: { clock } }) => ({ start: clock.now() - 86_400, end: clock.now() + 40 * 86_400 }),
    reaches: ofTheDoctor,
    shows: holds(({ bookingId }) => bookingId),
  },
  'schedule.search': {
    may: clinicStaff,
    input: ({ patientName }) => ({ search: patientName }),
    reaches: ['treatingDoctor', 'juniorDoctor'],
    shows: holds(({ bookingId }) => bookingId),
  },
  'location.autocomplete': { may: everyone, input: () => ({ input: 'Pune' }) },
  'location.reverse': { may: everyone, input: () => near },
  'location.details': {
    may: everyone,
    input: async ({ backend }) => {
      const { result } = await backend.call<readonly { id: string }[]>('location.autocomplete', { input: 'Pune' })
      return { id: result[0]?.id }
    },
  },
  'notifications.list': { may: reported, input: () => ({ page: 1, limit: 10 }) },
  'notifications.markRead': { may: reported, input: () => ({ notificationIds: [NOWHERE] }) },
  'notifications.registerDevice': { may: reported, input: () => ({ device_token: 'a token' }) },
  'files.upload': { may: writers, input: () => ({ kind: 'support', file: PICTURE }) },
  'home.read': {
    may: patients,
    input: ({ people }) => ({ user_id: people.owner.userId, ...near }),
    missing: () => ({ user_id: NOWHERE, ...near }),
    reaches: owner,
  },
  'marketing.content': { may: everyone, input: () => ({ page: 'app-feature' }) },
  'marketing.banners': { may: everyone, input: () => ({ type: 'home' }) },
  'marketing.downloadLink': { may: everyone, input: () => ({ phoneNumber: newNumber(), countryCode: '+91' }) },
  'support.faqTags': { may: everyone, input: nothing },
  'support.faqs': { may: everyone, input: () => ({ tag: 'appointments' }) },
  'support.contact': {
    may: known,
    input: () => ({ name: person.name, mobileNumber: '9812345678', requestType: 'general' }),
  },
  'support.patientTicket': { may: patients, input: () => ({ kind: 'helpMeChoose' }) },
  'support.ticket': { may: writers, input: () => TICKET },
  'support.tickets': { may: ticketReaders, input: nothing },
  ...hoursCases,
  ...bookingCases,
  'reviews.reply': {
    may: doctors,
    input: async (world) => ({ reviewId: await newReview(world), reply: 'Thank you' }),
    missing: () => ({ reviewId: NOWHERE, reply: 'Thank you' }),
    reaches: ofTheDoctor,
  },
  'reviews.remove': {
    may: doctors,
    input: async (world) => ({ id: await newReview(world) }),
    missing: () => ({ id: NOWHERE }),
    reaches: ofTheDoctor,
  },
  'profile.own': { may: doctors, input: nothing },
  'profile.save': {
    may: ['treatingDoctor', 'otherDoctor'],
    input: async ({ backend }) => {
      await backend.db.update(doctorsTable).set({ profileRevision: 0 })
      return {
        about_me: 'Treats strokes.',
        language: ['English'],
        expertise: [],
        tags: [],
        video_consultation_fee: 800,
        revision: 0,
      }
    },
  },
  'team.hospitals': {
    may: doctors,
    input: nothing,
    reaches: ofTheDoctor,
    shows: holds(({ hospitalId }) => hospitalId),
  },
  'team.members': {
    may: doctors,
    input: ({ hospitalId }) => ({ hospital_id: hospitalId }),
    missing: () => ({ hospital_id: NOWHERE }),
    reaches: ofTheDoctor,
  },
  ...inpatientCases,
}
