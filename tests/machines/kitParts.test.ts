import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, setup, SimulatedClock, toPromise } from 'xstate'
import { lacksCameraSupport, mediaFaultOf } from '../../src/core/kit/media.rules'
import { done, type Failure, failed, type Outcome } from '../../src/core/kit/outcome'
import { type AppEvent, go, noticeOf } from '../../src/machines/kit/appEvent'
import { countdownMachine } from '../../src/machines/kit/countdown.machine'
import { directionsTo } from '../../src/machines/kit/directions.view'
import { explained, faultBeside, faultOf } from '../../src/machines/kit/fault.view'
import { fromFeed, unpluggedFeed } from '../../src/machines/kit/fromFeed'
import { unplugged, userAction, withFallback } from '../../src/machines/kit/fromPort'
import { listMachine } from '../../src/machines/kit/list.machine'
import { liveListMachine } from '../../src/machines/kit/liveList.machine'
import { outcomes } from '../../src/machines/kit/onOutcome'
import { effectsLogic } from '../../src/machines/kit/effects'
import { never } from '../kit/pending'
import { answered, ends, refused } from '../kit/paths/outcomes'
import { worldOf } from '../kit/world'

const offline: Failure = { kind: 'offline', message: '' }
const unknown: Failure = { kind: 'internal', message: '' }
const denied: Failure = { kind: 'forbidden', message: 'Only the doctor may do this' }
const { signal } = new AbortController()

describe('what is said of a failure', () => {
  test('is the word of the server, else ours', () => {
    expect(faultOf(denied)).toEqual({ text: 'Only the doctor may do this', id: 'denied' })
    expect(faultOf(offline)).toEqual({ text: null, id: 'offline' })
    expect(faultOf(null)).toEqual({ text: null, id: 'wrong' })
  })
  test('stands beside what was pressed, but for what is not allowed, which has a dialog', () => {
    expect([faultBeside(null), faultBeside(denied)]).toEqual([null, null])
    expect(faultBeside(offline)).toEqual({ text: null, id: 'offline' })
  })
  test('is explained where more is known than that it failed', () => {
    expect([explained(null), explained(unknown)]).toEqual([null, null])
    expect(explained(offline)).toEqual({ text: null, id: 'offline' })
    expect(explained({ ...unknown, message: 'The disk is full' })).toEqual({ text: 'The disk is full', id: 'wrong' })
  })
})

test('somebody is led somewhere, with what is known of it', () => {
  expect(go('/home')).toEqual({ type: 'go', to: '/home' })
  expect(go('/home', { from: 'here' })).toEqual({ type: 'go', to: '/home', state: { from: 'here' } })
})

test('a write that ended well says what the server says, or nothing', () => {
  const noticeWith = (text: string) => ({ type: 'notice', notice: { tone: 'good', text, id: null } })
  expect([noticeOf(done(1, 'Saved')), noticeOf(done(1))]).toEqual([noticeWith('Saved'), noticeWith('')])
})

test('there are directions to a place whose two coordinates are known', () => {
  expect(directionsTo({ latitude: 28.6, longitude: 77.3 })).toContain('28.6,77.3')
  expect([
    directionsTo({ latitude: null, longitude: 77.3 }),
    directionsTo({ latitude: 28.6, longitude: null }),
  ]).toEqual([null, null])
})

test('a call knows how it ended', () => {
  const blocked = failed('blocked', '')
  expect(outcomes.blocked(null, blocked)).toBe(true)
  expect([outcomes.blocked(null, done(1)), outcomes.blocked(null, failed('offline', ''))]).toEqual([false, false])
})

describe('what a person pressed', () => {
  const press = async (outcome: Outcome<number>) => {
    const received: AppEvent[] = []
    const actor = createActor(
      userAction(async () => outcome),
      { input: undefined },
    )
    worldOf(actor, (event) => received.push(event))
    return [await toPromise(actor.start()), received]
  }
  test('has its answer, and a dialog where it was not theirs to do', async () => {
    expect(await press(done(1))).toEqual([done(1), []])
    expect(await press({ ok: false, failure: offline })).toEqual([{ ok: false, failure: offline }, []])
    expect(await press({ ok: false, failure: denied })).toEqual([
      { ok: false, failure: denied },
      [{ type: 'permission.denied', message: denied.message }],
    ])
  })
  test('has its answer without a world too', async () => {
    const outcome = { ok: false, failure: denied } as const
    expect(
      await toPromise(
        createActor(
          userAction(async () => outcome),
          { input: undefined },
        ).start(),
      ),
    ).toEqual(outcome)
  })
})

