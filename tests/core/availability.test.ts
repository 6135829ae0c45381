import { assert, integer, property } from 'fast-check'
import * as Schema from 'effect/Schema'
import { describe, expect, test } from 'vitest'
import type { AffectedAppointment, Hours, NewHours } from '../../src/core/availability/availability'
import { emptyForm, withConsultation, withOnlyClinic } from '../../src/core/availability/availability.form'
import { availabilityApi } from '../../src/core/availability/availability.api'
import {
  choicesForAll,
  datesOf,
  decisionsStanding,
  hoursProblems,
  newHoursProblems,
  weekdayOf,
  weekdays,
} from '../../src/core/availability/availability.rules'
import {
  durationOf,
  gridOf,
  minutesOfTime,
  plannedSlots,
  previewedSlots,
  timeText,
} from '../../src/core/availability/slotPlan'
import { HOUR, MINUTE, startOfDay } from '../../src/core/kit/dates'

const at = (text: string): number => minutesOfTime(text)!
const range = (start: string, end: string) => ({ start: at(start), end: at(end) })
const hours = (more: Partial<Hours> = {}): Hours => ({
  ranges: [range('10:00', '12:00')],
  totalSlots: 5,
  bufferMinutes: 5,
  fee: 80_000,
  shownSlots: 5,
  reservedSlots: 0,
  reservedFrom: 'start',
  ...more,
})
const TODAY = '2026-11-23'
const fresh = (more: Partial<NewHours> = {}): NewHours => ({
  ...hours(),
  consultation: 'video',
  clinicId: null,
  dates: [TODAY],
  ...more,
})
/** `10:00-10:20 reserved` */
const written = (plan: ReturnType<typeof plannedSlots>) =>
  plan.map(
    ({ start, end, isReserved, isPublic }) =>
      `${timeText(Math.floor(start / MINUTE))}-${timeText(Math.floor(end / MINUTE))}${isReserved ? ' reserved' : isPublic ? '' : ' hidden'}`,
  )

describe('The slots of a day', () => {
  test('share its minutes after the buffers between them', () => {
    expect(durationOf(hours())).toBe(20)
    expect(written(plannedSlots(hours()))).toEqual([
      '10:00-10:20',
      '10:25-10:45',
      '10:50-11:10',
      '11:15-11:35',
      '11:40-12:00',
    ])
  })

  test('have no length where the buffers alone are longer, and then there are none', () => {
    const short = hours({ ranges: [range('10:00', '10:10')] })
    expect(durationOf(short)).toBe(0)
    expect(plannedSlots(short)).toEqual([])
    expect(hoursProblems(short, 'video')).toEqual(['slotsDoNotFit'])
  })

  test('never span two ranges', () => {
    const two = hours({ ranges: [range('10:00', '11:00'), range('17:00', '18:30')], totalSlots: 5, bufferMinutes: 0 })
    expect(durationOf(two)).toBe(30)
    expect(written(plannedSlots(two))).toEqual([
      '10:00-10:30',
      '10:30-11:00',
      '17:00-17:30',
      '17:30-18:00',
      '18:00-18:30',
    ])
  })

  test('are shorter than the formula where only so all of them fit into two ranges', () => {
    const two = hours({ ranges: [range('10:00', '11:00'), range('17:00', '18:00')], totalSlots: 5, bufferMinutes: 0 })
    expect(durationOf(two)).toBe(24)
    expect(gridOf(two)).toEqual({ slotSeconds: 20 * MINUTE, before: 3 })
  })

  test('in two ranges always fit, do not overlap, and are as many as wanted', () => {
    const minute = integer({ min: 0, max: 300 })
    assert(
      property(minute, minute, minute, integer({ min: 1, max: 40 }), integer({ min: 0, max: 20 }), (...drawn) => {
        const [a, b, c, totalSlots, bufferMinutes] = drawn
        const ranges = [
          { start: 60, end: 61 + a },
          { start: 400 + b, end: 401 + b + c },
        ]
        const plan = plannedSlots(hours({ ranges, totalSlots, bufferMinutes }))
        if (plan.length === 0) return
        expect(plan).toHaveLength(totalSlots)
        for (const { start, end } of plan)
          expect(ranges.some((each) => start >= each.start * MINUTE && end <= each.end * MINUTE)).toBe(true)
        for (const [index, { start }] of plan.slice(1).entries())
          expect(start).toBeGreaterThanOrEqual(
            plan[index]!.end +
              (plan[index]!.end <= ranges[0]!.end * MINUTE && start >= ranges[1]!.start * MINUTE
                ? 0
                : bufferMinutes * MINUTE),
          )
        expect(new Set(plan.map(({ start }) => start >= ranges[1]!.start * MINUTE)).size).toBe(2)
      }),
    )
  })

  test('are reserved from the start or the end, and shown as far as the doctor says', () => {
    const five = { ranges: [range('10:00', '10:50')], bufferMinutes: 0 }
    expect(written(plannedSlots(hours({ ...five, reservedSlots: 2, shownSlots: 2 })))).toEqual([
      '10:00-10:10 reserved',
      '10:10-10:20 reserved',
      '10:20-10:30',
      '10:30-10:40',
      '10:40-10:50 hidden',
    ])
    expect(written(plannedSlots(hours({ ...five, reservedSlots: 1, reservedFrom: 'end' }))).at(-1)).toBe(
      '10:40-10:50 reserved',
    )
  })
})

