import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { openSession } from '../../tools/visualizer/page/session'
import { VERSION } from '../../tools/visualizer/protocol/channel'
import type { FromViewer, Posted } from '../../tools/visualizer/protocol/messages'
import { openTab } from './tab'

const lamp = setup({}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
})

/** A viewer and a tab on one channel; what is lost between them is for the test to say. */
const meet = () => {
  let tab = openTab(lamp)
  let handle: (message: Posted) => void = () => undefined
  const asked: FromViewer[] = []
  const session = openSession({
    post: (message) => {
      asked.push(message)
      if (message.type === 'hello') tab.outbox.greet(message)
    },
    listen: (listener) => {
      handle = listener
    },
  })
  const deliver = (isLost = false) => {
    tab.paint()
    for (let post = tab.posts.shift(); post; post = tab.posts.shift()) if (!isLost) handle(post)
  }
  const present = () => {
    handle({ v: VERSION, type: 'present', tab: 't1', epoch: 'e1', page: '/', version: 'abc' })
    deliver()
  }
  return {
    session,
    asked,
    deliver,
    present,
    press: () => tab.app.send({ type: 'press' }),
    reload: () => {
      tab = openTab(lamp, undefined, 'e2')
    },
    value: () => {
      const { timeline, cursor } = session.get()
      const { actors } = timeline!.momentAt(cursor ?? timeline!.rows.length - 1)
      return [...actors.values()].find(({ machine }) => machine?.id === 'lamp')?.value
    },
  }
}

test('the first tab that shows itself is followed', () => {
  const { session, present, press, deliver, value } = meet()
  present()
  expect(session.get()).toMatchObject({ tab: 't1', tabs: [{ page: '/' }], fault: null })
  press()
  deliver()
  expect(value()).toBe('on')
})

test('what was lost on the way is asked for, and nothing is missing', () => {
  const { session, present, press, deliver, value } = meet()
  present()
  press()
  deliver(true)
  press()
  deliver()
  deliver()
  const seqs = session.get().timeline!.messages.map(({ seq }) => seq)
  expect(seqs).toEqual(seqs.map((_, at) => at + 1))
  expect(value()).toBe('off')
})

test('looking back leaves the tab where it is, and live follows it again', () => {
  const { session, present, press, deliver, value } = meet()
  present()
  press()
  deliver()
  session.goTo(0)
  expect(value()).toBe('off')
  press()
  deliver()
  press()
  deliver()
  expect(value()).toBe('off')
  session.goTo(null)
  expect(value()).toBe('on')
})

test('a page that is loaded anew begins anew', () => {
  const { session, present, press, deliver, reload, value } = meet()
  present()
  press()
  deliver()
  session.goTo(0)
  reload()
  session.beat()
  deliver()
  expect(session.get()).toMatchObject({ cursor: null, timeline: { epoch: 'e2' } })
  expect(value()).toBe('off')
})

test('a file is shown in place of the tab, and the tab goes on behind it', () => {
  const { session, present, press, deliver, value } = meet()
  present()
  const saved = session.save('abc1234')!
  session.openFile('lamp.machines.jsonl', saved)
  press()
  deliver()
  expect(session.get().source).toEqual({ kind: 'file', name: 'lamp.machines.jsonl', commit: 'abc1234' })
  expect(value()).toBe('off')
  session.backToLive()
  expect(value()).toBe('on')
})

test('a file that is none is refused with words, and what was shown stays', () => {
  const { session, present } = meet()
  present()
  session.openFile('notes.txt', 'hello')
  expect(session.get()).toMatchObject({ source: { kind: 'live' } })
  expect(session.get().fault).toMatch(/^notes\.txt: Line 1: /)
})
