import { describe, expect, test } from 'vitest'
import { type Actor, createActor, waitFor } from 'xstate'
import type { Width } from '../../src/core/app/routes'
import { EMPTY_DRAFT } from '../../src/core/booking/checkout'
import { done } from '../../src/core/kit/outcome'
import type { LoginResult } from '../../src/core/session/session'
import { appMachine } from '../../src/machines/app/app.machine'
import type { AppEvent } from '../../src/machines/kit/appEvent'
import { fromPort } from '../../src/machines/kit/fromPort'
import { effectsLogic } from '../../src/machines/kit/effects'
import { sessionMachine } from '../../src/machines/session/session.machine'
import { staffMember } from '../rooms/session/staffMember'
import { slotsWith } from '../kit/slots'

const NOW = 1_795_000_000
const guest: LoginResult = { ...staffMember('GUEST'), userId: null }
const patient: LoginResult = { ...staffMember('PATIENT'), isProfileComplete: true }

/** An app at a page, not started yet, in which a refresh of the session is never answered. */
const begin = (login: LoginResult | null, width: Width) => {
  const sent: AppEvent[] = []
  const app: Actor<typeof appMachine> = createActor(
    appMachine.provide({
      actors: {
        world: effectsLogic((event) => {
          sent.push(event)
          if (event.type === 'verification.opened') app.send({ type: 'verification.opened' })
        }),
        session: sessionMachine.provide({
          actors: {
            accessToken: fromPort(() => new Promise(() => undefined)),
            refreshPage: fromPort(() => new Promise(() => undefined)),
            guestLogin: fromPort(async () => done(guest)),
          },
        }),
        slot: slotsWith(() => null),
      },
    }),
    { input: { saved: { login, remembered: null }, width, now: 0 } },
  ).start()
  app.send({ type: 'place.changed', place: { route: 'faq', path: '/faq', params: {}, key: '/faq' }, now: NOW })
  const session = app.getSnapshot().children.session!
  return {
    app,
    sent: (type: AppEvent['type']) => sent.filter((event) => event.type === type),
    press: (at: 'bar' | 'settings' = 'bar') => app.send({ type: 'login', at, now: NOW }),
    isAsked: () => app.getSnapshot().matches({ verification: 'asking' }),
    remembered: () => session.getSnapshot().context.remembered?.intent ?? null,
    role: () => session.getSnapshot().context.login?.role ?? null,
  }
}

const HOME = { type: 'go', to: '/home' }
const VERIFY = { type: 'go', to: '/mobile-otp-verify' }
const FAQ = { _tag: 'OpenPage', path: '/faq' }

describe('Login pressed before it shows who is here', () => {
  test.each([
    ['nobody on a desktop is asked over the page', null, 'desktop', [], true, null],
    ['nobody on a phone starts with the welcome', null, 'phone', [{ type: 'go', to: '/get-started' }], false, null],
    ['a guest on a desktop is asked over the page', guest, 'desktop', [], true, null],
    ['a guest on a phone is asked over the home page, and comes back', guest, 'phone', [HOME, VERIFY], true, FAQ],
    ['a patient is here already', patient, 'phone', [], false, null],
  ] as const)('waits: %s', (_, login, width, went, isAsked, intent) => {
    const app = begin(login, width)
    app.press()
    expect([app.sent('go'), app.isAsked()]).toEqual([[], false])
    app.app.send({ type: 'start' })
    expect([app.sent('go'), app.isAsked(), app.remembered()]).toEqual([went, isAsked, intent])
  })
})

test('a guest who presses Login stays a guest until a number is verified, also while the session is refreshed', async () => {
  const app = begin(guest, 'desktop')
  app.app.send({ type: 'start' })
  app.press()
  expect([app.isAsked(), app.role()]).toEqual([true, 'GUEST'])
  app.app.send({ type: 'slot.closed', slot: 'dialog.login', output: { kind: 'closed' } })
  expect([app.isAsked(), app.role()]).toEqual([false, 'GUEST'])
  app.press()
  app.app.send({ type: 'slot.closed', slot: 'dialog.login', output: { kind: 'verified', login: patient } })
  await waitFor(app.app, ({ context }) => context.login?.role === 'PATIENT')
  expect(app.sent('go')).toEqual([{ type: 'go', to: '/faq' }])
})

test('from the settings a guest is asked over the home page on every device', () => {
  const app = begin(guest, 'desktop')
  app.app.send({ type: 'start' })
  app.press('settings')
  expect([app.sent('go'), app.isAsked(), app.remembered()]).toEqual([[HOME], true, FAQ])
})

test('a guest who books from the list comes back to its search, with as many doctors as were shown', () => {
  const slot = { doctorId: 'd1', consultation: 'video', date: '2026-11-21', slotId: 'v1' } as const
  const intent = { _tag: 'BookSlot', slot, from: 'findDoctor', draft: EMPTY_DRAFT } as const
  const kept = (params: object) => {
    const { app, remembered } = begin(guest, 'phone')
    app.send({ type: 'start' })
    const path = '/find-doctor?search=back'
    app.send({
      type: 'place.changed',
      place: { route: 'findDoctor', path, params: { ...params }, key: path },
      now: NOW,
    })
    app.send({ type: 'verification.required', intent, now: NOW })
    return remembered()
  }
  expect(kept({ listed: 24 })).toEqual({ ...intent, search: 'search=back', listed: 24 })
  const bare = { ...intent, search: 'search=back', listed: 0 }
  expect([kept({}), kept({ listed: '24' })]).toEqual([bare, bare])
})
