// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createActor, setup } from 'xstate'
import { AppContext } from '../../src/ui/app/frame/AppContext'
import { useSend } from '../../src/ui/app/frame/useSend'
import { staffMember } from '../rooms/session/staffMember'

afterEach(cleanup)

const questions = setup({ types: { events: {} as { type: 'delete' } | { type: 'read' } } }).createMachine({
  initial: 'resting',
  states: {
    resting: { on: { delete: 'confirming', read: 'reading' } },
    confirming: {},
    reading: {},
  },
})

const needs = { delete: 'doctorReview.delete' } as const

/** Where the question stands after a press, and what the app was told of it. */
const pressed = (login: ReturnType<typeof staffMember> | null, type: 'delete' | 'read') => {
  const sent: unknown[] = []
  const app = { getSnapshot: () => ({ context: { login } }), send: (event: unknown) => void sent.push(event) }
  const actor = createActor(questions).start()
  const Act = () => {
    const send = useSend(actor, needs)
    return <button onClick={() => send({ type })}>Do it</button>
  }
  const { getByRole } = render(
    <AppContext value={{ app: app as never, now: () => 0 }}>
      <Act />
    </AppContext>,
  )
  fireEvent.click(getByRole('button'))
  cleanup()
  return { at: actor.getSnapshot().value, sent }
}

test('an act that is denied says so before its question', () => {
  const without = staffMember('DOCTOR', ['doctorReview.delete'])
  expect(pressed(without, 'delete')).toEqual({ at: 'resting', sent: [{ type: 'permission.denied' }] })
  expect(pressed(without, 'read')).toEqual({ at: 'reading', sent: [] })
})

test('an act that is given asks, and nobody in particular is let through to the login', () => {
  expect(pressed(staffMember('DOCTOR'), 'delete')).toEqual({ at: 'confirming', sent: [] })
  expect(pressed(null, 'delete')).toEqual({ at: 'confirming', sent: [] })
})
