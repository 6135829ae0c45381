import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { OpenedFeature } from '../../src/machines/app/feature'
import { done, failed, type Outcome } from '../../src/core/kit/outcome'
import type { Language } from '../../src/core/language/languages'
import type { Role } from '../../src/core/session/permissions'
import { fromPort } from '../../src/machines/kit/fromPort'
import type { AppEvent } from '../../src/machines/kit/appEvent'
import { languageMachine } from '../../src/machines/language/language.machine'
import { loginMachine } from '../../src/machines/session/login.machine'
import { viewLogin } from '../../src/machines/session/login.view'
import { onboardingMachine } from '../../src/machines/session/onboarding.machine'
import { viewOnboarding } from '../../src/machines/session/onboarding.view'
import { settingsMachine } from '../../src/machines/settings/settings.machine'
import { viewSettings } from '../../src/machines/settings/settings.view'
import { slotsWith } from '../kit/slots'
import { worldOf } from '../kit/world'

const settingsOf = (role: Role | null, at: 'menu' | 'logout' = 'menu') => {
  const emitted: AppEvent[] = []
  const settings = createActor(settingsMachine, { input: { role, language: 'eng', at } })
  worldOf(settings, (event) => emitted.push(event))
  settings.start()
  return { settings, emitted, view: () => viewSettings(settings.getSnapshot()) }
}

test.each([
  ['PATIENT', { canChangeLanguage: true, hasHelp: false, canLogIn: false, canLogOut: true }],
  ['GUEST', { canChangeLanguage: true, hasHelp: false, canLogIn: true, canLogOut: false }],
  [null, { canChangeLanguage: true, hasHelp: false, canLogIn: true, canLogOut: false }],
  ['DOCTOR', { canChangeLanguage: false, hasHelp: true, canLogIn: false, canLogOut: true }],
  ['JR_DOCTOR', { canChangeLanguage: false, hasHelp: true, canLogIn: false, canLogOut: true }],
  ['PHARMACY', { canChangeLanguage: false, hasHelp: false, canLogIn: false, canLogOut: true }],
  ['DIAGNOSTIC_CENTER', { canChangeLanguage: false, hasHelp: false, canLogIn: false, canLogOut: true }],
] as const)('the settings of %s offer what the role may do', (role, offered) => {
  expect(settingsOf(role).view()).toMatchObject(offered)
})

test('a language is asked for with the confirm button alone', () => {
  const { settings, emitted, view } = settingsOf('PATIENT')
  expect(view().canConfirmLanguage).toBe(false)
  settings.send({ type: 'language.chosen', language: 'guj' })
  expect([emitted, view().canConfirmLanguage]).toEqual([[], true])
  settings.send({ type: 'language.confirmed' })
  expect(emitted).toEqual([{ type: 'language.wanted', language: 'guj' }])
  expect(settings.getSnapshot().status).toBe('done')
})

test('declining to log out keeps everything; saying yes says so once', () => {
  const { settings, emitted, view } = settingsOf('DOCTOR')
  settings.send({ type: 'logout' })
  expect(view().isLeaving).toBe(true)
  settings.send({ type: 'logout.declined' })
  expect([emitted, view().isLeaving, settings.getSnapshot().status]).toEqual([[], false, 'active'])
  settings.send({ type: 'logout' })
  settings.send({ type: 'logout.confirmed' })
  expect(emitted).toEqual([{ type: 'logout.confirmed' }])
})

test('a language that cannot be had leaves the one that is spoken, and says why', async () => {
  const answers: Record<string, Outcome<null>> = { hin: failed('offline', ''), ben: done(null) }
  const emitted: AppEvent[] = []
  const language = createActor(
    languageMachine.provide({
      actors: { speak: fromPort<Language, null>(async (wanted) => answers[wanted] ?? done(null)) },
    }),
  )
  worldOf(language, (event) => emitted.push(event))
  language.start()
  language.send({ type: 'choose', language: 'hin' })
  await waitFor(language, (snapshot) => !snapshot.hasTag('busy'))
  expect(language.getSnapshot().context).toEqual({ language: 'eng', wanted: 'eng' })
  expect(emitted).toEqual([{ type: 'notice', notice: { tone: 'bad', text: null, id: 'offline' } }])
  language.send({ type: 'choose', language: 'ben' })
  await waitFor(language, (snapshot) => !snapshot.hasTag('busy'))
  expect(language.getSnapshot().context.language).toBe('ben')
  expect(emitted.at(-1)).toEqual({ type: 'language.kept', language: 'ben' })
})

