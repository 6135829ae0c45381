import { dayOf } from '../core/kit/dates'
import { done } from '../core/kit/outcome'
import { doctorsOf, nextInClinic, rangeOf, STRIP_DAYS } from '../core/schedule/schedule.rules'
import { patientAt } from '../core/session/knownPatient'
import { fromPort, userAction } from '../machines/kit/fromPort'
import { appointmentForMachine } from '../machines/schedule/appointmentFor.machine'
import type { AppointmentForInput } from '../machines/schedule/appointmentFor.setup'
import type { Open } from './features'
import { plugPatientNumber } from './patientNumber'

export const openMakeAppointment: Open = (ports, { login, feature, now }) => {
  const clinicId = login?.clinicId ?? null
  const own = login?.doctorId ? [{ id: login.doctorId, name: login.doctorName ?? '' }] : []
  const known = patientAt(feature.at)
  const input: AppointmentForInput = {
    doctors: own,
    slotId: known === null ? (feature.at ?? null) : null,
    known,
    isDoctor: own.length > 0,
    today: dayOf(now),
  }
  const logic = appointmentForMachine.provide({
    actors: {
      loadChoices: fromPort(async ({ doctorId }, signal) => {
        const week = rangeOf(dayOf(now), STRIP_DAYS)
        const found = doctorId === '' ? await ports.schedule.list(week, signal) : done([])
        if (!found.ok) return found
        const doctors = doctorsOf(found.value)
        const first = nextInClinic(found.value, now) ?? doctors[0]?.id ?? ''
        const chosen = doctorId === '' ? first : doctorId
        if (chosen === '') return done({ doctorId: '', doctors, calendar: NO_SLOTS, methods: NO_METHODS })
        const [slots, config] = await Promise.all([
          ports.booking.slots({ doctorId: chosen, ...(clinicId === null ? {} : { clinicId }) }, signal),
          ports.config.read({ key: 'paymentMethods' }, signal),
        ])
        if (!slots.ok) return slots
        if (!config.ok) return config
        const methods = config.value.paymentMethods ?? NO_METHODS
        return done({ doctorId: chosen, doctors, calendar: slots.value, methods })
      }),
      number: plugPatientNumber(ports),
      addMember: userAction(ports.members.addFor),
      book: userAction(ports.booking.book),
    },
  })
  return { logic, input }
}

const NO_SLOTS = { video: [], inClinic: [] }
const NO_METHODS = { video: [], inClinic: [] }
