import type { RoomCases } from '../../kit/policy/case'
import { doctors, ofTheDoctor, NOWHERE, nothing } from '../../kit/policy/groups'
import { schedules } from '../../../server/booking/booking.tables'
import { newId } from '../../../server/kit/ids'
import { addDays, DAY, dayOf, HOUR, startOfDay } from '../../../src/core/kit/dates'
import type { Fields } from '../../kit/policy/case'
import type { World } from '../../kit/policy/people'

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

export const availabilityPolicy: RoomCases<'availability'> = {
  clinics: { may: doctors, input: nothing },
  list: {
    may: doctors,
    input: nothing,
    reaches: ofTheDoctor,
    shows: (result, { scheduleId }) => JSON.stringify(result).includes(scheduleId),
  },
  create: {
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
  update: {
    may: doctors,
    input: async (world) => ({ ...HOURS, id: await newHours(world) }),
    missing: () => ({ ...HOURS, id: NOWHERE }),
    reaches: ofTheDoctor,
  },
  remove: {
    may: doctors,
    input: async (world) => ({ id: await newHours(world) }),
    missing: () => ({ id: NOWHERE }),
    reaches: ofTheDoctor,
  },
  block: {
    may: doctors,
    input: async (world) => ({ id: await newHours(world), block_booking: ['PHARMACY'] }),
    missing: () => ({ id: NOWHERE, block_booking: ['PHARMACY'] }),
    reaches: ofTheDoctor,
  },
  affected: {
    may: doctors,
    input: async (world) => ({ id: await newHours(world), hours: null }),
    missing: () => ({ id: NOWHERE, hours: null }),
    reaches: ofTheDoctor,
  },
  decide: {
    may: doctors,
    input: async (world) => ({ id: await newHours(world), hours: null, decisions: [] }),
    missing: () => ({ id: NOWHERE, hours: null, decisions: [] }),
    reaches: ofTheDoctor,
  },
}
