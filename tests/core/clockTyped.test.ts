import { expect, test } from 'vitest'
import { readTime, stepTime, timesLike, writeTime } from '../../src/core/kit/clockTyped'

test.each([
  ['10', '10:00'],
  ['7', '07:00'],
  ['6', '18:00'],
  ['12', '12:00'],
  ['1030', '10:30'],
  ['10.30', '10:30'],
  ['10:30 pm', '22:30'],
  ['2p', '14:00'],
  ['12 am', '00:00'],
  ['14:05', '14:05'],
  ['0630', '06:30'],
  ['0', '00:00'],
  ['24:00', '24:00'],
  ['१०:३०', '10:30'],
])('%s is %s', (typed, time) => {
  expect(readTime(typed)).toBe(time)
})

test.each(['', '25', '10:60', 'ten', '13 pm', '0 am', '10:3', '-5'])('"%s" is no time', (typed) => {
  expect(readTime(typed)).toBeNull()
})

test('a time is written as people read it, and read again as it was', () => {
  const times = ['00:00', '09:05', '12:00', '14:30', '23:55']
  expect(times.map(writeTime)).toEqual(['12:00 am', '9:05 am', '12:00 pm', '2:30 pm', '11:55 pm'])
  expect(times.map((time) => readTime(writeTime(time)))).toEqual(times)
  expect(writeTime('')).toBe('')
})

test('steps go to the next five minutes, around the day', () => {
  expect([stepTime('10:00', 1), stepTime('10:02', 1), stepTime('10:02', -1), stepTime('00:00', -1)]).toEqual([
    '10:05',
    '10:05',
    '10:00',
    '23:55',
  ])
})

test('what may be meant is every quarter of the hour, in both halves of the day', () => {
  expect(timesLike('10')).toEqual(['10:00', '10:15', '10:30', '10:45', '22:00', '22:15', '22:30', '22:45'])
  expect(timesLike('x')).toEqual([])
})
