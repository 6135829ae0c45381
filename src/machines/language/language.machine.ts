import { assign, setup } from 'xstate'
import type { Outcome } from '../../core/kit/outcome'
import { DEFAULT_LANGUAGE, type Language } from '../../core/language/languages'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { failureNotice } from '../kit/appEvent'
import { emitEffect } from '../kit/effects'

const languageSetup = setup({
  types: {
    context: {} as { readonly language: Language; readonly wanted: Language },
    events: {} as { type: 'choose'; language: Language },
    tags: {} as 'busy',
  },
  actors: { speak: unplugged<Language, null>('language.speak') },
  guards: {
    isSpoken: ({ context }, language: Language) => language === context.language,
    ...outcomes,
  },
  actions: {
    want: assign((_, language: Language) => ({ wanted: language })),
    keepWanted: assign(({ context }) => ({ language: context.wanted })),
    wantSpoken: assign(({ context }) => ({ wanted: context.language })),
    save: emitEffect(({ context }) => ({ type: 'language.kept' as const, language: context.language })),
    showFailure: emitEffect((_, outcome: Outcome<unknown>) =>
      failureNotice(outcome.ok ? { kind: 'internal', message: '' } : outcome.failure),
    ),
  },
})

const { onOutcome } = outcomeTransitions(languageSetup)

/** The language the client speaks; another one is spoken once its texts and letters are here. */
export const languageMachine = languageSetup.createMachine({
  id: 'language',
  context: { language: DEFAULT_LANGUAGE, wanted: DEFAULT_LANGUAGE },
  initial: 'speaking',
  states: {
    speaking: {
      on: {
        choose: [
          { guard: { type: 'isSpoken', params: ({ event }) => event.language }, actions: 'save' },
          { target: 'changing', actions: { type: 'want', params: ({ event }) => event.language } },
        ],
      },
    },
    changing: {
      tags: 'busy',
      on: {
        choose: { target: 'changing', reenter: true, actions: { type: 'want', params: ({ event }) => event.language } },
      },
      invoke: {
        id: 'speaking',
        src: 'speak',
        input: ({ context }) => context.wanted,
        onDone: onOutcome('speak', {
          refused: { target: 'speaking', actions: ['wantSpoken', 'showFailure'] },
          done: { target: 'speaking', actions: ['keepWanted', 'save'] },
        }),
      },
    },
  },
})
