import { failed } from '../../../src/core/kit/outcome'
import { sessionApi } from '../../../src/core/session/session.api'
import { supportApi } from '../../../src/core/support/support.api'
import { beginWith, sizes } from '../../kit/browser'
import { OFFER, offer } from '../../kit/notificationEvents'
import { entriesOf, logIn, newGuest, newNumber, type Session } from '../../kit/patients'
import { type HeldPosition, holdPosition } from '../../kit/position'
import { type BaseScene, type BrowserPlayer, byItself, nobody } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { appModel } from './app.model'
import { type Parts, partsOn } from '../../kit/paths/parts'

const rows = {
  token: { endpoint: sessionApi.accessToken },
  guest: { endpoint: sessionApi.guestLogin },
  logout: { endpoint: sessionApi.logout },
  otp: { endpoint: sessionApi.requestOtp },
  ticket: { endpoint: supportApi.patientTicket },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  readonly parts: Parts
  readonly position: HeldPosition
  readonly session: Session | null
}

type Act = (scene: Scene, output: unknown, next: string | undefined) => Promise<void | 'passed'>

const beginningAs =
  (sessionOf: (base: BaseScene) => Promise<Session | null>, isAsked: boolean) =>
  async (base: BaseScene): Promise<Scene> => {
    const { page } = base
    const position = await holdPosition(page)
    if (!isAsked) await page.addInitScript(() => sessionStorage.removeItem('locationAsked'))
    const gate = await gateOn(page, rows)
    const parts = await partsOn(page, 'main.tsx')
    const session = await sessionOf(base)
    if (session) await beginWith(page, { session: entriesOf(session.storage) })
    await page.goto('/home?inspect=1', { waitUntil: 'commit' })
    return { ...base, gate, parts, position, session }
  }

/** Comes by itself with the next step after it. */
const passes: Act = () => Promise.resolve('passed')
/** Follows a link to a page of the app. */
const follow = ({ page }: Scene, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path)

const pressLogin = ({ page }: Scene): Promise<void> =>
  page
    .getByRole('banner')
    .getByText(/^Login/)
    .filter({ visible: true })
    .click()

