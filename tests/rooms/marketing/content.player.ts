import type { StateValueFrom } from 'xstate'
import { configApi } from '../../../src/core/app/config.api'
import { marketingApi } from '../../../src/core/marketing/marketing.api'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import type { BrowserPlayer, BaseScene } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { contentModel, partnersModel } from './marketing.model'
import { speakAnother } from '../../kit/paths/anotherLanguage'

interface Scene extends BaseScene {
  readonly gate: Gate<'page'>
}

const ends = async ({ gate }: Scene, output: unknown) => void (await gate.end('page', output as Outcome<unknown>))

export const contentPlayer: BrowserPlayer<typeof contentModel, Scene, StateValueFrom<typeof contentModel.machine>> = {
  model: contentModel,
  arrive: {
    'Open About us': async (base) => {
      const gate = await gateOn(base.page, { page: { endpoint: marketingApi.content } })
      await base.page.goto('/about-us?inspect=1')
      await base.I.seePageArriving()
      return { ...base, gate }
    },
  },
  act: {
    'The page arrives': ends,
    'A page of sections alone arrives': ends,
    'Nobody wrote the page yet': ({ gate }, output) => gate.answer('page', output as Outcome<unknown>),
    'The page cannot be loaded': ends,
    'Press Try again': ({ I }) => I.tryLoadingAgain(),
    'Another language is chosen': speakAnother,
  },
  see: {
    loading: ({ I }) => I.seePageArriving(),
    shown: ({ I }) => I.seeAboutUs(),
    empty: ({ I }) => I.seeNothingToRead(),
    failed: ({ I }) => I.seeRetry(),
  },
}

export const partnersPlayer: BrowserPlayer<
  typeof partnersModel,
  Scene,
  StateValueFrom<typeof partnersModel.machine>
> = {
  model: partnersModel,
  arrive: {
    'Open Partner with us': async (base) => {
      const gate = await gateOn(base.page, {
        page: { endpoint: configApi.read, query: { key: 'partners' } },
      })
      await base.page.goto('/partner-with-us?inspect=1')
      await base.I.seePartnersArriving()
      return { ...base, gate }
    },
  },
  act: {
    'The partners arrive': ends,
    'There are no partners': ({ gate }) => gate.answer('page', done({ partners: [] })),
    'The partners cannot be loaded': ends,
    'Press Try again': ({ I }) => I.tryLoadingAgain(),
    'Another language is chosen': speakAnother,
  },
  see: {
    loading: ({ I }) => I.seePartnersArriving(),
    shown: ({ I }) => I.seePartners(),
    empty: ({ I }) => I.seeNoPartners(),
    failed: ({ I }) => I.seeRetry(),
  },
}
