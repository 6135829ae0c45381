import { receptionApi } from '../../src/core/reception/reception.api'
import { DOCTORS, PATIENTS } from '../../src/core/session/roles'
import { rule } from '../kit/policy'
import { daysChanged, noShowNoted } from '../booking/booking.port'
import { room } from '../platform'
import { announceQueueChange } from './queue.feed'
import { followNoShow } from './noShow.store'
import { receptionHandlers } from './reception.server'
import texts from './reception.texts.json'

const OWN = "today's appointments of the caller's doctor"
const CLINICS = "clinics of the caller's doctor"

export const receptionRoom = room(receptionApi, {
  handlers: receptionHandlers,
  policy: {
    queue: rule(DOCTORS, OWN, 'patients'),
    display: rule(DOCTORS, `${CLINICS}; slot numbers without names`, 'none'),
    callNext: rule(DOCTORS, CLINICS, 'patients'),
    step: rule(DOCTORS, OWN, 'patients'),
    undo: rule(DOCTORS, OWN, 'patients'),
    setRoom: rule(DOCTORS, CLINICS, 'none'),
    receivePayment: rule(DOCTORS, OWN, 'patients'),
    correctPayment: rule(DOCTORS, OWN, 'patients'),
    paymentDetail: rule(DOCTORS, "appointments of the caller's doctor", 'patients'),
    positions: rule(PATIENTS, "the caller's own appointments"),
  },
  texts,
  listens: [daysChanged.by(announceQueueChange), noShowNoted.by(followNoShow)],
})
