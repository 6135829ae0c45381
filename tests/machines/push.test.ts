import { describe, expect, test } from 'vitest'
import { createActor, type EventObject, fromCallback, SimulatedClock } from 'xstate'
import { done, failed, type Outcome } from '../../src/core/kit/outcome'
import { TOKEN_RETRIES } from '../../src/core/notifications/push'
import type { PushToken } from '../../src/core/notifications/push.ports'
import { fromPort } from '../../src/machines/kit/fromPort'
import type { AppEvent } from '../../src/machines/kit/appEvent'
import { pushMachine } from '../../src/machines/notifications/push.machine'
import { worldOf } from '../kit/world'

/** Promises that were kept have been heard. */
const received = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('A device’s pushes', () => {
  const beginPush = (token: (call: number) => Outcome<PushToken>, isGranted = true) => {
    const clock = new SimulatedClock()
    const calls: string[] = []
    const emitted: AppEvent[] = []
    let notify: (event: EventObject) => void = () => undefined
    let wake = () => {}
    const actor = createActor(
      pushMachine.provide({
        actors: {
          makeToken: fromPort<object, PushToken>(async () => {
            calls.push('token')
            return token(calls.filter((call) => call === 'token').length)
          }),
          askPerson: fromPort<object, { isGranted: boolean }>(async () => {
            calls.push('ask')
            return done({ isGranted })
          }),
          register: fromPort<{ token: string; key: string }, object>(async (asked) => {
            calls.push(`register ${asked.token}`)
            return failed('network', '')
          }),
          feed: fromCallback<EventObject, object>(({ sendBack }) => {
            calls.push('listen')
            notify = sendBack
            return () => calls.push('stop')
          }),
          wake: fromCallback(({ sendBack }) => {
            wake = () => sendBack({ type: 'woken' })
          }),
        },
      }),
      { input: { role: 'PATIENT' }, clock },
    )
    worldOf(actor, (event) => emitted.push(event))
    actor.start()
    return { actor, clock, calls, emitted, notify: (event: EventObject) => notify(event), wake: () => wake() }
  }
  const message = {
    title: 'New message',
    body: 'Open the chat',
    eventType: 'chat.message',
    type: null,
    senderId: null,
    conversationId: 'c1',
    details: {},
  }

  test('are heard at once; a token is retried three times, a second apart, and given up without a word', async () => {
    const { clock, calls, emitted } = beginPush(() => failed('network', ''))
    await received()
    expect(calls).toEqual(['token', 'listen'])
    for (let retry = 1; retry <= TOKEN_RETRIES; retry += 1) {
      clock.increment(999)
      await received()
      expect(calls.filter((call) => call === 'token').length).toBe(retry)
      clock.increment(1)
      await received()
      expect(calls.filter((call) => call === 'token').length).toBe(retry + 1)
    }
    clock.increment(10_000)
    await received()
    expect(calls).toEqual(['token', 'listen', 'token', 'token', 'token'])
    expect(emitted).toEqual([])
  })

  test('are heard beside a token that is registered, also when it could not be registered', async () => {
    const { calls } = beginPush(() => done({ token: 't', canAsk: false }))
    await received()
    await received()
    expect(calls).toEqual(['token', 'listen', 'register t'])
  })

  test('are shown for a while and lead on; a call’s are passed on alone', async () => {
    const { emitted, notify } = beginPush(() => done({ token: null, canAsk: false }))
    await received()
    notify({ type: 'feed.message', message } as EventObject)
    const leadsTo = { to: '/chat?channelId=c1', state: { channelId: 'c1' } }
    const notice = { tone: 'info', title: 'New message', text: 'Open the chat', id: null, leadsTo }
    expect(emitted).toEqual([
      { type: 'push.arrived', message },
      { type: 'notice', notice },
    ])
    const ring = { ...message, type: 'call' }
    notify({ type: 'feed.message', message: ring } as EventObject)
    expect(emitted.slice(2)).toEqual([{ type: 'push.arrived', message: ring }])
  })

  test('come back after a loss, ever later, and say that some may have been missed', async () => {
    const { clock, calls, emitted, notify, wake, actor } = beginPush(() => done({ token: null, canAsk: false }))
    const listened = () => calls.filter((call) => call.startsWith('listen')).length
    await received()
    notify({ type: 'feed.opened' })
    expect(emitted.splice(0)).toEqual([{ type: 'push.opened' }])
    for (const wait of [1000, 2000, 4000]) {
      notify({ type: 'feed.lost' })
      const before = listened()
      clock.increment(wait - 1)
      expect(listened()).toBe(before)
      clock.increment(1)
      expect(listened()).toBe(before + 1)
    }
    notify({ type: 'feed.opened' })
    expect(emitted).toEqual([{ type: 'push.resumed' }])
    notify({ type: 'feed.lost' })
    wake()
    expect(actor.getSnapshot().value).toEqual({ device: 'settled', feed: { feeding: 'resuming' } })
    notify({ type: 'feed.ended' })
    clock.increment(60_000)
    expect(actor.getSnapshot().value).toEqual({ device: 'settled', feed: 'over' })
  })

  test('are asked for when the person presses for it, and not before', async () => {
    const { actor, calls } = beginPush((call) =>
      done(call === 1 ? { token: null, canAsk: true } : { token: 't', canAsk: false }),
    )
    await received()
    expect(calls).toEqual(['token', 'listen'])
    actor.send({ type: 'allow' })
    await received()
    await received()
    await received()
    expect(calls).toEqual(['token', 'listen', 'ask', 'token', 'register t'])
    expect(actor.getSnapshot().can({ type: 'allow' })).toBe(false)
  })
})
