import { receptionApi } from '../../src/core/reception/reception.api'
import { CLINIC_STAFF, DOCTORS, PATIENTS } from '../../src/core/session/roles'
import { rule } from '../kit/policy'
import { daysChanged, noShowNoted, visitsBegun } from '../booking/booking.port'
import { placeAsked } from '../payment/payment.port'
import { room } from '../platform'
import { announceQueueChange } from './queue.feed'
import { followNoShow } from './noShow.store'
import { hasBegun } from './queue.conditions'
import { placeInQueue } from './queue.read'
import { receptionHandlers } from './reception.server'
import texts from './reception.texts.json'

const OWN = "today's appointments of the caller's doctor"
const DESK = `${OWN}, or of the clinic whose desk the caller keeps`
const CLINICS = "clinics of the caller's doctor"

export const receptionRoom = room(receptionApi, {
  handlers: receptionHandlers,
  policy: {
    queue: rule(DOCTORS, OWN, 'patients'),
    display: rule(DOCTORS, `${CLINICS}; slot numbers without names`, 'none'),
    callNext: rule(DOCTORS, CLINICS, 'patients'),
    step: rule(CLINIC_STAFF, DESK, 'patients'),
    undo: rule(CLINIC_STAFF, DESK, 'patients'),
    setRoom: rule(DOCTORS, CLINICS, 'none'),
    stateDelay: rule(
      CLINIC_STAFF,
      "today's hours of the caller's doctor, or of the clinic whose desk the caller keeps",
      'none',
    ),
    receivePayment: rule(CLINIC_STAFF, DESK, 'patients'),
    correctPayment: rule(CLINIC_STAFF, DESK, 'patients'),
    paymentDetail: rule(
      CLINIC_STAFF,
      "appointments of the caller's doctor, or of the clinic whose desk the caller keeps",
      'patients',
    ),
    positions: rule(PATIENTS, "the caller's own appointments"),
  },
  texts,
  listens: [
    daysChanged.by(announceQueueChange),
    noShowNoted.by(followNoShow),
    placeAsked.by(placeInQueue),
    visitsBegun.by(hasBegun),
  ],
})
