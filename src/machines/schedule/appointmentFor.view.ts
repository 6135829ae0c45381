import type { SnapshotFrom } from 'xstate'
import { freeSlots } from '../../core/booking/booking.rules'
import { ageFault } from '../../core/members/members.rules'
import { ONLINE } from '../../core/payment/payment'
import { faultBeside, faultOf } from '../kit/fault.view'
import { holderOf, ownProfileOf } from '../../core/session/patientLookup'
import type { PatientNumberActor } from '../session/patientNumber.view'
import type { appointmentForMachine } from './appointmentFor.machine'
import { canBook, freeOf, isPersonComplete, isTodayFull, needsNumber, OFFERED, slotOf } from './appointmentFor.setup'

/** Making an appointment for somebody, step by step. */
export const viewAppointmentFor = (snapshot: SnapshotFrom<typeof appointmentForMachine>) => {
  const { context } = snapshot
  const { calendar, consultation, patient, memberId, person, failure, booked, methods } = context
  const slot = slotOf(context)
  const days = (calendar?.[consultation] ?? []).filter((day) => freeSlots(day).length > 0)
  const isLost = failure?.code === 'slotTaken' || failure?.code === 'slotGone'
  const isFull = slot === null && consultation === 'inClinic' && !isLost && isTodayFull(context)
  return {
    step: snapshot.hasTag('booked')
      ? ('booked' as const)
      : snapshot.hasTag('details')
        ? ('details' as const)
        : ('number' as const),
    doctors: context.doctors,
    hasNoDoctors: calendar !== null && context.doctorId === '',
    doctorId: context.doctorId,
    isLoading: snapshot.hasTag('loading'),
    loadFault: snapshot.hasTag('failed') ? faultOf(context.loadFailure) : null,
    consultation,
    days,
    slot,
    /** The clinic has no free slot today, and none of another day is chosen. */
    isTodayFull: isFull,
    /** When the chosen slot was lost, or the clinic has none today: the next that are free. */
    offered: (isLost && slot === null) || isFull ? freeOf(calendar, consultation).slice(0, OFFERED) : [],
    /** One more visit can be added to the clinic's hours of today. */
    hasExtra: isFull && freeOf(calendar, consultation).some(({ isExtra }) => isExtra),
    patient,
    /** The practice's number of somebody who has no mobile number; null where they have one. */
    patientNo: patient?.phoneNumber === null ? (patient.patientNo ?? 0) : null,
    isAddingNumber: snapshot.hasTag('adding'),
    holder: holderOf(patient, memberId),
    ownId: ownProfileOf(patient),
    memberId,
    person,
    /** What is known of a member stays as it is; what is missing is asked for. */
    isPersonLocked: memberId !== null && isKnown(context),
    // Staff take money at the desk or later; a payment online is the patient's own.
    methods: (methods?.[consultation] ?? []).filter(({ id }) => id !== ONLINE),
    methodId: context.methodId,
    isAgeWrong: ageFault(person.age) === 'wrong',
    isPersonComplete: isPersonComplete(person),
    /** A visit on video is chosen for somebody without a mobile number. */
    needsNumber: needsNumber(context),
    canSave: canBook(context),
    isBusy: snapshot.hasTag('busy'),
    isAskedAgain: context.isAskedAgain,
    fault: faultBeside(failure),
    booked,
    isDoctor: context.isDoctor,
    number: ((snapshot.children as Record<string, unknown>)['number'] ?? null) as PatientNumberActor | null,
  }
}

const isKnown = ({ patient, memberId }: SnapshotFrom<typeof appointmentForMachine>['context']): boolean => {
  const member = patient?.members.find(({ id }) => id === memberId)
  return member !== undefined && member.name !== null && member.age !== null && member.gender !== null
}

export type AppointmentForView = ReturnType<typeof viewAppointmentFor>
