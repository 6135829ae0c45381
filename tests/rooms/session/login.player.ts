import type { StateValueFrom } from 'xstate'
import { configApi } from '../../../src/core/app/config.api'
import { done, failed, type Outcome } from '../../../src/core/kit/outcome'
import { sessionApi } from '../../../src/core/session/session.api'
import { OTP_RESEND_WAIT } from '../../../src/core/session/session.rules'
import { newNumber } from '../../kit/patients'
import { type BrowserPlayer, type BaseScene } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { haveCodeSent } from './codeSent'
import { loginModel } from './login.model'

const rows = {
  countries: { endpoint: configApi.read, query: { key: 'countryCodes' } },
  requestingCode: { endpoint: sessionApi.requestOtp },
  verifying: { endpoint: sessionApi.verifyOtp },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  phoneNumber: string
}

const ends =
  (name: keyof typeof rows) =>
  async ({ gate }: Scene, output: unknown) =>
    void (await gate.end(name, output as Outcome<unknown>))

/** Types the code that was sent, and what becomes of it. */
const answerCode = async ({ I, gate, served, phoneNumber }: Scene, outcome: Outcome<unknown>) => {
  await I.enterCode(await served.codeFor(phoneNumber))
  await gate.end('verifying', outcome)
}

/** Back over the page that asked, or at home where a page of its own was left. */
const seeLoginLeft = async ({ I, size }: Scene) => {
  await I.seeLoginGone()
  await I.at(size === 'desktop' ? '/' : '/home')
}

export const loginPlayer: BrowserPlayer<
  typeof loginModel,
  Scene,
  Exclude<StateValueFrom<typeof loginModel.machine>, 'beginning'>
> = {
  model: loginModel,
  arrive: {
    'Open the login': async (base) => {
      const { page, size, I, inspection } = base
      await page.clock.install()
      const gate = await gateOn(page, rows)
      if (size === 'desktop') {
        await page.goto('/?inspect=1')
        await inspection.reached('session', 'anonymous', 0)
        await I.openLogin()
      } else await page.goto('/mobile-otp-verify?inspect=1')
      await I.seeNumberStep()
      return { ...base, gate, phoneNumber: '' }
    },
    'Reload where the code is asked for': async (base) => {
      await base.page.clock.install()
      const phoneNumber = await haveCodeSent(base)
      const gate = await gateOn(base.page, rows)
      await base.I.reload()
      // The minute until another code may be asked for counts from here.
      await base.I.seeCodeStep()
      return { ...base, gate, phoneNumber }
    },
  },
  act: {
    'The list of countries arrives': async (scene, output) => {
      await ends('countries')(scene, output)
      await scene.I.seeCountries()
    },
    'Choose the country code +65': async ({ I }) => void (await I.chooseCountry('+65')),
    'Type a mobile number that is too short': ({ I }) => I.typeNumber('98765'),
    'Type a complete mobile number': async (scene) => {
      scene.phoneNumber = newNumber(await scene.I.digitsWanted())
      await scene.I.typeNumber(scene.phoneNumber)
    },
    'Empty the number field': ({ I }) => I.typeNumber(''),
    'Leave the number field': ({ I }) => I.leaveNumber(),
    'Press Get OTP': ({ I }) => I.requestCode(),
    'Press Skip': ({ I }) => I.skip(),
    'Close the login': ({ I }) => I.closeLogin(),
    // A number gets one code a minute.
    'The code is sent': async (scene, output) => {
      scene.served.pass(OTP_RESEND_WAIT + 1)
      await ends('requestingCode')(scene, output)
    },
    'The number is blocked': ends('requestingCode'),
    'The network is lost while the code is asked for': ends('requestingCode'),
    'A code is sent again': async ({ I, served, page, gate }) => {
      served.pass(OTP_RESEND_WAIT + 1)
      await page.clock.runFor(OTP_RESEND_WAIT * 1000)
      await I.resend()
      await gate.end('requestingCode', done({}))
    },
    'Enter the right code': (scene) => answerCode(scene, done({})),
    'Enter a code after the number was blocked': (scene) =>
      answerCode(scene, failed('blocked', 'This number is blocked')),
    'Press Change number': ({ I }) => I.changeNumber(),
  },
  see: {
    enteringNumber: ({ I }) => I.seeNumberStep(),
    requestingCode: ({ I }) => I.seeCodeBeingSent(),
    confirmingCode: ({ I }) => I.seeCodeStep(),
    verified: async ({ I }) => {
      await I.seeLoginGone()
      await I.at('/home')
    },
    blocked: async (scene) => {
      await scene.I.see('This number is blocked')
      await seeLoginLeft(scene)
    },
    skipped: ({ I }) => I.at('/home'),
    closed: seeLoginLeft,
  },
}