describe('The preview of a day', () => {
  const entry = {
    date: TODAY,
    slotMinutes: 20,
    bookedAt: [startOfDay(TODAY) + 10 * HOUR, startOfDay(TODAY) + 11 * HOUR + 15 * MINUTE],
  }
  const lost = (more: Partial<Hours>) =>
    previewedSlots(plannedSlots(hours(more)), entry).flatMap(({ start, end, isLost }, place) =>
      isLost ? [[place, timeText(start / MINUTE), timeText(end / MINUTE)]] : [],
    )

  test('has each booked slot that is no more at its time, and those that stay once', () => {
    expect(lost({})).toEqual([])
    expect(lost({ totalSlots: 4 })).toEqual([[3, '11:15', '11:35']])
    expect(lost({ ranges: [range('10:25', '12:00')], totalSlots: 4 })).toEqual([[0, '10:00', '10:20']])
  })

  test('has none where there are no slots yet, or the hours are new', () => {
    expect(lost({ totalSlots: 0 })).toEqual([])
    expect(previewedSlots(plannedSlots(hours()), null).every(({ isLost }) => !isLost)).toBe(true)
  })
})

describe('Hours are refused', () => {
  test.each<[string, Partial<Hours>, string[]]>([
    ['without a time', { ranges: [] }, ['rangesMissing']],
    [
      'with three ranges',
      { ranges: [range('08:00', '09:00'), range('10:00', '11:00'), range('12:00', '13:00')] },
      ['tooManyRanges'],
    ],
    ['that end before they start', { ranges: [range('12:00', '10:00')] }, ['rangeTurned']],
    [
      'whose second range begins in the first',
      { ranges: [range('10:00', '12:00'), range('11:00', '13:00')] },
      ['rangesOverlap'],
    ],
    ['without slots', { totalSlots: 0 }, ['slotsMissing']],
    ['with more slots than fit', { totalSlots: 40 }, ['slotsDoNotFit']],
    ['with more reserved slots than there are', { reservedSlots: 6 }, ['reservedTooMany']],
    ['without a fee and without a slot that is shown', { fee: 0, shownSlots: 0 }, ['feeMissing', 'shownMissing']],
  ])('%s', (_, more, problems) => {
    expect(hoursProblems(hours(more), 'inClinic')).toEqual(problems)
  })

  test('with two ranges on video alone, and all slots may be reserved', () => {
    const two = { ranges: [range('10:00', '11:00'), range('12:00', '13:00')], bufferMinutes: 0, totalSlots: 4 }
    expect(hoursProblems(hours(two), 'video')).toEqual(['oneRangeOnVideo'])
    expect(hoursProblems(hours(two), 'inClinic')).toEqual([])
    expect(hoursProblems(hours({ reservedSlots: 5 }), 'video')).toEqual([])
  })

  test.each<[string, Partial<NewHours>, string[]]>([
    ['in a clinic that is not named', { consultation: 'inClinic' }, ['clinicMissing']],
    ['for no day', { dates: [] }, ['datesMissing']],
    ['for yesterday', { dates: ['2026-11-22', TODAY] }, ['dateInPast']],
    ['for a day in two years', { dates: ['2028-11-23'] }, ['dateTooFar']],
  ])('%s', (_, more, problems) => {
    expect(newHoursProblems(fresh(more), TODAY, 0)).toEqual(problems)
    expect(newHoursProblems(fresh(), TODAY, 0)).toEqual([])
  })
})

