import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Outcome } from '../../src/core/kit/outcome'
import { done, failed } from '../../src/core/kit/outcome'
import { fromPort } from '../../src/machines/kit/fromPort'
import { quietHoursMachine } from '../../src/machines/settings/quietHours.machine'
import { viewQuietHours } from '../../src/machines/settings/quietHours.view'

type Answer = Outcome<{ isOn: boolean }>

/** The nights of somebody, whose answers come when they are told to. */
const nights = () => {
  const asked: ((answer: Answer) => void)[] = []
  const sent: { isOn: boolean; key: string }[] = []
  const waits = () => new Promise<Answer>((answer) => asked.push(answer))
  const actor = createActor(
    quietHoursMachine.provide({
      actors: {
        load: fromPort(waits),
        save: fromPort((input: { isOn: boolean; key: string }) => {
          sent.push(input)
          return waits()
        }),
      },
    }),
  ).start()
  const shown = () => viewQuietHours(actor.getSnapshot())
  const answer = async (outcome: Answer) => {
    asked.shift()!(outcome)
    await expect.poll(() => shown().isLoading || shown().isSaving).toBe(false)
    return shown()
  }
  return { actor, sent, shown, answer }
}
const ready = (isOn: boolean) => ({ isThere: true, isOn, isSaving: false, isLoading: false, fault: null })
const wrong = failed('internal', '')

test('nights are shown once they are known, and a change stands at once', async () => {
  const { actor, sent, shown, answer } = nights()
  expect(shown()).toEqual({ isThere: true, isOn: null, isSaving: false, isLoading: true, fault: null })
  expect(await answer(done({ isOn: true }))).toEqual(ready(true))
  actor.send({ type: 'switched', isOn: false })
  expect(shown()).toEqual({ ...ready(false), isSaving: true })
  expect(sent).toEqual([{ isOn: false, key: expect.stringMatching(/./) }])
  expect(await answer(done({ isOn: false }))).toEqual(ready(false))
})

test('a change that is refused goes back', async () => {
  const { actor, answer } = nights()
  await answer(done({ isOn: true }))
  actor.send({ type: 'switched', isOn: false })
  expect(await answer(wrong)).toEqual(ready(true))
})

test('nights that could not be loaded say so until they are tried again', async () => {
  const { actor, shown, answer } = nights()
  expect(await answer(wrong)).toMatchObject({ isOn: null, fault: { id: expect.stringMatching(/./) } })
  actor.send({ type: 'retry' })
  expect(shown()).toMatchObject({ isLoading: true, fault: null })
  expect(await answer(done({ isOn: false }))).toEqual(ready(false))
})

test('nobody has no nights', () => {
  expect(viewQuietHours(undefined)).toEqual({
    isThere: false,
    isOn: null,
    isSaving: false,
    isLoading: false,
    fault: null,
  })
})
