import { assign, setup } from 'xstate'
import type { Language } from '../../core/language/languages'
import { go } from '../kit/appEvent'
import { emitEffect } from '../kit/effects'

/** The pictures of the tutorial, in their order. */
export const slides = ['find', 'slot', 'meet', 'keep'] as const
const LAST = slides.length - 1

/**
 * The steps before the first login: LANGUAGE and TUTORIAL here, then VERIFY_MOBILE_NUMBER and VERIFY_OTP_NUMBER, which
 * the login takes over.
 */
export const onboardingMachine = setup({
  types: {
    context: {} as { readonly language: Language | null; readonly slide: number; readonly touched: boolean },
    input: {} as { readonly language: Language | null },
    events: {} as
      | { type: 'language.chosen'; language: Language }
      | { type: 'continue' }
      | { type: 'next' }
      | { type: 'back' }
      | { type: 'slide.chosen'; slide: number }
      | { type: 'skip' },
  },
  guards: {
    hasLanguage: ({ context }) => context.language !== null,
    isFirst: ({ context }) => context.slide === 0,
    isLast: ({ context }) => context.slide === LAST,
  },
  actions: {
    choose: assign((_, language: Language) => ({ language })),
    askForLanguage: emitEffect((_, language: Language) => ({ type: 'language.wanted' as const, language })),
    pointOut: assign({ touched: true }),
    show: assign((_, slide: number) => ({ slide: Math.max(0, Math.min(LAST, slide)) })),
    showNext: assign(({ context }) => ({ slide: context.slide + 1 })),
    showPrevious: assign(({ context }) => ({ slide: context.slide - 1 })),
    goToVerification: emitEffect(go('/mobile-otp-verify')),
  },
}).createMachine({
  id: 'onboarding',
  context: ({ input }) => ({ language: input.language, slide: 0, touched: false }),
  initial: 'choosingLanguage',
  states: {
    choosingLanguage: {
      on: {
        'language.chosen': {
          actions: [
            { type: 'choose', params: ({ event }) => event.language },
            { type: 'askForLanguage', params: ({ event }) => event.language },
          ],
        },
        continue: [{ guard: 'hasLanguage', target: 'showingTutorial' }, { actions: 'pointOut' }],
      },
    },
    showingTutorial: {
      on: {
        next: [{ guard: 'isLast', target: 'verifying' }, { actions: 'showNext' }],
        back: [{ guard: 'isFirst', target: 'choosingLanguage' }, { actions: 'showPrevious' }],
        'slide.chosen': { actions: { type: 'show', params: ({ event }) => event.slide } },
        skip: 'verifying',
      },
    },
    verifying: { entry: 'goToVerification' },
  },
})
