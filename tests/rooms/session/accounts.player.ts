import type { Page } from 'playwright-core'
import type { StateValueFrom } from 'xstate'
import { beginWith } from '../../kit/browser'
import { newPatient, type Session } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { newDoctor } from '../../kit/staff'
import { accountsModel } from './accounts.model'

interface Scene extends BaseScene {
  readonly beside: Page
  readonly own: Session
  readonly other: Session
}

/** A tab that stands for two others, whose people answer when they are let to. */
const tabOfTwo = async (base: BaseScene): Promise<Page> => {
  const tab = await base.page.context().newPage()
  await tab.goto(`${base.served.url}/favicon.svg`)
  await tab.evaluate(() => {
    const channel = new BroadcastChannel('session')
    const asked = new Promise<unknown>((resolve) => {
      channel.addEventListener('message', ({ data }: MessageEvent<{ asked: unknown }>) => resolve(data.asked))
    })
    Object.assign(globalThis, {
      answer: async (logins: readonly unknown[]) => {
        for (const login of logins) channel.postMessage({ shared: { to: await asked, login } })
      },
    })
    for (const name of ['session:own', 'session:other'])
      void navigator.locks.request(name, { mode: 'shared' }, () => new Promise(() => {}))
  })
  return tab
}

export const accountsPlayer: BrowserPlayer<
  typeof accountsModel,
  Scene,
  StateValueFrom<typeof accountsModel.machine>
> = {
  model: accountsModel,
  arrive: {
    'Open a third tab': async (base) => {
      const { page, inspection, served } = base
      const beside = await tabOfTwo(base)
      const [own, other] = [await newPatient(served), await newDoctor(served)]
      await beginWith(page, { session: { locationAsked: 'yes' } })
      await page.goto('/home?inspect=1')
      await inspection.reached('accounts', 'alone', 0)
      return { ...base, beside, own, other }
    },
  },
  act: {
    'Tabs have several accounts': async ({ beside, own, other }) =>
      beside.evaluate(
        (logins) => (globalThis as unknown as { answer: (logins: readonly unknown[]) => Promise<void> }).answer(logins),
        [own.login, other.login],
      ),
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
