import { schedules } from '../../../server/booking/booking.tables'
import type { RowName } from '../../../server/contract'
import { newId } from '../../../server/kit/ids'
import { addDays, DAY, dayOf, HOUR, startOfDay } from '../../../src/core/kit/dates'
import type { Case, Fields } from './case'
import type { PersonName, World } from './people'

const doctors: readonly PersonName[] = ['treatingDoctor', 'otherDoctor', 'juniorDoctor']
const ofTheDoctor: readonly PersonName[] = ['treatingDoctor', 'juniorDoctor']
const NOWHERE = '00000000-0000-4000-8000-00000000dead'
const nothing = () => ({})

const HOURS: Fields = {
  start_and_end_time: [{ start_time: '03:00', end_time: '03:20' }],
  slot_duration: 10,
  buffer_between_slots: 0,
  total_slots: 2,
  consultation_fee: 500,
  appointment_display: 2,
  reserved_slots_count: 0,
  slot_reserve_from: 1,
}

let nights = 0
/** Hours of the treating doctor in a night of their own. */
const newHours = async ({ backend: { db, clock }, doctorId }: World): Promise<string> => {
  const id = newId()
  const startsAt = startOfDay(dayOf(clock.now())) + (200 + (nights += 1)) * DAY + 3 * HOUR
  await db.insert(schedules).values({
    id,
    doctorId,
    consultation: 'video',
    startsAt,
    endsAt: startsAt + 1200,
    totalSlots: 2,
    slotSeconds: 600,
    fee: 50_000,
  })
  return id
}

/** How the rows of availability are tried. */
export const hoursCases: Partial<Record<RowName, Case>> = {
  'availability.clinics': { may: doctors, input: nothing },
  'availability.list': {
    may: doctors,
    input: nothing,
    reaches: ofTheDoctor,
    shows: (result, { scheduleId }) => JSON.stringify(result).includes(scheduleId),
  },
  'availability.create': {
    may: doctors,
    input: ({ backend: { clock } }) => ({
      ...HOURS,
      type_of_consultation: 'video',
      clinic_id: null,
      schedule_dates: [
        addDays(dayOf(clock.now()), 100 + (nights += 1))
          .split('-')
          .toReversed()
          .join('-'),
      ],
    }),
  },
  'availability.update': {
    may: doctors,
    input: async (world) => ({ ...HOURS, id: await newHours(world) }),
    missing: () => ({ ...HOURS, id: NOWHERE }),
    reaches: ofTheDoctor,
  },
  'availability.remove': {
    may: doctors,
    input: async (world) => ({ id: await newHours(world) }),
    missing: () => ({ id: NOWHERE }),
    reaches: ofTheDoctor,
  },
  'availability.block': {
    may: doctors,
    input: async (world) => ({ id: await newHours(world), block_booking: ['PHARMACY'] }),
    missing: () => ({ id: NOWHERE, block_booking: ['PHARMACY'] }),
    reaches: ofTheDoctor,
  },
  'availability.affected': {
    may: doctors,
    input: async (world) => ({ id: await newHours(world), hours: null }),
    missing: () => ({ id: NOWHERE, hours: null }),
    reaches: ofTheDoctor,
  },
  'availability.decide': {
    may: doctors,
    input: async (world) => ({ id: await newHours(world), hours: null, decisions: [] }),
    missing: () => ({ id: NOWHERE, hours: null, decisions: [] }),
    reaches: ofTheDoctor,
  },
}
