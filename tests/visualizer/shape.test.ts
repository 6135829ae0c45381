import { expect, test } from 'vitest'
import { changedFields, shapeOf } from '../../tools/visualizer/protocol/shape'

const visible = new Set(['date', 'failure.kind'])

test('values leave the tab as shapes, but for the listed fields', () => {
  const failure = { kind: 'conflict', message: 'Asha Rao has another appointment' }
  expect(
    shapeOf(
      { date: '2026-11-21', name: 'Asha Rao', members: [1, 2], failure, at: null, ref: { sessionId: 'x', send: 1 } },
      visible,
    ),
  ).toEqual({
    date: { '=': '2026-11-21' },
    name: 'string(8)',
    members: 'array(2)',
    failure: { kind: { '=': 'conflict' }, message: 'string(32)' },
    at: 'null',
    ref: 'actor',
  })
})

test('a key that is no word of ours is not sent either', () => {
  expect(shapeOf({ '9000000001': true, 'Asha Rao': 1, member12345: 2 }, visible)).toEqual({
    'key1(10)': 'boolean',
    'key2(8)': 'number',
    'key3(11)': 'number',
  })
})

test('a listed field that holds more than a value is a shape all the same', () => {
  expect(shapeOf({ date: { phone: '9000000001' } }, visible)).toEqual({ date: { phone: 'string(10)' } })
})

test('large numbers, dates, deep and throwing values have a shape', () => {
  const thrower = {
    get boom(): never {
      throw new Error('no')
    },
  }
  expect(shapeOf({ big: 12n, on: new Date(0), deep: { a: { b: { c: { d: 1 } } } }, thrower }, visible)).toEqual({
    big: 'bigint',
    on: 'Date',
    deep: { a: { b: { c: 'object(1)' } } },
    thrower: 'unreadable',
  })
})

test('what changed is known by its field', () => {
  const kept = { a: 1 }
  expect(changedFields({ kept, x: 1, draft: { id: 1, way: 2 } }, { kept, x: 2, draft: { id: 1, way: 3 } })).toEqual([
    'x',
    'draft.way',
  ])
})
