import { newGuest, newNumber } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { verificationModel } from './verification.model'
import { openAs } from '../../kit/paths/people'

export const verificationPlayer: BrowserPlayer<
  typeof verificationModel,
  BaseScene,
  'asking' | 'verified' | 'abandoned'
> = {
  model: verificationModel,
  arrive: {
    'Press what needs a verified number': async (base) => {
      const { I, served } = base
      await openAs(base, await newGuest(served), '/home')
      await I.press('Reach out')
      await I.seeLoginDialog()
      return base
    },
  },
  act: {
    'Verify the number': async ({ I, served }) => {
      const phoneNumber = newNumber()
      await I.typeNumber(phoneNumber)
      await I.requestCode()
      await I.seeCodeStep()
      await I.enterCode(await served.codeFor(phoneNumber))
    },
    'Close the login': ({ I }) => I.closeLogin(),
  },
  see: {
    asking: ({ I }) => I.seeLoginDialog(),
    verified: async ({ I }) => {
      await I.seeLoginGone()
      await I.at('/home')
    },
    abandoned: async ({ I }) => {
      await I.seeLoginGone()
      await I.at('/home')
    },
  },
}
