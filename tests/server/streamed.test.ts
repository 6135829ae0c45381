import { PassThrough, Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { bodyOf } from '../../server/kit/streamed'

test('what is read arrives whole', async () => {
  expect(await new Response(bodyOf(Readable.from([Buffer.from('দিন '), Buffer.from('2')]))).text()).toBe('দিন 2')
})

test('whoever leaves in the middle ends the reading, and what is written then is no fault of the process', async () => {
  const content = new PassThrough()
  const reader = new Response(bodyOf(content)).body!.getReader()
  content.write('first')
  await reader.read()
  content.write('second')
  await reader.cancel()
  await setImmediate()
  expect(content.destroyed).toBe(true)
})

test('a reading that fails is a body that fails', async () => {
  const content = new PassThrough()
  const text = new Response(bodyOf(content)).text()
  content.destroy(new Error('The bucket is gone'))
  await expect(text).rejects.toThrow('The bucket is gone')
})

test('whoever leaves while nothing comes ends the reading', async () => {
  const content = new PassThrough()
  const reader = new Response(bodyOf(content)).body!.getReader()
  const next = reader.read()
  await setImmediate()
  await reader.cancel()
  expect([content.destroyed, (await next).done]).toEqual([true, true])
})

test('no more is read than is fetched', async () => {
  const content = Readable.from(
    (function* () {
      for (let part = 0; part < 1000; part += 1) yield Buffer.alloc(1000, part)
    })(),
  )
  const reader = new Response(bodyOf(content)).body!.getReader()
  await reader.read()
  await setImmediate()
  expect(content.readableFlowing).toBe(false)
  await reader.cancel()
})
