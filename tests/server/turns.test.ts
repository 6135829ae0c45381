import { expect, test } from 'vitest'
import { turnsOf } from '../../server/files/turns'

const here = new AbortController().signal

/** Work that is done when it is told so, and the order in which it began. */
const works = () => {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    },
    end: async (name: string) => {
      ends.get(name)!()
      // What follows the end begins in the turns of promises after it.
      await new Promise(setImmediate)
    },
  }
}

test('who asks twenty times has one turn at once, and another waits for none of the others', async () => {
  const { begun, work, end } = works()
  const { take } = turnsOf(2)
  const many = Array.from({ length: 20 }, (_, index) => take('many', here, work(`many ${index}`)))
  const one = take('one', here, work('one'))
  expect(begun).toEqual(['many 0', 'one'])
  await end('one')
  expect(await one).toBe('one')
  expect(begun).toEqual(['many 0', 'one'])
  await end('many 0')
  expect(await many[0]).toBe('many 0')
  expect(begun).toEqual(['many 0', 'one', 'many 1'])
})

test('of several who wait each is next in turn, however much the others asked', async () => {
  const { begun, work, end } = works()
  const { take } = turnsOf(1)
  for (const name of ['a 1', 'a 2', 'a 3', 'b 1', 'c 1', 'b 2']) void take(name[0]!, here, work(name))
  for (const name of ['a 1', 'b 1', 'c 1', 'a 2', 'b 2']) await end(name)
  expect(begun).toEqual(['a 1', 'b 1', 'c 1', 'a 2', 'b 2', 'a 3'])
})

test('who went away is not waited for, and begins nothing', async () => {
  const { begun, work, end } = works()
  const { take } = turnsOf(1)
  void take('a', here, work('first'))
  const leaving = new AbortController()
  const left = take('b', leaving.signal, work('left'))
  const after = take('c', here, work('after'))
  leaving.abort()
  expect(await left).toBeNull()
  expect(await take('d', leaving.signal, work('too late'))).toBeNull()
  await end('first')
  await end('after')
  expect(await after).toBe('after')
  expect(begun).toEqual(['first', 'after'])
})

test('who leaves one of several keeps the place of the others', async () => {
  const { begun, work, end } = works()
  const { take } = turnsOf(1)
  const leaving = new AbortController()
  void take('a', here, work('first'))
  void take('b', leaving.signal, work('left'))
  for (const name of ['b 1', 'c 1']) void take(name[0]!, here, work(name))
  leaving.abort()
  for (const name of ['first', 'b 1', 'c 1']) await end(name)
  expect(begun).toEqual(['first', 'b 1', 'c 1'])
})

test('work that fails gives its place to the next', async () => {
  const { take } = turnsOf(1)
  const failed = take('a', here, () => Promise.reject(new Error('no disk')))
  const next = take('b', here, (place) => Promise.resolve(place))
  await expect(failed).rejects.toThrow('no disk')
  expect(await next).toBe(0)
})
