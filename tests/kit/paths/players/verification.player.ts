import { newGuest, newNumber } from '../../patients'
import type { BaseScene, BrowserPlayer } from '../browser'
import { verificationModel } from '../models/verification'
import { openAs } from './people'

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