export const appPlayer: BrowserPlayer<typeof appModel, Scene, 'page'> = {
  model: appModel,
  arrive: {
    'Open the app for the first time on a phone': beginningAs(() => Promise.resolve(null), false),
    'Reload as a patient who lacks a profile': beginningAs(({ served }) => logIn(served, newNumber()), true),
    'Reload as a guest': beginningAs(({ served }) => newGuest(served), true),
  },
  act: {
    'Open the home page': async (scene, _, next) => {
      scene.parts.deliver()
      if (scene.page.url().includes('/home')) return 'passed'
      await follow(scene, '/home')
      return next === 'The home page arrives' ? 'passed' : undefined
    },
    'The app starts': passes,
    'Nobody is here, and a guest may come': async ({ gate }) => {
      await gate.end('token', failed('unauthenticated', ''))
      return 'passed'
    },
    'The guest is on their way': passes,
    'The guest is here': async ({ gate, session }) => {
      if (session === null) await gate.end('guest', { ok: true, value: {} })
      return 'passed'
    },
    // What the server drew of it answers no press.
    'The home page arrives': ({ page }) => page.locator('#root.drawn').waitFor({ state: 'detached' }),
    'Press Login before it shows who is here': nobody,
    'Press Login in the bar': async (scene, _, next) => {
      await pressLogin(scene)
      return next === 'The question is due on the home page' ? 'passed' : undefined
    },
    'The question is due on the home page': passes,
    'Press Login in the settings': ({ inspection }) =>
      inspection.send('app', { type: 'login', at: 'settings', now: Math.floor(Date.now() / 1000) }),
    'Open the page that asks for the number': async (scene) => {
      if (!scene.page.url().includes('/mobile-otp-verify')) await follow(scene, '/mobile-otp-verify')
    },
    'Press what needs a verified number': async (scene) => {
      await scene.I.press('Reach out')
      await scene.I.at('/mobile-otp-verify')
    },
    'Verify the number': async ({ I, served, gate }) => {
      const phoneNumber = newNumber()
      await I.typeNumber(phoneNumber)
      await I.requestCode()
      await gate.end('otp', { ok: true, value: {} })
      await I.seeCodeStep()
      await I.enterCode(await served.codeFor(phoneNumber))
    },
    'Press Skip': async (scene) => {
      await scene.I.skip()
    },
    'The number is blocked': async ({ I, gate }) => {
      await I.typeNumber(newNumber())
      await I.requestCode()
      await gate.end('otp', failed('blocked', 'This number is blocked'))
    },
    'Close the login': ({ I }) => I.closeLogin(),
    // The page arrives in the same moment.
    'The patient without a profile is here': passes,
    'Save what the profile lacked': async ({ I }) => {
      await I.completeProfile('Asha Patel', '41', 'Female')
      return 'passed'
    },
    'Go forward to what the profile lacked': async ({ page }) => {
      await page.goForward()
      await page.getByRole('dialog', { name: 'Complete your profile' }).waitFor()
    },
    'Close what the profile lacked': async ({ page, inspection, session }, _, next) => {
      await page.getByRole('dialog', { name: 'Complete your profile' }).getByRole('button', { name: 'Close' }).click()
      if (next !== 'The patient is known with a profile') return undefined
      // It is completed later, in a checkout.
      const profile = { name: 'Asha Patel', age: 41, gender: 'Female', key: crypto.randomUUID() } as const
      await session!.ports.members.saveProfile(profile, new AbortController().signal)
      await inspection.send('session', { type: 'profile.completed', name: 'Asha Patel' })
      return 'passed'
    },
    'The patient is known with a profile': passes,
    'Press Logout': async ({ I }) => {
      await I.openMenu()
      await I.logOut()
    },
    'The same patient logs out in another tab': async ({ page, session }) => {
      await page.evaluate((left) => new BroadcastChannel('session').postMessage({ left }), session!.login.userId)
    },
    'Open the list of doctors': async (scene) => {
      await follow(scene, '/find-doctor')
      return 'passed'
    },
    'The list of doctors arrives': byItself,
    'Open a page of the staff': async (scene) => {
      await follow(scene, '/schedule')
      await scene.I.at('/home')
    },
    'Press Settings': ({ page }) =>
      page
        .getByRole('button', { name: 'Settings and preferences', includeHidden: true })
        .first()
        .dispatchEvent('click'),
    'Press the place in the bar': ({ page }) =>
      page
        .getByRole('button', { name: /Choose location/, includeHidden: true })
        .first()
        .dispatchEvent('click'),
    'Allow the position': async ({ I, position }) => {
      await I.allowLocation()
      await position.notify()
      // What asked for it closes by itself.
      return 'passed'
    },
    'Close what is over the page': async ({ page, I }) => {
      const settings = page.getByRole('dialog', { name: 'Settings and preferences' })
      if (await settings.isVisible()) await I.closeSettings()
      else if (await page.getByRole('button', { name: 'Skip' }).isVisible()) await I.skipLocation()
    },
    // Once a load, and earlier than the tour comes to it.
    'The first page is shown': ({ inspection }) => inspection.send('app', { type: 'ready' }),
    'Make the window as narrow as a phone': async ({ page }) => {
      await page.setViewportSize(sizes.phone)
    },
    'The page writes its address': async ({ I, page }) => {
      await I.openNotifications()
      await page.getByRole('dialog').locator(':focus').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    },
    'Something is said': async ({ I, served, inspection, session }) => {
      await inspection.hearing()
      await offer(served, session!, 1)
      await I.putAway(OFFER)
    },
    'Press what is not theirs to do': async ({ I, gate }) => {
      await I.press('Reach out')
      await gate.end('ticket', failed('forbidden', ''))
    },
    // Said in the same moment as what was not theirs to do.
    'The server refuses what the list allows': ({ inspection }) =>
      inspection.send('app', { type: 'permissions.doubted' }),
    'A part of the app breaks': nobody,
  },
  see: {
    page: async ({ page }, value) => {
      const { verification, overlay, profile } = value as Record<string, unknown>
      if (verification === 'asking') await page.getByLabel('Mobile number').waitFor()
      if (overlay === 'open') await page.getByRole('dialog').waitFor()
      if (overlay === 'askingLocation') await page.getByRole('button', { name: 'Allow Location Access' }).waitFor()
      if (profile === 'completing') await page.getByRole('dialog', { name: 'Complete your profile' }).waitFor()
    },
  },
}
