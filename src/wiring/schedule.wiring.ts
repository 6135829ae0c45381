import { blockPatientMachine } from '../machines/schedule/blockPatient.machine'
import { clinicDayMachine } from '../machines/schedule/clinicDay.machine'
import { fromPort, userAction } from '../machines/kit/fromPort'
import { patientRecordsMachine } from '../machines/schedule/patientRecords.machine'
import { rescheduleMachine } from '../machines/schedule/reschedule.machine'
import { scheduleMachine } from '../machines/schedule/schedule.machine'
import type { ScheduleInput } from '../machines/schedule/schedule.setup'
import { foundIn } from '../core/schedule/schedule.params'
import type { Open, RoomWiring } from './features'
import { plugBill } from './plugBill'
import type { Ports } from './ports'
import { plugRecordViewer } from './recordViewer'

const plugReschedule = (ports: Ports, doctorId: string) =>
  rescheduleMachine.provide({
    actors: {
      loadSlots: fromPort((_, signal) => ports.booking.slots({ doctorId }, signal)),
      move: userAction(ports.booking.reschedule),
    },
  })

const openSchedule: Open = (ports, { login, now, place }) => {
  const input: ScheduleInput = { role: login?.role ?? 'DOCTOR', now, found: foundIn(place.params) }
  const logic = scheduleMachine.provide({
    actors: {
      list: fromPort(ports.schedule.list),
      detail: fromPort(ports.payment.bookingDetail),
      cancel: userAction(ports.booking.cancelScheduled),
      noShow: userAction(ports.booking.noShow),
      reschedule: plugReschedule(ports, login?.doctorId ?? ''),
    },
  })
  return { logic, input }
}

const openClinicPatient: Open = (ports, { now }) => ({
  logic: clinicDayMachine.provide({
    actors: {
      list: fromPort(ports.schedule.list),
      step: userAction(ports.reception.step),
      undo: userAction(ports.reception.undo),
      bill: plugBill(ports),
    },
  }),
  input: { now },
})

/** Records of one patient that are listed: more than anybody scrolls. */
const MOST_RECORDS = 100

const openPatientRecords: Open = (ports, { feature }) => ({
  logic: patientRecordsMachine.provide({
    actors: {
      loadRecords: fromPort(({ memberId, type, healthCategoryId }, signal) =>
        ports.records.list(
          {
            memberId,
            ...(type && { type }),
            ...(healthCategoryId !== null && { healthCategoryId }),
            limit: MOST_RECORDS,
            offset: 0,
          },
          signal,
        ),
      ),
      viewer: plugRecordViewer(ports),
    },
  }),
  input: { memberId: feature.at ?? '' },
})

/** Opened at a place and an appointment, `reception booking-1`, or in a chat at a patient, `chat user-1`. */
const openBlockPatient: Open = (ports, { feature }) => {
  const [place = '', id = ''] = (feature.at ?? '').split(' ')
  const of = place === 'chat' ? { patientId: id } : { bookingId: id }
  const logic = blockPatientMachine.provide({
    actors: { load: fromPort(ports.booking.patientBlock), save: userAction(ports.booking.blockPatient) },
  })
  return { logic, input: { place: place === 'reception' ? place : 'schedule', of } }
}

export const features: RoomWiring = {
  'overlay.blockPatient': openBlockPatient,
  'overlay.patientRecords': openPatientRecords,
  'part.callRecords': openPatientRecords,
  'page.schedule': openSchedule,
  'page.clinicPatient': openClinicPatient,
  'panel.makeAppointment': async (...request) => (await import('./makeAppointment')).openMakeAppointment(...request),
}
