import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { done, failed } from '../../src/core/kit/outcome'
import { noticesMachine } from '../../src/machines/app/notices.machine'
import { viewNotices } from '../../src/machines/app/notices.view'
import { type AppEvent, noticeOf, type Notice } from '../../src/machines/kit/appEvent'
import { worldOf } from '../kit/world'

const notices = () => {
  const clock = new SimulatedClock()
  const actor = createActor(noticesMachine, { clock }).start()
  const say = (notice: Notice, from?: string) => actor.send({ type: 'say', notice, from })
  return {
    clock,
    say,
    notify: (text: string) => say({ tone: 'info', text, id: null }),
    each: (type: 'pause' | 'resume' | 'dismiss', at: number) =>
      actor.send({ type, id: actor.getSnapshot().context.shown[at]?.id ?? '' }),
    words: () => viewNotices(actor.getSnapshot()).map(({ text, textId }) => text ?? textId),
  }
}

describe('toasts', () => {
  test('go after five seconds', () => {
    const { clock, notify, words } = notices()
    notify('Saved')
    clock.increment(4999)
    expect(words()).toEqual(['Saved'])
    clock.increment(1)
    expect(words()).toEqual([])
  })
  test('stay while they are looked at', () => {
    const { clock, notify, each, words } = notices()
    notify('Saved')
    clock.increment(4000)
    each('pause', 0)
    clock.increment(60_000)
    expect(words()).toEqual(['Saved'])
    each('resume', 0)
    clock.increment(5000)
    expect(words()).toEqual([])
  })
  test('stand three at a time; the others wait for their turn and have their five seconds', () => {
    const { clock, notify, each, words } = notices()
    for (const text of ['one', 'two', 'three', 'four', 'five']) notify(text)
    expect(words()).toEqual(['one', 'two', 'three'])
    each('dismiss', 1)
    expect(words()).toEqual(['one', 'three', 'four'])
    clock.increment(5000)
    expect(words()).toEqual(['five'])
    clock.increment(5000)
    expect(words()).toEqual([])
  })
  test('do not say the same twice at once, nor nothing', () => {
    const { notify, say, words } = notices()
    for (const text of ['one', 'two', 'three', 'four', 'four', 'one', '']) notify(text)
    say({ tone: 'bad', text: null, id: 'serverDown' })
    say({ tone: 'bad', text: null, id: 'serverDown' })
    expect(words()).toEqual(['one', 'two', 'three'])
    notify('five')
    expect(words()).toHaveLength(3)
  })
  test('are one where their words are alike, whoever says them and however', () => {
    const { say, words } = notices()
    say({ tone: 'bad', text: null, id: 'wrong' }, 'form')
    say({ tone: 'bad', text: null, id: null }, 'upload')
    say({ tone: 'bad', text: 'This slot has just been taken', id: null }, 'checkout')
    say({ tone: 'info', text: 'This slot has just been taken', id: null, leadsTo: { to: '/order-list' } })
    expect(words()).toEqual(['app.wrong', 'This slot has just been taken'])
  })
  test.each(['Saved', ''])(
    'of failures go when what failed went well in the end, and no others, with words or without: “%s”',
    (text) => {
      const { notify, say, words } = notices()
      notify('A reminder')
      say({ tone: 'bad', text: 'Upload failed', id: null }, 'upload')
      say({ tone: 'bad', text: null, id: 'late' }, 'form')
      say({ tone: 'bad', text: 'Not yet shown', id: null }, 'form')
      expect(words()).toEqual(['A reminder', 'Upload failed', 'app.late'])
      say({ tone: 'bad', text: '', id: null }, 'form')
      say({ tone: 'good', text, id: null }, 'form')
      expect(words()).toEqual(['A reminder', 'Upload failed', text].filter(Boolean))
    },
  )
  test('of news, and of failures of nobody, stay when something went well', () => {
    const { say, words } = notices()
    say({ tone: 'info', text: 'A reminder', id: null }, 'form')
    say({ tone: 'bad', text: 'Upload failed', id: null })
    for (const from of [undefined, 'form']) say({ tone: 'good', text: '', id: null }, from)
    expect(words()).toEqual(['A reminder', 'Upload failed'])
  })
  test('of what went well give way to the next of the same sender', () => {
    const { say, words } = notices()
    say({ tone: 'good', text: 'Code sent again', id: null }, 'otp')
    say({ tone: 'good', text: 'Saved', id: null }, 'form')
    say({ tone: 'good', text: 'Logged in', id: null }, 'otp')
    expect(words()).toEqual(['Saved', 'Logged in'])
  })
})

describe('A toast', () => {
  const begin = () => {
    const clock = new SimulatedClock()
    const emitted: AppEvent[] = []
    const actor = createActor(noticesMachine, { clock })
    worldOf(actor, (event) => emitted.push(event))
    actor.start()
    const shown = () => viewNotices(actor.getSnapshot())
    return { actor, clock, emitted, shown }
  }
  const leadsTo = { to: '/chat', state: { channelId: 'c1' } }

  test('of a push shows its title and body for five seconds', () => {
    const { actor, clock, shown } = begin()
    actor.send({ type: 'say', notice: { tone: 'info', title: 'Title', text: 'Body', id: null, leadsTo } })
    actor.send({ type: 'say', notice: { tone: 'info', title: 'Another', text: 'Body', id: null } })
    expect(shown()).toMatchObject([
      { title: 'Title', text: 'Body', canFollow: true },
      { title: 'Another', text: 'Body', canFollow: false },
    ])
    clock.increment(4999)
    expect(shown().length).toBe(2)
    clock.increment(1)
    expect(shown()).toEqual([])
  })

  test('that is followed leads on and goes; one that leads nowhere stays', () => {
    const { actor, emitted, shown } = begin()
    actor.send({ type: 'say', notice: { tone: 'info', text: 'One', id: null } })
    actor.send({ type: 'say', notice: { tone: 'info', title: 'Title', text: 'Two', id: null, leadsTo } })
    for (const { id } of shown()) actor.send({ type: 'follow', id })
    expect(emitted).toEqual([{ type: 'go', ...leadsTo }])
    expect(shown().map(({ text }) => text)).toEqual(['One'])
  })

  test('that is gone already does nothing more', () => {
    const { actor, clock, emitted, shown } = begin()
    actor.send({ type: 'say', notice: { tone: 'info', text: 'One', id: null, leadsTo } })
    const { id } = shown()[0]!
    clock.increment(5000)
    for (const type of ['follow', 'pause', 'resume', 'dismiss'] as const) actor.send({ type, id })
    expect([shown(), emitted, actor.getSnapshot().status]).toEqual([[], [], 'active'])
  })
})

test('a write is told in the words of the server, a failure without words in ours', () => {
  expect(noticeOf(done(1, 'Saved'))).toEqual({ type: 'notice', notice: { tone: 'good', text: 'Saved', id: null } })
  expect(noticeOf(failed('conflict', 'Taken'))).toEqual({
    type: 'notice',
    notice: { tone: 'bad', text: 'Taken', id: null },
  })
  expect(noticeOf(failed('unreadable', ''))).toEqual({
    type: 'notice',
    notice: { tone: 'bad', text: null, id: 'wrong' },
  })
  expect(noticeOf(failed('forbidden', ''))).toEqual({ type: 'permission.denied' })
  expect(noticeOf(failed('forbidden', 'Not today'))).toEqual({ type: 'permission.denied', message: 'Not today' })
})
