import type { StateValueFrom } from 'xstate'
import type { Outcome } from '../../../src/core/kit/outcome'
import type { FaqTag } from '../../../src/core/support/faq'
import { supportApi } from '../../../src/core/support/support.api'
import { newGuest } from '../../kit/patients'
import type { Served } from '../../kit/served'
import { type BrowserPlayer, type BaseScene } from '../../kit/paths/browser'
import { type Gate, gateOn, type Row } from '../../kit/paths/gate'
import { faqModel } from './support.model'
import { speakAnother } from '../../kit/paths/anotherLanguage'

interface Scene extends BaseScene {
  readonly gate: Gate<'tags' | 'first' | 'second'>
  readonly second: FaqTag
  /** The tag whose questions are asked for: a call for another one is given up. */
  chosen: 'first' | 'second'
}

const tagsOf = async (served: Served): Promise<readonly FaqTag[]> => {
  const { ports } = await newGuest(served)
  const tags = await ports.support.faqTags({}, new AbortController().signal)
  return tags.ok ? tags.value : []
}
const questionsOf = ({ id }: FaqTag): Row => ({ endpoint: supportApi.faqs, query: { tag: id } })

const endsTags = async ({ gate }: Scene, output: unknown) => void (await gate.end('tags', output as Outcome<unknown>))
const endsQuestions = async ({ gate, chosen }: Scene, output: unknown) =>
  void (await gate.end(chosen, output as Outcome<unknown>))

export const faqPlayer: BrowserPlayer<typeof faqModel, Scene, StateValueFrom<typeof faqModel.machine>> = {
  model: faqModel,
  arrive: {
    'Open the questions and answers': async (base) => {
      const [first, second] = await tagsOf(base.served)
      if (!first || !second) throw new Error('The practice has fewer than two tags')
      const gate = await gateOn(base.page, {
        tags: { endpoint: supportApi.faqTags },
        first: questionsOf(first),
        second: questionsOf(second),
      })
      await base.page.goto('/faq?inspect=1')
      await base.I.seeQuestionsArriving()
      return { ...base, gate, second, chosen: 'first' }
    },
  },
  act: {
    'The tags arrive': endsTags,
    'There are no tags': ({ gate }, output) => gate.answer('tags', output as Outcome<unknown>),
    'The tags cannot be loaded': endsTags,
    'The questions arrive': endsQuestions,
    'The tag has no questions': ({ gate, chosen }, output) => gate.answer(chosen, output as Outcome<unknown>),
    'The questions cannot be loaded': endsQuestions,
    'Choose the tag Spine': async (scene) => {
      await scene.I.chooseTag(scene.second.name)
      scene.chosen = 'second'
    },
    'Press Try again': ({ I }) => I.tryLoadingAgain(),
    'Another language is chosen': speakAnother,
  },
  see: {
    arriving: ({ I }) => I.seeQuestionsArriving(),
    loading: ({ I }) => I.seeQuestionsArriving(),
    shown: ({ I }) => I.seeQuestions(),
    empty: ({ I }) => I.seeNoQuestions(),
    failed: ({ I }) => I.seeRetry(),
  },
}
