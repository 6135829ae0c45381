import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { done, failed, type Outcome } from '../../src/core/kit/outcome'
import type { Intent } from '../../src/core/session/intent'
import type { LoginResult, SessionRefresh } from '../../src/core/session/session'
import type { SessionValues } from '../../src/core/session/sessionValues'
import { NO_SESSION } from '../../src/core/session/sessionValues.rules'
import { fromPort } from '../../src/machines/kit/fromPort'
import { sessionMachine } from '../../src/machines/session/session.machine'
import type { AppEvent } from '../../src/machines/kit/appEvent'
import { worldOf } from '../kit/world'

const person = (role: LoginResult['role']): LoginResult => ({
  role,
  name: 'Asha Patel',
  userId: `user-${role}`,
  token: `token-${role}`,
  clinicId: null,
  doctorId: null,
  doctorName: null,
  permissions: [],
  phoneNumber: null,
  countryCode: null,
  profilePhoto: null,
  doctorBasicInfo: null,
  videoConsultationFee: null,
  isClinicPatient: false,
  isProfileComplete: true,
})
const refresh: SessionRefresh = { permissions: [], userId: 'user-PATIENT', role: 'PATIENT', isProfileComplete: true }
const slot = { doctorId: 'd1', consultation: 'video', date: '2026-11-21', slotId: 's1' } as const
const intent: Intent = {
  _tag: 'BookSlot',
  slot,
  from: 'doctorProfile',
  draft: { memberId: 'm1', paymentMethodId: 3 },
}

const begin = async (
  saved: SessionValues,
  ports: {
    refresh?: Outcome<SessionRefresh>
    token?: Outcome<object>
    logout?: Outcome<object>
    guest?: Outcome<LoginResult>
  } = {},
) => {
  const emitted: AppEvent[] = []
  const session = createActor(
    sessionMachine.provide({
      actors: {
        refreshPage: fromPort(async () => ports.refresh ?? done(refresh)),
        accessToken: fromPort(
          async (): Promise<Outcome<object>> => ports.token ?? (saved.login ? done({}) : failed('unauthenticated', '')),
        ),
        guestLogin: fromPort(async () => ports.guest ?? done(person('GUEST'))),
        logout: fromPort(async () => ports.logout ?? done({})),
      },
    }),
    { input: { saved } },
  )
  worldOf(session, (event) => emitted.push(event))
  session.start()
  session.send({ type: 'start' })
  await waitFor(session, (snapshot) => !snapshot.matches('refreshing'))
  const received = (type: AppEvent['type']) => emitted.filter((each) => each.type === type)
  return { session, emitted, received }
}
const settled = (session: Awaited<ReturnType<typeof begin>>['session']) =>
  waitFor(
    session,
    (snapshot) => snapshot.matches('known') || snapshot.matches('anonymous') || snapshot.matches('guestLoginFailed'),
  )

test('nobody becomes a guest when a page needs someone', async () => {
  const { session, received } = await begin(NO_SESSION)
  session.send({ type: 'guest.needed' })
  await waitFor(session, (snapshot) => snapshot.matches('known'))
  expect(session.getSnapshot().context.login?.role).toBe('GUEST')
  expect(received('session.kept').at(-1)).toMatchObject({ values: { login: { token: 'token-GUEST' } } })
})

test('a guest login that fails is only logged', async () => {
  const { session, received } = await begin(NO_SESSION, { guest: failed('internal', 'Words') })
  session.send({ type: 'guest.needed' })
  await waitFor(session, (snapshot) => snapshot.matches('guestLoginFailed'))
  expect(received('logged')).toEqual([{ type: 'logged', failure: { kind: 'internal', message: 'Words' } }])
  expect(received('notice')).toEqual([])
})

test('a device the server does not let in is told nothing, for nobody pressed anything', async () => {
  const { session, received } = await begin(NO_SESSION, { token: failed('forbidden', '') })
  session.send({ type: 'guest.needed' })
  await waitFor(session, (snapshot) => snapshot.matches('guestLoginFailed'))
  expect(received('logged')).toEqual([{ type: 'logged', failure: { kind: 'forbidden', message: '' } }])
  expect(received('permission.denied')).toEqual([])
})

