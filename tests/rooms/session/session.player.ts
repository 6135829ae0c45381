import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import type { StateValueFrom } from 'xstate'
import { writeProfile } from '../../../server/members/members.store'
import { users } from '../../../server/people/people.tables'
import { systemClock } from '../../../server/kit/clock'
import { doctorsApi } from '../../../src/core/doctors/doctors.api'
import { failed, type Outcome } from '../../../src/core/kit/outcome'
import { INTENT_LIFETIME } from '../../../src/core/session/intent.rules'
import { ordersApi } from '../../../src/core/orders/orders.api'
import { sessionApi } from '../../../src/core/session/session.api'
import { beginWith } from '../../kit/browser'
import { entriesOf, logIn, newGuest, newNumber, type Session } from '../../kit/patients'
import { TIME_LIMIT_FACTOR } from '../../kit/limits'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { sessionModel } from './session.model'
import { type Parts, partsOn } from '../../kit/paths/parts'

const rows = {
  token: { endpoint: sessionApi.accessToken },
  refresh: { endpoint: sessionApi.refreshPage },
  guest: { endpoint: sessionApi.guestLogin },
  logout: { endpoint: sessionApi.logout },
  doctors: { endpoint: doctorsApi.find },
  orders: { endpoint: ordersApi.list },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  readonly parts: Parts
  /** The tab beside this one, and what it may share. */
  readonly beside: { readonly tab: Page; readonly session: Session } | null
  /** Of the patient who is here or was here last. */
  phoneNumber: string
}

type Place = 'known' | Exclude<Extract<StateValueFrom<typeof sessionModel.machine>, string>, 'deciding' | 'left'>

/** More than the token watcher waits before it asks, and before it asks again. */
const [ASKS_WITHIN, ASKS_EVERY] = [600, 31_000]

const beginningAs =
  (sessionOf: (base: BaseScene, phoneNumber: string) => Promise<Session | null>, path: string, kept = {}) =>
  async (base: BaseScene): Promise<Scene> => {
    const { page } = base
    const phoneNumber = newNumber()
    const gate = await gateOn(page, rows)
    const parts = await partsOn(page, 'main.tsx')
    const session = await sessionOf(base, phoneNumber)
    await beginWith(page, { session: session ? entriesOf(session.storage) : kept })
    await page.clock.install()
    // It is loaded when the app starts.
    await page.goto(`${path}?inspect=1`, { waitUntil: 'commit' })
    return { ...base, gate, parts, beside: null, phoneNumber }
  }

/** A tab opened beside another that has a session, and that answers when it is asked to here. */
const beginningBeside = async (base: BaseScene): Promise<Scene> => {
  const tab = await base.page.context().newPage()
  await tab.goto(`${base.served.url}/favicon.svg`)
  await tab.evaluate(() => {
    const channel = new BroadcastChannel('session')
    const asked = new Promise<unknown>((resolve) => {
      channel.addEventListener('message', ({ data }: MessageEvent<{ asked: unknown }>) => resolve(data.asked))
    })
    Object.assign(globalThis, {
      answer: async (login: unknown) => channel.postMessage({ shared: { to: await asked, login } }),
    })
    void navigator.locks.request('session:beside', { mode: 'shared' }, () => new Promise(() => {}))
  })
  const phoneNumber = newNumber()
  const session = await logIn(base.served, phoneNumber)
  const scene = await beginningAs(() => Promise.resolve(null), '/order-list')(base)
  return { ...scene, beside: { tab, session }, phoneNumber }
}

/** More than a fresh tab waits for one that sleeps. */
const SLEEPS = 2_100 * TIME_LIMIT_FACTOR

/** A guest who was about to verify when the page was reloaded. */
const rememberingGuest = async ({ served }: BaseScene): Promise<Session> => {
  const guest = await newGuest(served)
  const expiresAt = Math.floor(Date.now() / 1000) + INTENT_LIFETIME
  guest.ports.store.write({
    login: guest.login,
    remembered: { intent: { _tag: 'OpenPage', path: '/contact-us' }, expiresAt },
  })
  return guest
}

/** Toasts stand over the bar of a phone for five seconds. */
const TOASTS_LAST = 5_100

/** Lets the toasts of the steps before go: whoever is in front of the phone waits for that too. */
const passToasts = ({ page }: Scene) => page.clock.runFor(TOASTS_LAST)

/** Follows a link to a page of the app. */
const follow = async ({ page, I }: Scene, path: string): Promise<void> => {
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await I.at(path)
}

const ends =
  (name: keyof typeof rows) =>
  async ({ gate }: Scene, output: unknown) =>
    void (await gate.end(name, output as Outcome<unknown>))

/** What a page asks for when it is opened is refused. */
const refuseAt = async (
  scene: Scene,
  path: string,
  name: keyof typeof rows,
  kind: 'unauthenticated' | 'forbidden',
): Promise<void> => {
  await follow(scene, '/about-us')
  await follow(scene, path)
  await scene.gate.end(name, failed(kind, ''))
}

const accountOf = async ({ served, phoneNumber }: Scene): Promise<string> => {
  const [patient] = await served.db.select({ id: users.id }).from(users).where(eq(users.phoneNumber, phoneNumber))
  return patient!.id
}

