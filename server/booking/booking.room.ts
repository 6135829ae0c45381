import { bookingApi } from '../../src/core/booking/booking.api'
import { BOOKERS, CLINIC_STAFF, DOCTORS, PATIENTS } from '../../src/core/session/roles'
import { HOUR, MINUTE } from '../../src/core/kit/dates'
import { renewAvailability } from './patterns.store'
import { rule } from '../kit/policy'
import { treatedMembers } from '../members/members.port'
import { recordVisits } from '../records/records.port'
import { room } from '../platform'
import { bookingHandlers } from './booking.server'
import { isVisit } from './recordVisit.read'
import { membersWithAppointments } from './scope.conditions'
import { notifyOfOpenSlots } from './slotAlert.store'
import texts from './booking.texts.json'

export const bookingRoom = room(bookingApi, {
  handlers: bookingHandlers,
  policy: {
    slots: rule(BOOKERS, 'public'),
    outlook: rule(BOOKERS, "public, and the caller's own alert"),
    askForAlert: rule(PATIENTS, "the caller's own alert"),
    book: rule(
      [...PATIENTS, ...CLINIC_STAFF],
      "members of the caller's family; staff: patients whose number they presented or whom they treat, with the caller's doctor or at the caller's clinic",
      'patients',
    ),
    patientBlock: rule(DOCTORS, "patients whom the caller's doctor treats", 'patients'),
    blockPatient: rule(DOCTORS, "patients whom the caller's doctor treats", 'patients'),
    cancel: rule([...PATIENTS, ...DOCTORS], "the caller's own appointments; staff: of their doctor", 'patients'),
    reschedule: rule([...PATIENTS, ...DOCTORS], "the caller's own appointments; staff: of their doctor", 'patients'),
    noShow: rule(DOCTORS, "appointments of the caller's doctor", 'patients'),
    cancelScheduled: rule(DOCTORS, "appointments of the caller's doctor", 'patients'),
  },
  texts,
  listens: [treatedMembers.by(membersWithAppointments), recordVisits.by(isVisit)],
  jobs: [
    { name: 'renew availability', every: HOUR, run: (db, now) => renewAvailability(db, now) },
    { name: 'notify of open slots', every: MINUTE, run: (db, now) => notifyOfOpenSlots(db, now) },
  ],
})
