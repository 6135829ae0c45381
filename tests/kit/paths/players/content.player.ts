import type { StateValueFrom } from 'xstate'
import { marketingApi } from '../../../../src/core/marketing/marketing.api'
import type { Outcome } from '../../../../src/core/kit/outcome'
import type { BrowserPlayer, BaseScene } from '../browser'
import { type Gate, gateOn } from '../gate'
import { contentModel } from '../support.models'
import { sizeToSpeak, speakHindi } from './anotherLanguage'

interface Scene extends BaseScene {
  readonly gate: Gate<'page'>
}

const ends = async ({ gate }: Scene, output: unknown) => void (await gate.end('page', output as Outcome<unknown>))

export const contentPlayer: BrowserPlayer<typeof contentModel, Scene, StateValueFrom<typeof contentModel.machine>> = {
  model: contentModel,
  sizeFor: sizeToSpeak,
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
    'Nobody wrote the page yet': ({ gate }, output) => gate.answer('page', output as Outcome<unknown>),
    'The page cannot be loaded': ends,
    'Press Try again': ({ I }) => I.tryLoadingAgain(),
    'Another language is chosen': speakHindi,
  },
  see: {
    loading: ({ I }) => I.seePageArriving(),
    shown: ({ I }) => I.seeAboutUs(),
    empty: ({ I }) => I.seeNothingToRead(),
    failed: ({ I }) => I.seeRetry(),
  },
}