test('what is loaded in the background is something else where it is not allowed', async () => {
  const load = (outcome: Outcome<number>) => withFallback(async () => outcome, 7)(undefined, signal)
  expect(await load(done(1))).toEqual(done(1))
  expect(await load({ ok: false, failure: offline })).toEqual({ ok: false, failure: offline })
  expect(await load({ ok: false, failure: denied })).toEqual(done(7))
})

describe('what is not plugged in', () => {
  test('says what it is when it is called', async () => {
    const call = toPromise(createActor(unplugged('booking.slots'), { input: undefined }).start())
    await expect(call).rejects.toThrow('booking.slots is not plugged in')
  })
  test('says what it is when it is listened to', () => {
    const errors: unknown[] = []
    const feed = createActor(unpluggedFeed('push.messages'), { input: undefined })
    feed.subscribe({ error: (error) => errors.push(error) })
    feed.start()
    expect(errors).toEqual([new Error('push.messages is not plugged in')])
  })
})

test('a feed tells its machine until that goes on', () => {
  const received: string[] = []
  let emit: (event: { readonly type: 'queue.changed' }) => void = () => undefined
  const feed = fromFeed<string>((input, on) => {
    received.push(`from ${input}`)
    emit = on
    return () => received.push('stopped')
  })
  const machine = setup({ actors: { feed } }).createMachine({
    initial: 'listening',
    states: {
      listening: { invoke: { src: 'feed', input: 'the desk' }, on: { 'queue.changed': 'changed' } },
      changed: {},
    },
  })
  const actor = createActor(machine).start()
  expect([actor.getSnapshot().value, received]).toEqual(['listening', ['from the desk']])
  emit({ type: 'queue.changed' })
  expect([actor.getSnapshot().value, received]).toEqual(['changed', ['from the desk', 'stopped']])
})

test('a countdown that has nothing to count is over', () => {
  const count = (seconds: number) => createActor(countdownMachine, { input: { seconds } }).start().getSnapshot().status
  expect([count(0), count(2)]).toEqual(['done', 'active'])
})

test('the world hears what is sent to it', () => {
  const received: AppEvent[] = []
  createActor(effectsLogic((event) => received.push(event)))
    .start()
    .send(go('/home'))
  expect(received).toEqual([go('/home')])
})

describe('a list', () => {
  const machine = listMachine<{ readonly id: string }, { readonly words: string }>({
    id: 'list',
    limit: 2,
    debounce: 300,
  })
  const start = (listed?: number) => {
    const clock = new SimulatedClock()
    const input = { query: { words: '' }, ...(listed !== undefined && { listed }) }
    const actor = createActor(machine.provide({ actors: { loadPage: never } }), { input, clock }).start()
    const page = (...ids: readonly string[]) => actor.send(ends('page', answered(ids.map((id) => ({ id })))) as never)
    return { actor, clock, page, at: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context }
  }

  test('loads for whoever comes back as much as was shown, and no more', () => {
    const { page, at } = start(4)
    page('a', 'b')
    expect(at()).toBe('loading')
    page('c', 'd')
    expect(at()).toBe('ready')
  })

  test('waits until somebody has typed, and begins again', () => {
    const { actor, clock, page, at, context } = start()
    page('a', 'b')
    actor.send({ type: 'query.typed', query: { words: 'spine' } })
    expect([at(), actor.getSnapshot().hasTag('settling'), actor.getSnapshot().hasTag('loading')]).toEqual([
      'settling',
      true,
      true,
    ])
    clock.increment(300)
    expect([at(), actor.getSnapshot().hasTag('settling'), context().items]).toEqual(['loading', false, []])
  })

  test('keeps what it has and why the rest did not come', () => {
    const { actor, page, at, context } = start()
    page('a', 'b')
    actor.send({ type: 'more' })
    actor.send(ends('page', refused('offline')) as never)
    expect([at(), context().failure, context().items]).toEqual(['failed', offline, [{ id: 'a' }, { id: 'b' }]])
  })

  test('asks anew when another choice is made while it loads', () => {
    const asked: object[] = []
    const loadPage = fromPromise(async ({ input }: { input: object }) => {
      asked.push(input)
      return await new Promise<never>(() => undefined)
    })
    const actor = createActor(machine.provide({ actors: { loadPage: loadPage as never } }), {
      input: { query: { words: '' } },
    }).start()
    actor.send({ type: 'query.chosen', query: { words: 'pain' } })
    expect(asked).toEqual([
      { query: { words: '' }, offset: 0, limit: 2 },
      { query: { words: 'pain' }, offset: 0, limit: 2 },
    ])
  })
})

