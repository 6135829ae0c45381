import type { StateValueFrom } from 'xstate'
import type { Outcome } from '../../../src/core/kit/outcome'
import { sessionApi } from '../../../src/core/session/session.api'
import { OTP_RESEND_WAIT } from '../../../src/core/session/session.rules'
import type { BrowserPlayer, BaseScene } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { otpModel } from './otp.model'
import { haveCodeSent } from './codeSent'

const rows = {
  verifying: { endpoint: sessionApi.verifyOtp },
  resending: { endpoint: sessionApi.requestOtp },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  readonly phoneNumber: string
  /** Another code may be asked for at once. */
  isReady: boolean
}

type Value = StateValueFrom<typeof otpModel.machine>
type Confirming = Required<Extract<Extract<Value, object>['confirming'], object>>

const ends =
  (name: keyof typeof rows) =>
  async ({ gate }: Scene, output: unknown) =>
    void (await gate.end(name, output as Outcome<unknown>))

/** Lets seconds pass for the page and for the server. */
const pass = async ({ page, served }: BaseScene, seconds: number) => {
  served.pass(seconds)
  await page.clock.runFor(seconds * 1000)
}

/** Seconds of the wait that are left for the path: fewer than a call may take, so that the wait can end during one. */
const LEFT = 10

const seeCode: Readonly<Record<Confirming['code'], (scene: Scene) => Promise<unknown>>> = {
  entering: ({ I }) => I.seeCodeAwaited(),
  verifying: ({ I }) => I.seeCodeBeingChecked(),
  exhausted: ({ I }) => I.seeCodeExhausted(),
}
const seeResend: Readonly<Record<Confirming['resend'], (scene: Scene) => Promise<unknown>>> = {
  waiting: ({ I }) => I.seeCountdownOrResend(),
  ready: ({ I }) => I.seeResend(),
  resending: ({ I }) => I.seeNeitherCountdownNorResend(),
}

export const otpPlayer: BrowserPlayer<typeof otpModel, Scene, Extract<Value, string>> = {
  model: otpModel,
  arrive: {
    'A code was sent': async (base) => {
      const { page } = base
      await page.clock.install()
      const phoneNumber = await haveCodeSent(base)
      await pass(base, OTP_RESEND_WAIT - LEFT)
      return { ...base, phoneNumber, isReady: false, gate: await gateOn(page, rows) }
    },
  },
  act: {
    'Type three digits of the code': ({ I }) => I.enterCode('123'),
    'Type the whole code': async ({ I, served, phoneNumber }) => I.enterCode(await served.codeFor(phoneNumber)),
    'Press Verify': ({ I }) => I.verify(),
    'The code is right': ends('verifying'),
    'The code is wrong': ends('verifying'),
    'The network is lost while the code is checked': ends('verifying'),
    'The code is wrong for the fifth time': ends('verifying'),
    'The number is blocked while the code is checked': ends('verifying'),
    'The wait of 60 seconds is over': async (scene) => {
      if (!scene.isReady) await pass(scene, await scene.I.secondsLeft())
      scene.isReady = false
    },
    'Press Resend': ({ I }) => I.resend(),
    'A new code is sent': ends('resending'),
    'A new code is asked for too soon': ends('resending'),
    'The network is lost while a new code is asked for': async (scene, output) => {
      await ends('resending')(scene, output)
      scene.isReady = true
      return 'passed'
    },
    'The number is blocked while a new code is asked for': ends('resending'),
    'Press Change number': ({ I }) => I.changeNumber(),
  },
  see: {
    confirming: async (scene, value) => {
      const { code, resend } = (value as { confirming: Confirming }).confirming
      // No code can be checked while the next one is under way.
      await seeCode[resend === 'resending' ? 'verifying' : code](scene)
      await seeResend[resend](scene)
    },
    verified: async ({ I }) => {
      await I.seeLoginGone()
      await I.at('/home')
    },
    blocked: async ({ I }) => {
      await I.see('This number is blocked')
      await I.seeLoginGone()
    },
    changing: ({ I }) => I.seeNumberStep(),
  },
}
