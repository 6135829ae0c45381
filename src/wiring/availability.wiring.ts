import { hoursOf, newHoursOf } from '../core/availability/availability.form'
import { minuteNow } from '../core/availability/slotPlan'
import { dayOf } from '../core/kit/dates'
import { done, failed, type Outcome } from '../core/kit/outcome'
import { affectedMachine } from '../machines/availability/affected.machine'
import { availabilityMachine } from '../machines/availability/availability.machine'
import type { AvailabilityInput } from '../machines/availability/availability.setup'
import { availabilityFormMachine } from '../machines/availability/availabilityForm.machine'
import { fromPort, userAction } from '../machines/kit/fromPort'
import type { Open, RoomWiring } from './features'

const writtenOn = (revision: number | null) => (revision === null ? {} : { revision })

const openAvailability: Open = (ports, { login, now }) => {
  const { availability } = ports
  const input: AvailabilityInput = {
    today: dayOf(now),
    minute: minuteNow(now),
    videoFee: login?.videoConsultationFee ?? null,
  }
  const affected = affectedMachine.provide({
    actors: {
      loadAffected: userAction(availability.affected),
      decide: userAction(({ revision, ...decision }, signal) =>
        availability.decide({ ...decision, ...writtenOn(revision) }, signal),
      ),
    },
  })
  const form = availabilityFormMachine.provide({
    actors: {
      affected,
      loadClinics: fromPort(availability.clinics),
      save: userAction(async ({ id, form: typed, revision, key }, signal): Promise<Outcome<object>> =>
        id === null
          ? availability.create({ ...newHoursOf(typed), key }, signal)
          : availability.update({ id, ...hoursOf(typed), ...writtenOn(revision), key }, signal),
      ),
      loadTheirs: userAction(async ({ id, date }, signal) => {
        const outcome = await availability.list({ start: date, end: date }, signal)
        if (!outcome.ok) return outcome
        const theirs = outcome.value.flatMap(({ entries }) => entries).find((entry) => entry.id === id)
        return theirs === undefined ? failed('notFound', '') : done(theirs)
      }),
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
      affected,
    },
  })
  return { logic, input }
}

export const features: RoomWiring = { 'panel.availability': openAvailability }
