import { expect, test } from 'vitest'
import { type Actor, createActor, setup, waitFor } from 'xstate'
import { NO_SESSION } from '../../src/core/session/sessionValues.rules'
import { appMachine } from '../../src/machines/app/app.machine'
import { verificationMachine } from '../../src/machines/kit/verification.machine'
import { effectsLogic } from '../../src/machines/kit/effects'
import { contentIn, slotIn, slotsWith } from '../kit/slots'
import { staffMember } from '../rooms/session/staffMember'

/** A page that needs a verified number at once. */
const page = setup({ actors: { verification: verificationMachine } }).createMachine({
  id: 'asking',
  initial: 'waiting',
  states: {
    waiting: {
      invoke: {
        src: 'verification',
        input: { intent: { _tag: 'OpenPage', path: '/faq' } },
        onDone: [
          { guard: ({ event }) => event.output.kind === 'verified', target: 'verified' },
          { target: 'abandoned' },
        ],
      },
    },
    verified: {},
    abandoned: {},
  },
})

const open = async () => {
  const app: Actor<typeof appMachine> = createActor(
    appMachine.provide({
      actors: {
        world: effectsLogic((event) => {
          if (event.type === 'verification.required') app.send({ ...event, now: 0 })
        }),
        slot: slotsWith(({ feature }) => (feature.id === 'page.faq' ? { logic: page, input: undefined } : null)),
      },
    }),
    { input: { saved: NO_SESSION, width: 'desktop', now: 0 } },
  ).start()
  app.send({ type: 'place.changed', place: { route: 'faq', path: '/faq', params: {}, key: '/faq' }, now: 0 })
  await waitFor(app, (snapshot) => snapshot.matches({ verification: 'asking' }) && contentIn(app, 'page') !== null)
  await waitFor(slotIn(app, 'dialog.login')!, (snapshot) => snapshot.hasTag('open'))
  const outcome = () => (contentIn(app, 'page')!.getSnapshot() as { value: string }).value
  const end = (output: unknown) => slotIn(app, 'dialog.login')?.send({ type: 'xstate.done.actor.content', output })
  return { app, outcome, end }
}

test('who closes the login is where they were, and the page knows it', async () => {
  const { app, outcome, end } = await open()
  expect(outcome()).toBe('waiting')
  end({ kind: 'closed' })
  expect(outcome()).toBe('abandoned')
  expect(app.getSnapshot().matches({ verification: 'idle' })).toBe(true)
})

test('a page learns that the number was verified, and the session who that is', async () => {
  const { app, outcome, end } = await open()
  end({ kind: 'verified', login: staffMember('PATIENT') })
  expect(outcome()).toBe('verified')
  expect(app.getSnapshot().context.login?.role).toBe('PATIENT')
})
