import { Role } from '../../src/core/session/permissions'
import type { RowName } from './contract'
import type { Rule } from './policy'

const everyone: readonly Role[] = Role.literals
const bookers: readonly Role[] = ['PATIENT', 'GUEST', 'DOCTOR', 'JR_DOCTOR', 'PHARMACY']
const recipients: readonly Role[] = ['PATIENT', 'GUEST', 'DOCTOR', 'JR_DOCTOR', 'PHARMACY', 'DIAGNOSTIC_CENTER']
const patient: readonly Role[] = ['PATIENT']
const clinicStaff: readonly Role[] = ['DOCTOR', 'JR_DOCTOR', 'PHARMACY']
const known: readonly Role[] = everyone.filter((role) => role !== 'GUEST')

const rule = (roles: Rule['roles'], ownership: string): Rule => ({ roles, ownership })

/** The written policy: one rule for each row of the contract. */
export const policy: Readonly<Record<RowName, Rule>> = {
  'config.read': rule('anyone', 'public configuration'),
  'session.requestOtp': rule('anyone', 'a code goes to the number alone'),
  'session.verifyOtp': rule('anyone', 'whoever holds the code of the number'),
  'session.guestLogin': rule('anyone', 'a new session without a person'),
  'session.accessToken': rule(everyone, "the caller's own session"),
  'session.refreshPage': rule(everyone, "the caller's own session"),
  'session.logout': rule(everyone, "the caller's own session"),
  'location.autocomplete': rule('anyone', 'public'),
  'location.reverse': rule('anyone', 'public; the coordinates are not kept'),
  'location.details': rule('anyone', 'public'),
  'doctors.specialities': rule(everyone, 'public'),
  'doctors.find': rule(everyone, 'public'),
  'doctors.profile': rule(everyone, 'public'),
  'doctors.reviews': rule(everyone, 'public'),
  'doctors.videoReviews': rule(everyone, 'public'),
  'booking.slots': rule(bookers, 'public'),
  'booking.book': rule(patient, "members of the caller's family"),
  'payment.requestPage': rule(patient, "the caller's own bookings"),
  'payment.bookingDetail': rule(patient, "the caller's own bookings"),
  'orders.list': rule(patient, "the caller's own bookings"),
  'members.list': rule(patient, "the caller's own family"),
  'members.add': rule(patient, "the caller's own family"),
  'members.update': rule(patient, "members of the caller's family"),
  'members.setDefault': rule(patient, "members of the caller's family"),
  'members.profile': rule(patient, "the caller's default member"),
  'members.saveProfile': rule(patient, "the caller's default member"),
  'schedule.search': rule(
    clinicStaff,
    "appointments of the caller's doctor, or of the clinic whose desk the caller keeps",
  ),
  'notifications.list': rule(recipients, "the caller's own notifications"),
  'notifications.markRead': rule(recipients, "the caller's own notifications"),
  'notifications.registerDevice': rule(recipients, "the caller's own session"),
  'files.upload': rule(known, "a new file of the caller's own"),
  'home.read': rule(patient, "the caller's own appointments"),
  'marketing.content': rule('anyone', 'public'),
  'marketing.banners': rule('anyone', 'public'),
  'marketing.downloadLink': rule('anyone', 'a text goes to the number alone'),
  'support.faqTags': rule('anyone', 'public'),
  'support.faqs': rule('anyone', 'public'),
  'support.contact': rule(known, "the caller's own enquiry"),
  'support.patientTicket': rule(patient, "the caller's own enquiry"),
  'support.ticket': rule(known, "the caller's own enquiry and files"),
  'support.tickets': rule(known, "the caller's own enquiries"),
}
