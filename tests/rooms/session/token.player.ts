import type { StateValueFrom } from 'xstate'
import { done, failed } from '../../../src/core/kit/outcome'
import { notificationsApi } from '../../../src/core/notifications/notifications.api'
import { sessionApi } from '../../../src/core/session/session.api'
import { OTP_RESEND_WAIT } from '../../../src/core/session/session.rules'
import { supportApi } from '../../../src/core/support/support.api'
import { newPatient, type Patient } from '../../kit/patients'
import { type BaseScene, type BrowserPlayer, byItself } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { tokenModel } from './token.model'
import { openAs } from '../../kit/paths/people'
import { holdTime } from '../../kit/browser'

const rows = {
  list: { endpoint: notificationsApi.list },
  ticket: { endpoint: supportApi.patientTicket },
  token: { endpoint: sessionApi.accessToken },
  guest: { endpoint: sessionApi.guestLogin },
  // Never answered: whether the token is known is asked for at the same time.
  refresh: { endpoint: sessionApi.refreshPage },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  readonly patient: Patient
}

const UNKNOWN = failed('unauthenticated', '')

/** Loads the page anew for whoever is here, and lets the token be refused once it is watched again. */
const reloadRefused = async ({ page, inspection, gate }: Scene) => {
  const from = inspection.mark()
  await page.reload()
  await inspection.moved('token', from)
  await holdTime(page)
  await gate.end('token', UNKNOWN)
}

export const tokenPlayer: BrowserPlayer<typeof tokenModel, Scene, StateValueFrom<typeof tokenModel.machine>> = {
  model: tokenModel,
  arrive: {
    'Somebody is here': async (base) => {
      const { page, served, inspection } = base
      const patient = await newPatient(served)
      await page.clock.install()
      await openAs(base, patient, '/home')
      await inspection.reached('session', { known: 'resting' }, 0)
      await inspection.reached('token', 'trusted', 0)
      return { ...base, patient, gate: await gateOn(page, rows) }
    },
  },
  act: {
    'A call is answered as unauthenticated': async (scene, _, next) => {
      const { I, page, gate } = scene
      if (next === 'There is another token') return reloadRefused(scene)
      await holdTime(page)
      if (next === 'The page itself asks for verification') {
        await I.press('Reach out')
        await gate.end('ticket', UNKNOWN)
        return 'passed'
      }
      await I.openNotifications()
      await gate.end('list', UNKNOWN)
    },
    'The page itself asks for verification': async ({ page }) => {
      await byItself()
      await page.clock.resume()
    },
    'Half a second passes': async ({ page }) => {
      await page.clock.runFor(500)
      await page.clock.resume()
    },
    'Half a minute passes': ({ page }) => page.clock.runFor(30_000),
    'There is another token': async ({ I, gate, served, patient, inspection }) => {
      if ((await inspection.oneOf('token', ['trusted', 'doubted'])) === 'doubted')
        return void (await gate.end('guest', done(null)))
      const phoneNumber = patient.login.phoneNumber ?? ''
      served.pass(OTP_RESEND_WAIT + 1)
      await I.typeNumber(phoneNumber)
      await I.requestCode()
      await I.seeCodeStep()
      await I.enterCode(await served.codeFor(phoneNumber))
      await I.seeLoginGone()
    },
  },
  see: {
    trusted: ({ page }) => page.locator('main').waitFor(),
    doubted: ({ page }) => page.locator('main').waitFor(),
    asked: ({ I }) => I.seeLoginDialog(),
  },
}