describe('a list that others change', () => {
  interface Row {
    readonly id: string
    readonly stage?: string
  }
  const machine = liveListMachine<Row, object>({ id: 'live', limit: 2, debounce: 0 })
  const start = () => {
    const actor = createActor(machine.provide({ actors: { loadPage: never } }), { input: { query: {} } }).start()
    const page = (call: string, ...ids: readonly string[]) =>
      actor.send(ends(call, answered(ids.map((id) => ({ id })))) as never)
    const ids = () => actor.getSnapshot().context.items.map(({ id }) => id)
    page('page', 'a', 'b')
    actor.send({ type: 'more' })
    page('page', 'c', 'd')
    return { actor, page, ids, at: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context }
  }

  test('changes an item where it stands, and drops one that is gone', () => {
    const { actor, ids, context } = start()
    actor.send({ type: 'item.read', item: { id: 'b', stage: 'accepted' } })
    expect(context().items[1]).toEqual({ id: 'b', stage: 'accepted' })
    actor.send({ type: 'item.read', item: { id: 'z' } })
    actor.send({ type: 'item.gone', id: 'a' })
    expect(ids()).toEqual(['b', 'c', 'd'])
  })

  test('lets those that come wait, each once, until they are asked for', () => {
    const { actor, page, ids, at, context } = start()
    for (const id of ['n', 'n', 'a']) actor.send({ type: 'item.new', id })
    expect([context().news, ids()]).toEqual([['n'], ['a', 'b', 'c', 'd']])
    actor.send({ type: 'refresh' })
    expect([at(), ids()]).toEqual(['refreshing', ['a', 'b', 'c', 'd']])
    page('freshPage', 'n', 'a')
    expect([at(), context().news, ids()]).toEqual(['ready', [], ['n', 'a', 'b', 'c', 'd']])
  })

  test('leaves no gap when the fresh page does not reach down to what is shown', () => {
    const { actor, page, ids, context } = start()
    actor.send({ type: 'refresh' })
    page('freshPage', 'x', 'y')
    expect([ids(), context().hasMore]).toEqual([['x', 'y'], true])
  })

  test('shows what was there when it cannot be read again, and tries once more', () => {
    const { actor, page, ids, at, context } = start()
    actor.send({ type: 'refresh' })
    actor.send(ends('freshPage', refused('offline')) as never)
    expect([at(), context().failure, ids()]).toEqual(['stale', offline, ['a', 'b', 'c', 'd']])
    actor.send({ type: 'retry' })
    page('freshPage')
    expect([at(), ids()]).toEqual(['empty', []])
  })
})

test('a camera or microphone that does not start says why', () => {
  const faults = ['NotAllowedError', 'NotFoundError', 'OverconstrainedError', 'NotReadableError', 'toString']
  expect(faults.map(mediaFaultOf)).toEqual(['denied', 'missing', 'missing', 'inUse', 'other'])
  expect(mediaFaultOf('DevicesNotFoundError')).toBe('missing')
  const phone = (version: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X)`
  expect([phone('12_4'), phone('13_0'), 'Mozilla/5.0 (Linux; Android 9)'].map(lacksCameraSupport)).toEqual([
    true,
    false,
    false,
  ])
})
