/** What rooms above use of this one, beside its tables. */
export { allows, holdsSlot, isOver, stands } from './appointment.conditions'
export { visitsBegun } from './begun.hook'
export { appointmentsChanged, notifyOfAppointments, paidCancelled } from './appointment.events'
export { cancelLocked, markPaidBack, paidAtDesk, writeNoShow } from './appointment.store'
export { correctMethodAtDesk, markPaidAtDesk } from './atDesk.store'
export { calendarRows, markPaid, markRefunded, releaseExpired } from './booking.store'
export {
  type HeldAppointment,
  canComplete,
  completeAppointment,
  ownAppointment,
  startAppointment,
} from './complete.store'
export { lockClinicHours, writeDelay } from './delay.store'
export { firstFree, nextSlot, nextSlots, unixSeconds } from './freeSlots.read'
export {
  type Schedule,
  insertHours,
  lockHours,
  moveAppointment,
  overlappingDays,
  setBlockedRoles,
  setHours,
} from './hours.store'
export { blockChanged, isBlockedBy, isPatientBlocked } from './patientBlock.store'
export { type NoShowNote, noShowNoted } from './noShow.server'
export { paymentMethods } from './paymentMethods'
export { renumber } from './renumber.store'
export { isOpenToPatients } from './schedule.conditions'
export { announceScheduleChange, daysChanged } from './schedule.feed'
export { type Whose, isOf, isWithin, whoseOf } from './scope.conditions'
export { endOfWindow, slotIdOf, slotTimes } from './slot'
export { notifyOfOpenSlots } from './slotAlert.store'