test('S0-264: a guest who verifies comes back to the slot, even after a reload, and a later login does not', async () => {
  const first = await begin(
    { login: person('GUEST'), remembered: null },
    { refresh: done({ ...refresh, role: 'GUEST', userId: null }) },
  )
  first.session.send({ type: 'remember', intent, now: 1000 })
  const kept = first.received('session.kept').at(-1) as { values: SessionValues }
  first.session.stop()

  const second = await begin(JSON.parse(JSON.stringify(kept.values)) as SessionValues, {
    refresh: done({ ...refresh, role: 'GUEST', userId: null }),
  })
  second.session.send({ type: 'verified', login: person('PATIENT'), at: '/mobile-otp-verify', now: 1100 })
  expect(second.received('go')).toEqual([
    {
      type: 'go',
      to: '/doctor-profile?doctorId=d1&consultation=video&date=2026-11-21&slotId=s1&step=checkout',
      state: { draft: { memberId: 'm1', paymentMethodId: 3 }, listed: 0 },
    },
  ])
  expect(second.session.getSnapshot().context.remembered).toBeNull()

  const again = second.received('session.kept').at(-1) as { values: SessionValues }
  const third = await begin(
    { ...(JSON.parse(JSON.stringify(again.values)) as SessionValues), login: person('GUEST') },
    { refresh: done({ ...refresh, role: 'GUEST', userId: null }) },
  )
  third.session.send({ type: 'verified', login: person('PATIENT'), at: '/faq', now: 1200 })
  expect(third.received('go')).toEqual([{ type: 'go', to: '/faq' }])
})

test('an intent that is too old is not gone back to', async () => {
  const { session, received } = await begin(
    { login: person('GUEST'), remembered: { intent, expiresAt: 50 } },
    { refresh: done({ ...refresh, role: 'GUEST' }) },
  )
  session.send({ type: 'verified', login: person('PATIENT'), at: '/find-doctor', now: 51 })
  expect(received('go')).toEqual([{ type: 'go', to: '/find-doctor' }])
})

test('staff land in their own area whatever was remembered', async () => {
  const { session, received } = await begin({ login: null, remembered: { intent, expiresAt: 5000 } })
  session.send({ type: 'verified', login: person('DOCTOR'), at: '/', now: 51 })
  expect(received('go')).toEqual([{ type: 'go', to: '/schedule' }])
})

const words = { type: 'notice', notice: { tone: 'bad', text: 'Words', id: null } }
test.each([
  ['unauthenticated', { state: 'known', role: 'GUEST', go: [], notices: [] }],
  ['blocked', { state: 'anonymous', role: undefined, go: [{ type: 'go', to: '/home' }], notices: [words] }],
  ['internal', { state: 'known', role: 'PATIENT', go: [], notices: [words] }],
  ['forbidden', { state: 'known', role: 'PATIENT', go: [], notices: [] }],
  ['serverDown', { state: 'known', role: 'PATIENT', go: [{ type: 'go', to: '/server-error' }], notices: [] }],
] as const)('a refresh answered as %s ends as decided', async (kind, expected) => {
  const { session, received } = await begin(
    { login: person('PATIENT'), remembered: null },
    { refresh: failed(kind, 'Words') },
  )
  await settled(session)
  const { value, context } = session.getSnapshot()
  const [state] = typeof value === 'string' ? [value] : Object.keys(value)
  expect({ state, role: context.login?.role, go: received('go'), notices: received('notice') }).toEqual(expected)
})

const permissions = [{ module: 'appointment', feature: 'create', permissionAccess: 1 }] as const

test('a refresh brings the permissions as they are now', async () => {
  const { session, received } = await begin(
    { login: person('PATIENT'), remembered: null },
    { refresh: done({ ...refresh, permissions }) },
  )
  expect(session.getSnapshot().context.login?.permissions).toEqual(permissions)
  expect(received('session.kept').at(-1)).toMatchObject({ values: { login: { permissions } } })
})

test('an unforeseen refusal fetches the permissions again and says nothing', async () => {
  const ports: { refresh: Outcome<SessionRefresh> } = { refresh: done(refresh) }
  const { session, received } = await begin({ login: person('PATIENT'), remembered: null }, ports)
  ports.refresh = done({ ...refresh, permissions })
  session.send({ type: 'permissions.doubted' })
  expect(session.getSnapshot().hasTag('settled')).toBe(true)
  await waitFor(session, (snapshot) => snapshot.matches({ known: 'resting' }))
  expect(session.getSnapshot().context.login?.permissions).toEqual(permissions)
  ports.refresh = failed('network', '')
  session.send({ type: 'permissions.doubted' })
  await waitFor(session, (snapshot) => snapshot.matches({ known: 'resting' }))
  expect(session.getSnapshot().context.login?.permissions).toEqual(permissions)
  expect([received('notice'), received('permission.denied')]).toEqual([[], []])
})

test('a logout that is not theirs to do opens the dialog for it, and the person stays', async () => {
  const { session, received } = await begin(
    { login: person('PATIENT'), remembered: null },
    { logout: failed('forbidden', 'Words') },
  )
  session.send({ type: 'logout' })
  await waitFor(session, (snapshot) => snapshot.matches('known'))
  expect(received('permission.denied')).toEqual([{ type: 'permission.denied', message: 'Words' }])
  expect([received('notice'), received('session.forgotten')]).toEqual([[], []])
})

