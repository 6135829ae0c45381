import { afterEach, expect, test, vi } from 'vitest'
import { callPlace } from '../../src/adapters/browser/callPlace'
import { languageStore } from '../../src/adapters/browser/languageStore'
import { sharedSession } from '../../src/adapters/browser/sharedSession'
import { sessionStore } from '../../src/adapters/browser/sessionStore'
import { openTabs, TABS_ASKED } from '../../src/adapters/browser/tabs'
import type { LoginResult } from '../../src/core/session/session'
import { memoryStorage } from '../kit/patients'

const login: LoginResult = {
  role: 'DOCTOR',
  name: 'Dr. Meera Shah',
  userId: 'u1',
  token: 't1',
  clinicId: null,
  doctorId: 'd1',
  doctorName: 'Dr. Meera Shah',
  permissions: [],
  phoneNumber: '9000000002',
  countryCode: '+91',
  profilePhoto: null,
  doctorBasicInfo: { userId: 'u1', name: 'Dr. Meera Shah' },
  videoConsultationFee: 80_000,
  isClinicPatient: false,
  isProfileComplete: true,
}

test('local storage holds the language and nothing else', () => {
  const storage = memoryStorage()
  const store = languageStore(() => storage)
  expect([store.read(), store.wire()]).toEqual([null, 'eng'])
  store.keep('guj')
  expect([store.read(), store.wire(), storage.length, storage.getItem('lang')]).toEqual(['guj', 'guj', 1, 'guj'])
  expect(languageStore(() => storage).read()).toBe('guj')
})

test('a language the product does not speak is none', () => {
  const storage = memoryStorage()
  storage.setItem('lang', 'fra')
  expect(languageStore(() => storage).read()).toBeNull()
})

test('where nothing may be stored the language lasts as long as the tab', () => {
  const store = languageStore(() => {
    throw new Error('SecurityError')
  })
  expect(store.wire()).toBe('eng')
  store.keep('ben')
  expect(store.wire()).toBe('ben')
})

test('a doctor’s fee is kept in rupees, and nobody else has one', () => {
  const storage = memoryStorage()
  const store = sessionStore(storage)
  store.write({ login, remembered: null })
  expect(storage.getItem('consultationFee')).toBe('800')
  store.write({ login: { ...login, role: 'PHARMACY' }, remembered: null })
  expect(storage.getItem('consultationFee')).toBeNull()
})

test('a logout leaves the device and the language, and makes the device token anew', () => {
  const storage = memoryStorage()
  const store = sessionStore(storage)
  store.keepLanguage('ben')
  storage.setItem(TABS_ASKED, 'yes')
  store.write({ login, remembered: null })
  const before = store.identity('ben')
  store.forget()
  const kept = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  expect(new Set(kept)).toEqual(new Set(['deviceId', 'lang', 'tabsAsked']))
  const after = store.identity('ben')
  expect(after.token).toBeNull()
  expect(after.deviceId).toBe(before.deviceId)
  expect(after.deviceToken).not.toBe(before.deviceToken)
})

const open: { readonly close: () => void }[] = []
afterEach(() => open.splice(0).forEach((tabs) => tabs.close()))

test('a tab hears who left in another, and does not hear itself', async () => {
  const [here, there] = [openTabs(), openTabs()]
  open.push(here, there)
  const receivedHere: string[] = []
  here.onLeft((userId) => receivedHere.push(userId))
  const received = new Promise<string>((resolve) => there.onLeft(resolve))
  here.broadcastLeft('u1')
  expect(await received).toBe('u1')
  expect(receivedHere).toEqual([])
})

test('a tab without a stream hears from another what rings, and at whom', async () => {
  const [here, there] = [openTabs(), openTabs()]
  open.push(here, there)
  const ring = { userId: 'u1', news: { type: 'call.arrived', id: 'r1' } } as const
  const received = new Promise((resolve) => there.onRing(resolve))
  here.broadcastRing(ring)
  expect(await received).toEqual(ring)
})

/** The locks of one browser, as much of them as tabs use. */
const sharedLocks = () => {
  const held = new Set<{ readonly name: string }>()
  return {
    query: async () => ({ held: [...held] }),
    request: async (name: string, _: object, hold: () => Promise<void>) => {
      const lock = { name }
      held.add(lock)
      await hold()
      held.delete(lock)
    },
  } as unknown as LockManager
}

test('a fresh tab has the session of one that is open, and of none that logged out', async () => {
  const locks = sharedLocks()
  const [here, fresh] = [sharedSession(locks), sharedSession(locks)]
  open.push(here, fresh)
  const asked: string[] = []
  here.onAsked(() => {
    asked.push('asked')
    return login
  })
  expect(await fresh.askForSessions()).toEqual([])
  here.holdSession(login.userId)
  expect(await fresh.askForSessions()).toEqual([login])
  here.holdSession(null)
  await Promise.resolve()
  expect(await fresh.askForSessions()).toEqual([])
  expect(asked).toEqual(['asked'])
})

test('of several accounts in other tabs a fresh one learns each once, and of those that answer in time', async () => {
  const locks = sharedLocks()
  const tabs = [sharedSession(locks), sharedSession(locks), sharedSession(locks)]
  const fresh = sharedSession(locks)
  open.push(...tabs, fresh)
  const other = { ...login, userId: 'u2', name: 'Dr Rao' }
  for (const [at, whose] of [login, login, other].entries()) {
    tabs[at]!.onAsked(() => whose)
    tabs[at]!.holdSession(whose.userId)
  }
  expect(await fresh.askForSessions()).toEqual([login, other])
  const asleep = sharedSession(locks)
  open.push(asleep)
  asleep.holdSession('u3')
  expect(await fresh.askForSessions()).toEqual([login, other])
})

test('a fresh tab waits no longer than a while for one that sleeps', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const locks = sharedLocks()
  const [asleep, fresh] = [sharedSession(locks), sharedSession(locks)]
  open.push(asleep, fresh)
  asleep.holdSession('u1')
  const answer = fresh.askForSessions()
  await vi.runAllTimersAsync()
  expect(await answer).toEqual([])
  vi.useRealTimers()
})

test('what another tab shares is a login or nothing', () => {
  const { readShared } = sessionStore(memoryStorage())
  expect(readShared(structuredClone(login))).toEqual(login)
  expect([readShared({ ...login, token: undefined }), readShared('t1'), readShared(null)]).toEqual([null, null, null])
})

test('a reload goes on with the call it was in, and with what was on', () => {
  const storage = memoryStorage()
  callPlace(storage).remember({ bookingId: 'b1', microphone: false, camera: true })
  const { id, recall, forget } = callPlace(storage)
  expect([recall('b1'), recall('b2'), id()]).toEqual([
    { microphone: false, camera: true },
    null,
    callPlace(storage).id(),
  ])
  forget()
  expect(callPlace(storage).recall('b1')).toBeNull()
  storage.setItem('call', '{"bookingId":')
  expect(callPlace(storage).recall('b1')).toBeNull()
})
