import { expect, test } from 'vitest'
import { apart, pathOf, pointsOf, scaleOf } from '../../src/core/kit/chart.rules'
import { HOUR, MINUTE, startOfDay } from '../../src/core/kit/dates'
import { nowIn, slotAfter, timeGridOf } from '../../src/core/kit/timeGrid.rules'

const DAY = '2026-11-23'
const NEXT = '2026-11-24'
const at = (day: string, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return startOfDay(day) + hours * HOUR + minutes * MINUTE
}
const slot = (day: string, from: string, to: string) => ({
  id: `${day} ${from}-${to}`,
  startsAt: at(day, from),
  endsAt: at(day, to),
})
const dayOf = (day: string, ...times: readonly (readonly [string, string])[]) => ({
  day,
  slots: times.map(([from, to]) => slot(day, from, to)),
})
const placesOf = ({ days }: ReturnType<typeof timeGridOf>) =>
  days.map(({ slots }) => slots.map(({ row, span, lane, lanes }) => [row, span, lane, lanes]))
const heightsOf = ({ days }: ReturnType<typeof timeGridOf>) =>
  days.map(({ slots }) => slots.map(({ height }) => Math.round(height * 100) / 100))

test('slots of one length are one line each', () => {
  const grid = timeGridOf([dayOf(DAY, ['10:00', '10:15'], ['10:15', '10:30'], ['10:30', '10:45'])])
  expect(grid.rows.map(({ from, isLabelled }) => [from, isLabelled])).toEqual([
    [600, true],
    [615, true],
    [630, true],
  ])
  expect(placesOf(grid)).toEqual([
    [
      [0, 1, 0, 1],
      [1, 1, 0, 1],
      [2, 1, 0, 1],
    ],
  ])
  expect(grid.unit).toBe(1)
})

test('slots of different lengths share lines that divide both', () => {
  const grid = timeGridOf([dayOf(DAY, ['10:00', '10:15'], ['10:15', '10:30']), dayOf(NEXT, ['10:00', '10:10'])])
  expect(grid.rows).toHaveLength(6)
  expect(placesOf(grid)).toEqual([
    [
      [0, 3, 0, 1],
      [3, 3, 0, 1],
    ],
    [[0, 2, 0, 1]],
  ])
  expect(grid.unit).toBe(2)
  expect(heightsOf(grid)).toEqual([[1, 1], [1]])
})

test('one day of five minutes stretches no other: its slots stand like bricks, two lanes wide', () => {
  const usual = Array.from({ length: 6 }, (_, day) =>
    dayOf(`2026-11-${17 + day}`, ['10:00', '10:15'], ['10:15', '10:30'], ['10:30', '10:45']),
  )
  const short = dayOf(DAY, ['10:00', '10:05'], ['10:05', '10:10'], ['10:10', '10:15'], ['10:15', '10:20'])
  const grid = timeGridOf([...usual, short])
  expect(grid.unit).toBe(3)
  expect(heightsOf(grid)[0]).toEqual([1, 1, 1])
  expect(placesOf(grid)[6]).toEqual([
    [0, 2, 0, 2],
    [1, 2, 1, 2],
    [2, 2, 0, 2],
    [3, 2, 1, 2],
  ])
  expect(heightsOf(grid)[6]).toEqual([0.67, 0.67, 0.67, 0.67])
  expect(grid.rows.filter(({ isLabelled }) => isLabelled).map(({ from }) => from)).toEqual([600, 615, 630])
})

test('slots far shorter than the usual ones are as high as can be read', () => {
  const long = dayOf('2026-11-22', ['10:00', '11:00'])
  const grid = timeGridOf([long, dayOf(DAY, ['10:00', '10:05'], ['10:05', '10:10']), { ...long, day: '2026-11-21' }])
  expect(heightsOf(grid)[1]).toEqual([0.65, 0.65])
})

test('a day alone is measured by its own slots', () => {
  const grid = timeGridOf([dayOf(DAY, ['10:00', '10:05'], ['10:05', '10:10'])])
  expect([grid.unit, heightsOf(grid)]).toEqual([1, [[1, 1]]])
})

test('half an hour without a slot on any day is folded, a quarter is not', () => {
  const grid = timeGridOf([
    dayOf(DAY, ['09:00', '09:15'], ['09:30', '09:45'], ['14:00', '14:15']),
    dayOf(NEXT, ['14:15', '14:30']),
  ])
  expect(grid.rows.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['time', 540, 555],
    ['time', 555, 570],
    ['time', 570, 585],
    ['gap', 585, 840],
    ['time', 840, 855],
    ['time', 855, 870],
  ])
  expect(placesOf(grid)[1]).toEqual([[5, 1, 0, 1]])
})

test('half an hour to the minute is folded, and a fold has no time of its own', () => {
  const grid = timeGridOf([dayOf(DAY, ['10:45', '11:00'], ['10:00', '10:15'])])
  expect(grid.rows.map(({ kind, from, isLabelled }) => [kind, from, isLabelled])).toEqual([
    ['time', 600, true],
    ['gap', 615, false],
    ['time', 645, true],
  ])
  expect(placesOf(grid)).toEqual([
    [
      [2, 1, 0, 1],
      [0, 1, 0, 1],
    ],
  ])
})

test('lines begin with the first slot, at whichever minute that is', () => {
  const grid = timeGridOf([dayOf(DAY, ['10:05', '10:20'], ['10:20', '10:35'])])
  expect(grid.rows.map(({ from, to }) => [from, to])).toEqual([
    [605, 620],
    [620, 635],
  ])
})

