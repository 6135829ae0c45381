import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { connectionMachine } from '../../src/machines/app/connection.machine'
import { installMachine } from '../../src/machines/app/install.machine'
import { viewConnection, viewInstall, viewRelease } from '../../src/machines/app/platform.view'
import { releaseMachine } from '../../src/machines/app/release.machine'
import { worldOf } from '../kit/world'

test('before anybody knows of the network, the versions and the home screen, nothing is said of them', () => {
  expect(viewConnection(undefined)).toBeNull()
  expect(viewRelease(undefined)).toEqual({ isWaiting: false, isBusy: false })
  expect(viewInstall(undefined)).toBeNull()
})

describe('the connection', () => {
  const connected = () => {
    const clock = new SimulatedClock()
    const actor = createActor(connectionMachine, { clock })
    const emitted: unknown[] = []
    worldOf(actor, (each) => emitted.push(each))
    actor.start()
    return { actor, clock, emitted, view: () => viewConnection(actor.getSnapshot()) }
  }

  test('is told while it is gone, and for a moment when it is back', () => {
    const { actor, clock, view, emitted } = connected()
    expect(view()).toBeNull()
    actor.send({ type: 'went.offline' })
    clock.increment(60_000)
    expect(view()).toBe('offline')
    actor.send({ type: 'came.online' })
    expect(view()).toBe('back')
    clock.increment(4000)
    expect(view()).toBeNull()
    expect(emitted).toEqual([{ type: 'connection.restored' }])
  })
  test('that goes again at once is gone', () => {
    const { actor, view } = connected()
    actor.send({ type: 'went.offline' })
    actor.send({ type: 'came.online' })
    actor.send({ type: 'went.offline' })
    expect(view()).toBe('offline')
  })
  test('a server that is down is told in a toast', () => {
    const { actor, emitted } = connected()
    actor.send({ type: 'server.down' })
    expect(emitted).toEqual([{ type: 'notice', notice: { tone: 'bad', text: null, id: 'serverDown' } }])
  })
})

describe('a newer version', () => {
  const released = (found: readonly (string | null)[], reload = () => Promise.resolve()) => {
    const asked = [...found]
    const actor = createActor(
      releaseMachine.provide({
        actors: { findNewer: fromPromise(async () => asked.shift() ?? null), reload: fromPromise<void>(reload) },
      }),
    ).start()
    const settled = () => waitFor(actor, (at) => !at.matches('looking') && !at.matches('reloading'))
    return {
      actor,
      look: async (type: 'looked' | 'part.missing' = 'looked') => {
        actor.send({ type })
        await settled()
        return viewRelease(actor.getSnapshot()).isWaiting
      },
      settled,
    }
  }

  test('is offered once, and again only when there is a still newer one', async () => {
    const { actor, look } = released([null, 'two', 'two', 'three'])
    expect(await look()).toBe(false)
    expect(await look()).toBe(true)
    actor.send({ type: 'later' })
    expect(viewRelease(actor.getSnapshot()).isWaiting).toBe(false)
    expect(await look()).toBe(false)
    expect(await look()).toBe(true)
  })
  test('is offered again when a part of the old one is missing', async () => {
    const { actor, look } = released(['two', 'two'])
    await look()
    actor.send({ type: 'later' })
    expect(await look('part.missing')).toBe(true)
  })
  test('is started when the person says so', async () => {
    const started: string[] = []
    const { actor, look } = released(['two'], async () => void started.push('two'))
    await look()
    actor.send({ type: 'reload' })
    expect(started).toEqual(['two'])
    expect(viewRelease(actor.getSnapshot())).toEqual({ isWaiting: true, isBusy: true })
  })
  test('that cannot be asked for bothers nobody', async () => {
    const actor = createActor(
      releaseMachine.provide({ actors: { findNewer: fromPromise(() => Promise.reject(new Error('offline'))) } }),
    ).start()
    actor.send({ type: 'looked' })
    await waitFor(actor, (at) => at.matches('running'))
    expect(viewRelease(actor.getSnapshot()).isWaiting).toBe(false)
  })
})

describe('the home screen', () => {
  const suggested = (wasSeen: boolean, way: 'asked' | 'byHand') => {
    const clock = new SimulatedClock()
    const asked: string[] = []
    const actor = createActor(
      installMachine.provide({
        actors: {
          feed: fromCallback(({ sendBack }) => sendBack({ type: 'offered', way })),
          ask: fromPromise<void>(async () => void asked.push('asked')),
        },
      }),
      { input: { wasSeen }, clock },
    )
    const emitted: unknown[] = []
    worldOf(actor, (each) => emitted.push(each))
    actor.start()
    return { actor, clock, emitted, asked, view: () => viewInstall(actor.getSnapshot()) }
  }

  test('is suggested once the person has settled in, and that is remembered', () => {
    const { clock, view, emitted } = suggested(false, 'asked')
    clock.increment(29_999)
    expect(view()).toBeNull()
    clock.increment(1)
    expect(view()).toBe('asked')
    expect(emitted).toEqual([{ type: 'install.seen' }])
  })
  test('is not suggested twice in a session', () => {
    const { clock, view, emitted } = suggested(true, 'asked')
    clock.increment(100_000)
    expect([view(), emitted]).toEqual([null, []])
  })
  test('the browser asks where it can', async () => {
    const { actor, clock, asked } = suggested(false, 'asked')
    clock.increment(30_000)
    actor.send({ type: 'install' })
    await waitFor(actor, (at) => at.matches('over'))
    expect(asked).toEqual(['asked'])
  })
  test('where it cannot, the way is shown until it is dismissed', () => {
    const { actor, clock, view, asked } = suggested(false, 'byHand')
    clock.increment(30_000)
    expect(view()).toBe('byHand')
    actor.send({ type: 'dismiss' })
    expect([view(), asked]).toEqual([null, []])
  })
})
