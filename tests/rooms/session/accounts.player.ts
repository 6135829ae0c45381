import type { StateValueFrom } from 'xstate'
import { newPatient, type Session } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'
import { accountsModel } from './accounts.model'

interface Scene extends BaseScene {
  readonly own: Session
  readonly other: Session
}

/** Walked in a tab that took its session before: tests/e2e/sharedSession.test.ts has the other tabs answer. */
export const accountsPlayer: BrowserPlayer<
  typeof accountsModel,
  Scene,
  StateValueFrom<typeof accountsModel.machine>
> = {
  model: accountsModel,
  arrive: {
    'Open a third tab': async (base) => {
      const [own, other] = [await newPatient(base.served), await newDoctor(base.served)]
      await openAs(base, own, '/home')
      await base.inspection.reached('accounts', 'alone', 0)
      return { ...base, own, other }
    },
  },
  act: {
    'Tabs have several accounts': ({ inspection, other }) =>
      inspection.send('accounts', { type: 'others.found', others: [other.login] }),
    'Press Stay here': ({ I }) => I.stayAsThis(),
    'Press Go on as the other': async ({ I, other }) => {
      await I.goOnAs(other.login.name ?? '')
      await I.at('/schedule')
    },
  },
  see: {
    alone: ({ I }) => I.seeNoAccounts(),
    offering: ({ I, own }) => I.seeWhoseTab(own.login.name ?? ''),
  },
}