test('slots at the same time stand side by side, those after them have the width again', () => {
  const grid = timeGridOf([dayOf(DAY, ['10:00', '10:30'], ['10:15', '10:30'], ['10:30', '10:45'], ['10:00', '10:15'])])
  expect(placesOf(grid)).toEqual([
    [
      [0, 2, 0, 2],
      [1, 1, 1, 2],
      [2, 1, 0, 1],
      [0, 1, 1, 2],
    ],
  ])
})

test('slots of minutes and a half that follow each other share a lane', () => {
  const begin = at(DAY, '10:00')
  const slots = [0, 1, 2, 3].map((place) => ({
    id: `half ${place}`,
    startsAt: begin + place * 750,
    endsAt: begin + (place + 1) * 750,
  }))
  const [day] = timeGridOf([{ day: DAY, slots }]).days
  expect(day?.slots.map(({ lanes }) => lanes)).toEqual([1, 1, 1, 1])
})

test('days without slots have no lines', () => {
  expect(timeGridOf([dayOf(DAY)])).toEqual({ rows: [], days: [{ day: DAY, slots: [] }], unit: 1 })
})

test('now stands within a line or a folded gap, and nowhere outside the hours', () => {
  const { rows } = timeGridOf([dayOf(DAY, ['10:00', '10:15'], ['14:00', '14:15'])])
  expect(nowIn(rows, DAY, at(DAY, '10:03'))).toEqual({ row: 0, part: 0.2 })
  expect(nowIn(rows, DAY, at(DAY, '10:00'))).toEqual({ row: 0, part: 0 })
  expect(nowIn(rows, DAY, at(DAY, '10:15'))).toEqual({ row: 1, part: 0 })
  expect(nowIn(rows, DAY, at(DAY, '12:07'))?.row).toBe(1)
  expect(nowIn(rows, DAY, at(DAY, '08:00'))).toBeNull()
  expect(nowIn(rows, DAY, at(DAY, '14:15'))).toBeNull()
})

test('arrow keys go through a day and to the nearest time of the day beside, past days without slots', () => {
  const { days } = timeGridOf([
    dayOf(DAY, ['10:00', '10:15'], ['10:15', '10:30'], ['10:30', '10:45']),
    dayOf('2026-11-25'),
    dayOf(NEXT, ['10:00', '10:15'], ['10:30', '10:45']),
  ])
  const from = { day: 0, slot: 2 }
  expect(slotAfter('ArrowUp', from, days)).toEqual({ day: 0, slot: 1 })
  expect(slotAfter('ArrowDown', from, days)).toBeNull()
  expect(slotAfter('ArrowDown', { day: 0, slot: 0 }, days)).toEqual({ day: 0, slot: 1 })
  expect(slotAfter('ArrowUp', { day: 0, slot: 0 }, days)).toBeNull()
  expect(slotAfter('ArrowRight', { day: 2, slot: 0 }, days)).toBeNull()
  expect(slotAfter('ArrowRight', { day: 0, slot: 1 }, days)).toEqual({ day: 2, slot: 0 })
  expect(slotAfter('Home', from, days)).toEqual({ day: 0, slot: 0 })
  expect(slotAfter('End', { day: 0, slot: 0 }, days)).toEqual({ day: 0, slot: 2 })
  expect(slotAfter('ArrowRight', from, days)).toEqual({ day: 2, slot: 1 })
  expect(slotAfter('ArrowLeft', { day: 2, slot: 0 }, days)).toEqual({ day: 0, slot: 0 })
  expect(slotAfter('ArrowLeft', from, days)).toBeNull()
  expect(slotAfter('x', from, days)).toBeNull()
})

const series = (...values: readonly (number | null)[]) => ({ id: 'a', name: 'A', values })

test('a chart counts in round numbers, from zero where that is near', () => {
  expect(scaleOf([series(3, 97, null)])).toEqual({ min: 0, max: 100, ticks: [0, 25, 50, 75, 100] })
  expect(scaleOf([series(36.4, 39.2)])).toEqual({ min: 36, max: 40, ticks: [36, 37, 38, 39, 40] })
  expect(scaleOf([series(-5, 5)]).ticks).toEqual([-5, -2.5, 0, 2.5, 5])
  expect(scaleOf([series(0, 0)]).max).toBeGreaterThan(0)
  expect(scaleOf([series(10, 20)])).toEqual({ min: 0, max: 20, ticks: [0, 5, 10, 15, 20] })
  expect(scaleOf([series(36.4, null, 39.2)]).min).toBe(36)
  expect(scaleOf([]).ticks.length).toBeGreaterThan(1)
})

test('a line breaks where nothing was measured', () => {
  const scale = { min: 0, max: 10, ticks: [] }
  const points = pointsOf(series(0, 10, null, 5), scale, { width: 90, height: 100 })
  expect(points).toEqual([{ x: 0, y: 100 }, { x: 30, y: 0 }, null, { x: 90, y: 50 }])
  expect(pathOf(points)).toBe('M0 100L30 0M90 50')
})

test('what was measured once stands in the middle, at its height in the scale', () => {
  const scale = { min: 36, max: 40, ticks: [] }
  expect(pointsOf(series(37), scale, { width: 90, height: 100 })).toEqual([{ x: 45, y: 75 }])
})

test('labels at the ends of lines do not cover each other', () => {
  expect(apart([50, 10, 52], 16)).toEqual([50, 10, 66])
})
