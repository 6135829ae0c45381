import { failed } from '../../../src/core/kit/outcome'
import { sessionApi } from '../../../src/core/session/session.api'
import { OTP_RESEND_WAIT } from '../../../src/core/session/session.rules'
import { holdTime } from '../../kit/browser'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { gateOn } from '../../kit/paths/gate'
import { countdownModel } from './countdown.model'
import { haveCodeSent } from '../session/codeSent'

const SECOND = 1000

export const countdownPlayer: BrowserPlayer<typeof countdownModel, BaseScene, 'ticking' | 'over'> = {
  model: countdownModel,
  arrive: {
    'A code was sent': async (base) => {
      await base.page.clock.install()
      await haveCodeSent(base)
      await holdTime(base.page)
      return base
    },
    'A code was refused and may be asked for at once': async (base) => {
      const { page, I } = base
      await page.clock.install()
      await haveCodeSent(base)
      await page.clock.runFor(OTP_RESEND_WAIT * SECOND)
      const gate = await gateOn(page, { resending: { endpoint: sessionApi.requestOtp } })
      await I.resend()
      await gate.end('resending', failed('network', ''))
      await I.seeResend()
      return base
    },
  },
  act: {
    'A second passes': async ({ I, page }) => {
      const left = await I.secondsLeft()
      await page.clock.runFor(SECOND)
      await I.seeSecondsLeft(left - 1)
    },
  },
  see: { ticking: ({ I }) => I.secondsLeft(), over: ({ I }) => I.seeResend() },
}