describe('Days', () => {
  test('are Monday to Sunday', () => {
    expect(weekdays).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])
    expect(weekdayOf(TODAY)).toBe('monday')
  })

  test('that are some weekdays until another day, both ends included', () => {
    expect(datesOf(['monday', 'wednesday'], TODAY, '2026-12-02')).toEqual([
      '2026-11-23',
      '2026-11-25',
      '2026-11-30',
      '2026-12-02',
    ])
  })
})

describe('Decisions about affected appointments', () => {
  const affected = (id: string, slotId: string | null): AffectedAppointment => ({
    id,
    patientName: 'Asha',
    slotNo: 1,
    startsAt: 1,
    endsAt: 2,
    paymentStatus: 'PAID',
    amount: 1,
    nextFree: slotId === null ? null : { slotId, startsAt: 3, endsAt: 4 },
  })

  test('stand while the appointment is there and, of a move, its slot is still the next free one', () => {
    const keep = { appointmentId: 'a', choice: 'keep', slotId: null } as const
    const move = { appointmentId: 'b', choice: 'move', slotId: 's.1' } as const
    const cancel = { appointmentId: 'gone', choice: 'cancel', slotId: null } as const
    const all = [keep, move, cancel]
    expect(decisionsStanding(all, [affected('a', null), affected('b', 's.1')])).toEqual([keep, move])
    expect(decisionsStanding(all, [affected('a', 's.9'), affected('b', 's.2')])).toEqual([keep])
  })
})

test('a doctor who works in one clinic alone finds it chosen, with its fee', () => {
  const first = { id: 'c1', name: 'Blue Lotus Neuro Care', fee: 60_000 }
  const second = { id: 'c2', name: 'Sunrise Spine Clinic', fee: 80_000 }
  const form = emptyForm('2026-11-24', 110_000)
  expect(withConsultation(form, 'inClinic', 110_000, [first])).toMatchObject({ clinicId: 'c1', fee: '600' })
  expect(withConsultation(form, 'inClinic', 110_000, [first, second])).toMatchObject({ clinicId: null, fee: '' })
  expect(withOnlyClinic(withConsultation(form, 'inClinic', 110_000, []), [first])).toMatchObject({ clinicId: 'c1' })
  expect(withOnlyClinic(form, [first])).toMatchObject({ consultation: 'video', clinicId: null, fee: '1100' })
})

test('new hours travel under the eleven names of the wire, the computed duration among them', () => {
  expect(Schema.encodeSync(availabilityApi.create.input)(fresh({ reservedFrom: 'end' }))).toEqual({
    type_of_consultation: 'video',
    consultation_fee: 800,
    schedule_dates: ['23-11-2026'],
    start_and_end_time: [{ start_time: '10:00', end_time: '12:00' }],
    slot_duration: 20,
    buffer_between_slots: 5,
    total_slots: 5,
    appointment_display: 5,
    reserved_slots_count: 0,
    clinic_id: null,
    slot_reserve_from: 2,
  })
})

describe('The choices for all lost appointments at once', () => {
  const lost = (nextFree: AffectedAppointment['nextFree']) => ({ nextFree }) as AffectedAppointment

  test('have Move where at least one can be moved', () => {
    const free = { slotId: 's.2', startsAt: 1_795_500_000, endsAt: 1_795_501_200 }
    expect(choicesForAll([lost(null), lost(free)])).toEqual(['keep', 'move', 'cancel'])
    expect(choicesForAll([lost(null), lost(null)])).toEqual(['keep', 'cancel'])
  })
})
