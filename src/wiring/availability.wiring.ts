import { hoursOf, newHoursOf } from '../core/availability/availability.form'
import { dayOf } from '../core/kit/dates'
import type { Outcome } from '../core/kit/outcome'
import { availabilityMachine } from '../machines/availability/availability.machine'
import type { AvailabilityInput } from '../machines/availability/availability.setup'
import { availabilityFormMachine } from '../machines/availability/availabilityForm.machine'
import { fromPort, userAction } from '../machines/kit/fromPort'
import type { Open, RoomWiring } from './features'

const openAvailability: Open = (ports, { login, now }) => {
  const { availability } = ports
  const input: AvailabilityInput = { today: dayOf(now), videoFee: login?.videoConsultationFee ?? null }
  const form = availabilityFormMachine.provide({
    actors: {
      loadClinics: fromPort(availability.clinics),
      save: userAction(async ({ mode, id, form: typed, seen, key }, signal): Promise<Outcome<object>> =>
        mode === 'create'
          ? availability.create({ ...newHoursOf(typed), key }, signal)
          : availability.update({ id, ...hoursOf(typed), ...(seen && { seen }), key }, signal),
      ),
      loadAffected: userAction(availability.affected),
      decide: userAction(availability.decide),
    },
  })
  const logic = availabilityMachine.provide({
    actors: {
      loadGroups: fromPort(({ day, range }, signal) =>
        availability.list(
          { ...(day === null ? {} : { day }), ...(range === null ? {} : { start: range.from, end: range.to }) },
          signal,
        ),
      ),
      block: userAction(availability.block),
      remove: userAction(availability.remove),
      form,
    },
  })
  return { logic, input }
}

export const features: RoomWiring = { 'panel.availability': openAvailability }