const completeProfile = async (scene: Scene): Promise<void> => {
  const userId = await accountOf(scene)
  await scene.served.db.transaction((tx) =>
    writeProfile(tx, userId, { name: 'Asha Patel', age: 41, gender: 'Female' }, systemClock.now()),
  )
}

const seePage = ({ page }: Scene) => page.locator('main').waitFor()

export const sessionPlayer: BrowserPlayer<typeof sessionModel, Scene, Place> = {
  model: sessionModel,
  arrive: {
    'Reload as nobody': beginningAs(() => Promise.resolve(null), '/', { tabsAsked: 'yes' }),
    'Open a second tab': beginningBeside,
    'Reload as a patient': beginningAs(({ served }, phoneNumber) => logIn(served, phoneNumber), '/order-list'),
    'Reload as a guest who was about to verify': beginningAs(rememberingGuest, '/contact-us'),
  },
  act: {
    'The app starts': async ({ parts }) => parts.deliver(),
    'The other tab shares its session': async ({ beside }) =>
      beside!.tab.evaluate(
        (login) => (globalThis as unknown as { answer: (login: unknown) => Promise<void> }).answer(login),
        beside!.session.login,
      ),
    'The other tab sleeps': ({ page }) => page.clock.runFor(SLEEPS),
    'The server does not know the token': ends('token'),
    'The refresh arrives': async (scene, output) => {
      // It says that nothing lacks of the profile.
      await completeProfile(scene)
      await ends('refresh')(scene, output)
    },
    'The refresh finds nobody': ends('refresh'),
    'The refresh finds the person blocked': async (scene, output) => {
      await ends('refresh')(scene, output)
      await scene.I.see('This number is blocked')
      await scene.I.at('/home')
    },
    'The server is down at the refresh': async (scene, output) => {
      await ends('refresh')(scene, output)
      await scene.I.at('/server-error')
    },
    'The refresh is forbidden': ends('refresh'),
    'The refresh fails': async (scene, output) => {
      await ends('refresh')(scene, output)
      await scene.I.see('Something went wrong')
    },
    'A page for guests is opened': (scene) => follow(scene, '/home'),
    'There is no token': ends('token'),
    'The token may not be asked for': ends('token'),
    'The token cannot be asked for': ends('token'),
    'The guest comes in': ends('guest'),
    'The guest is refused': ends('guest'),
    'Press Skip': async (scene, _, next) => {
      await follow(scene, '/mobile-otp-verify')
      await passToasts(scene)
      await scene.I.skip()
      // It leads a guest home, who would be led away from the login that is opened next.
      if (next === 'Log in as a patient') await scene.I.at('/home')
    },
    'The guest who skipped comes in': async (scene, output) => {
      await ends('guest')(scene, output)
      await scene.I.at('/home')
    },
    'The guest who skipped is refused': async (scene, output) => {
      await ends('guest')(scene, output)
      await scene.I.at('/home')
    },
    'Log in as a patient': async (scene) => {
      const { I, served } = scene
      scene.phoneNumber = newNumber()
      await follow(scene, '/mobile-otp-verify')
      await passToasts(scene)
      await I.typeNumber(scene.phoneNumber)
      await I.requestCode()
      await I.seeCodeStep()
      await I.enterCode(await served.codeFor(scene.phoneNumber))
      await I.seeLoginGone()
    },
    'Press what asks a guest to verify': async (scene) => {
      await follow(scene, '/order-list')
      await scene.I.askToSeeOrders()
      await scene.I.seeVerificationPage()
    },
    'Give up verifying': async ({ I, page }) => {
      await page.goBack()
      await I.at('/order-list')
    },
    'Go forward to verifying again': async ({ I, page }) => {
      await page.goForward()
      await I.seeVerificationPage()
    },
    'What lacks of the profile is saved': ({ I }) => I.completeProfile('Asha Patel', '41', 'Female'),
    'The server refuses what the list allows': (scene) => refuseAt(scene, '/order-list', 'orders', 'forbidden'),
    'The list cannot be fetched again': ends('refresh'),
    'Press Logout': async (scene) => {
      await follow(scene, '/order-list')
      await passToasts(scene)
      await scene.I.openMenu()
      await scene.I.logOut()
    },
    'The server has logged the person out': ends('logout'),
    'The session had ended before': ends('logout'),
    'The logout fails': async (scene, output) => {
      await ends('logout')(scene, output)
      await scene.I.see('Something went wrong')
    },
    'The guest’s token is refused in mid-flow': async (scene) => {
      await scene.page.clock.runFor(ASKS_EVERY)
      await refuseAt(scene, '/find-doctor', 'doctors', 'unauthenticated')
      await scene.page.clock.runFor(ASKS_WITHIN)
    },
    // What the other tab says when its person has logged out.
    'The same patient logs out in another tab': async (scene) =>
      scene.page.evaluate((left) => new BroadcastChannel('session').postMessage({ left }), await accountOf(scene)),
    'This session has ended too': ends('logout'),
  },
  see: {
    resting: seePage,
    asking: seePage,
    refreshing: seePage,
    // The question for the position may stand over it.
    anonymous: ({ I }) => I.see(/^Login/),
    checkingToken: seePage,
    enteringAsGuest: seePage,
    skipping: seePage,
    guestLoginFailed: seePage,
    known: seePage,
    leaving: seePage,
    following: seePage,
  },
}