test('logout forgets everything and goes to the landing page', async () => {
  const { session, received } = await begin({ login: person('PATIENT'), remembered: null })
  session.send({ type: 'logout' })
  await waitFor(session, (snapshot) => snapshot.matches('anonymous'))
  expect(session.getSnapshot().context.login).toBeNull()
  expect(received('session.forgotten')).toEqual([{ type: 'session.forgotten', userId: 'user-PATIENT' }])
  expect(received('go')).toEqual([{ type: 'go', to: '/', atOnce: true }])
})

test('an access token that is not known any more makes a guest', async () => {
  const { session, received } = await begin(
    { login: person('PATIENT'), remembered: null },
    { token: failed('unauthenticated', ''), refresh: failed('internal', 'Later') },
  )
  await settled(session)
  expect(session.getSnapshot().context.login?.role).toBe('GUEST')
  expect(received('session.kept').at(-1)).toMatchObject({ values: { login: { token: 'token-GUEST' } } })
})

test('who logs out in one tab is logged out in the others, and the server hears it whatever it says', async () => {
  const { session, received } = await begin(
    { login: person('PATIENT'), remembered: null },
    { logout: failed('network', '') },
  )
  session.send({ type: 'left.elsewhere', userId: 'somebody-else' })
  expect(session.getSnapshot().matches('known')).toBe(true)
  session.send({ type: 'left.elsewhere', userId: 'user-PATIENT' })
  expect(session.getSnapshot().hasTag('unseen')).toBe(true)
  await waitFor(session, (snapshot) => snapshot.matches('anonymous'))
  expect(session.getSnapshot().context.login).toBeNull()
  expect(received('session.forgotten')).toEqual([{ type: 'session.forgotten', userId: null }])
  expect(received('go')).toEqual([{ type: 'go', to: '/', atOnce: true }])
  expect(received('notice')).toEqual([])
})

test('who is logged out in another tab while this one asks for them is logged out here', async () => {
  const never = <Value>() => fromPort<object, Value>(() => new Promise(() => {}))
  const session = createActor(
    sessionMachine.provide({
      actors: {
        refreshPage: never<SessionRefresh>(),
        accessToken: never<object>(),
        logout: fromPort(async () => done({})),
      },
    }),
    { input: { saved: { login: person('PATIENT'), remembered: null } } },
  )
  worldOf(session, () => {})
  session.start()
  session.send({ type: 'start' })
  session.send({ type: 'left.elsewhere', userId: 'somebody-else' })
  expect(session.getSnapshot().value).toBe('refreshing')
  session.send({ type: 'left.elsewhere', userId: 'user-PATIENT' })
  expect(session.getSnapshot().value).toBe('following')
  await waitFor(session, (snapshot) => snapshot.matches('anonymous'))
  expect(session.getSnapshot().context.login).toBeNull()
})

test('Skip that fails is only logged, and home shows without anyone', async () => {
  const { session, received } = await begin(NO_SESSION, { guest: failed('internal', 'Words') })
  session.send({ type: 'skip' })
  await waitFor(session, (snapshot) => snapshot.matches('guestLoginFailed'))
  expect(received('logged')).toHaveLength(1)
  expect(received('notice')).toEqual([])
  expect(received('go')).toEqual([{ type: 'go', to: '/home' }])
})

test('Skip while a guest is let in leads home at once, and the guest comes in beside it', async () => {
  const { session, received } = await begin(
    { login: person('GUEST'), remembered: null },
    { refresh: done({ ...refresh, role: 'GUEST' }) },
  )
  await waitFor(session, (snapshot) => snapshot.matches('known'))
  session.send({ type: 'token.refused' })
  expect(session.getSnapshot().value).toBe('enteringAsGuest')
  session.send({ type: 'skip' })
  expect(received('go')).toEqual([{ type: 'go', to: '/home' }])
  await waitFor(session, (snapshot) => snapshot.matches('known'))
  expect(session.getSnapshot().context.login?.role).toBe('GUEST')
})

test('a logout that fails shows the server’s words and nobody is logged out', async () => {
  const { session, received } = await begin(
    { login: person('PATIENT'), remembered: null },
    { logout: failed('internal', 'Not now') },
  )
  session.send({ type: 'logout' })
  await waitFor(session, (snapshot) => snapshot.matches('known'))
  expect(session.getSnapshot().context.login?.token).toBe('token-PATIENT')
  expect(received('notice')).toEqual([{ type: 'notice', notice: { tone: 'bad', text: 'Not now', id: null } }])
})
