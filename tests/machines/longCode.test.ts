import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { AppEvent } from '../../src/machines/kit/appEvent'
import { loginMachine } from '../../src/machines/session/login.machine'
import { viewLogin } from '../../src/machines/session/login.view'
import { otpMachine } from '../../src/machines/session/otp.machine'
import { viewOtp } from '../../src/machines/session/otp.view'
import { digitsOf, loginBegun } from '../../src/core/session/session.rules'
import type { LoginBegun } from '../../src/core/session/session'
import { worldOf } from '../kit/world'

const SENT_AT = 1_790_000_000
const NUMBER = '9876543210'
const draft = {
  country: { code: '+91', len: 10 },
  phoneNumber: NUMBER,
  otpId: 'otp-1',
  longSentAt: SENT_AT,
}

/** A login whose server sends the long code of its number. */
const login = (begun: LoginBegun | null = null) => {
  const verified: unknown[] = []
  const events: AppEvent[] = []
  const never = () => new Promise<never>(() => undefined)
  const requestOtp = fromPromise(async () => ({
    ok: true as const,
    value: { otpId: 'otp-1', longSentAt: SENT_AT },
    message: 'Use the 12-digit code from our text message',
  }))
  const verifyOtp = fromPromise(({ input }) => {
    verified.push(input)
    return never()
  })
  const logic = loginMachine.provide({
    actors: {
      loadCountries: fromPromise(never) as never,
      requestOtp: requestOtp as never,
      otp: otpMachine.provide({ actors: { verifyOtp: verifyOtp as never, requestOtp: requestOtp as never } }),
    },
  })
  const actor = createActor(logic, { input: { begun } })
  worldOf(actor, (event) => events.push(event))
  actor.start()
  return { actor, verified, events }
}

test('a long code has twelve digits, is verified at its last one, and is known again after a reload', async () => {
  const { actor, verified, events } = login()
  actor.send({ type: 'number.typed', phoneNumber: NUMBER })
  actor.send({ type: 'code.requested' })
  await waitFor(actor, (snapshot) => snapshot.hasTag('code'))
  const otp = viewLogin(actor.getSnapshot()).otp!
  otp.send({ type: 'code.typed', code: '1234 5678 901' })
  otp.send({ type: 'verify' })
  expect(viewOtp(otp.getSnapshot())).toMatchObject({
    code: '12345678901',
    digits: 12,
    longSentAt: SENT_AT,
    fault: 'length',
    isBusy: false,
  })
  otp.send({ type: 'code.typed', code: '1234 5678 9012' })
  expect(verified).toEqual([{ code: '123456789012', otpId: 'otp-1', key: expect.any(String) }])
  expect(events).toContainEqual({ type: 'login.kept', draft })

  const after = login(loginBegun(draft, SENT_AT, SENT_AT + 5))
  const again = viewLogin(after.actor.getSnapshot()).otp!
  expect(viewOtp(again.getSnapshot())).toMatchObject({ digits: 12, longSentAt: SENT_AT })
})

test('whoever changes the number is asked for six digits again', async () => {
  const { actor, events } = login(loginBegun(draft, SENT_AT, SENT_AT + 5))
  viewLogin(actor.getSnapshot()).otp!.send({ type: 'number.changing' })
  await waitFor(actor, (snapshot) => snapshot.hasTag('number'))
  expect(digitsOf(actor.getSnapshot().context)).toBe(6)
  expect(events.at(-1)).toEqual({
    type: 'login.kept',
    draft: { country: draft.country, phoneNumber: NUMBER, otpId: null },
  })
})