test('English that is chosen is kept too, though it was spoken already', () => {
  const emitted: AppEvent[] = []
  const language = createActor(languageMachine)
  worldOf(language, (event) => emitted.push(event))
  language.start()
  language.send({ type: 'choose', language: 'eng' })
  expect(emitted).toEqual([{ type: 'language.kept', language: 'eng' }])
})

const overlayWith = async (load: () => OpenedFeature) => {
  const emitted: AppEvent[] = []
  const slot = createActor(slotsWith(load), { input: { slot: 'overlay' } })
  worldOf(slot, (event) => emitted.push(event))
  slot.start()
  const feature = { id: 'overlay.settings' as const, at: 'menu' }
  slot.send({ type: 'open', request: { feature, place: null, login: null, width: 'phone' } })
  await waitFor(slot, (snapshot) => !snapshot.hasTag('opening'))
  return { slot, emitted }
}
const settings: OpenedFeature = {
  logic: settingsMachine,
  input: { role: 'PATIENT', language: 'eng', at: 'menu' },
}

test('an overlay closes with the end of what it shows', async () => {
  const { slot } = await overlayWith(() => settings)
  expect(slot.getSnapshot().hasTag('open')).toBe(true)
  slot.getSnapshot().context.shown?.ref?.send({ type: 'close' })
  expect(slot.getSnapshot().value).toBe('closed')
})

test('an overlay that cannot be fetched says so and closes', async () => {
  const { slot, emitted } = await overlayWith(() => {
    throw new Error('offline')
  })
  expect(slot.getSnapshot().value).toBe('closed')
  expect(emitted).toEqual([{ type: 'notice', notice: { tone: 'bad', text: null, id: 'wrong' } }])
})

test('onboarding goes on once a language is chosen, shows each picture, and ends at the number', () => {
  const emitted: AppEvent[] = []
  const onboarding = createActor(onboardingMachine, { input: { language: null } })
  worldOf(onboarding, (event) => emitted.push(event))
  onboarding.start()
  const view = () => viewOnboarding(onboarding.getSnapshot())
  onboarding.send({ type: 'continue' })
  expect(view()).toMatchObject({ isChoosing: true, lacksLanguage: true })
  onboarding.send({ type: 'language.chosen', language: 'ben' })
  onboarding.send({ type: 'continue' })
  expect(view()).toMatchObject({ isChoosing: false, slide: 0, isLast: false })
  for (let press = 0; press < 3; press++) onboarding.send({ type: 'next' })
  expect(view()).toMatchObject({ slide: 3, isLast: true })
  onboarding.send({ type: 'next' })
  expect(emitted).toEqual([
    { type: 'language.wanted', language: 'ben' },
    { type: 'go', to: '/mobile-otp-verify' },
  ])
})

const login = () => {
  const actor = createActor(
    loginMachine.provide({ actors: { loadCountries: fromPort(() => new Promise<never>(() => undefined)) } }),
    { input: { begun: null } },
  ).start()
  return { actor, fault: () => viewLogin(actor.getSnapshot()).fault }
}

test('a number that was begun is looked at when its field is left; one that was passed over is not', () => {
  const { actor, fault } = login()
  actor.send({ type: 'number.left' })
  expect(fault()).toBeNull()
  actor.send({ type: 'number.typed', phoneNumber: '98765' })
  expect(fault()).toBeNull()
  actor.send({ type: 'number.left' })
  expect(fault()).toBe('length')
  actor.send({ type: 'number.typed', phoneNumber: '९८७६५४३२१०' })
  expect([fault(), viewLogin(actor.getSnapshot()).phoneNumber]).toEqual([null, '9876543210'])
})

test('a number that no mobile in India has is refused with its last digit', () => {
  const { actor, fault } = login()
  actor.send({ type: 'number.typed', phoneNumber: '512345678' })
  expect(fault()).toBeNull()
  actor.send({ type: 'number.typed', phoneNumber: '5123456789' })
  expect(fault()).toBe('unknown')
})

test('a number that was emptied is asked for', () => {
  const { actor, fault } = login()
  actor.send({ type: 'number.typed', phoneNumber: '9' })
  actor.send({ type: 'number.typed', phoneNumber: '' })
  expect(fault()).toBe('required')
})
