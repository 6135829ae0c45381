import { assign, setup } from 'xstate'
import { DOCTORS, isOneOf } from '../../core/session/roles'
import type { Language } from '../../core/language/languages'
import { canChangeLanguage } from '../../core/language/languages.rules'
import type { Role } from '../../core/session/permissions'
import { emitEffect } from '../kit/effects'

export interface SettingsInput {
  readonly role: Role | null
  readonly language: Language
  /** The whole menu, or straight to the question whether to log out. */
  readonly at: 'menu' | 'logout'
}

/** Settings and preferences: the language, help, and the way in or out. */
export const settingsMachine = setup({
  types: {
    context: {} as SettingsInput & { readonly chosen: Language },
    input: {} as SettingsInput,
    events: {} as
      | { type: 'language.chosen'; language: Language }
      | { type: 'language.confirmed' }
      | { type: 'help' }
      | { type: 'login' }
      | { type: 'logout' }
      | { type: 'logout.confirmed' }
      | { type: 'logout.declined' }
      | { type: 'close' },
  },
  guards: {
    isAtLogout: ({ context }) => context.at === 'logout',
    mayChange: ({ context }) => canChangeLanguage(context.role),
    isAnother: ({ context }) => context.chosen !== context.language,
    hasHelp: ({ context }) => isOneOf(DOCTORS, context.role),
    isUnverified: ({ context }) => context.role === null || context.role === 'GUEST',
    isLoggedIn: ({ context }) => context.role !== null && context.role !== 'GUEST',
  },
  actions: {
    choose: assign((_, language: Language) => ({ chosen: language })),
    askForLanguage: emitEffect(({ context }) => ({ type: 'language.wanted' as const, language: context.chosen })),
    askForHelp: emitEffect({ type: 'help.wanted' }),
    askForLogin: emitEffect({ type: 'login.wanted' }),
    sayConfirmed: emitEffect({ type: 'logout.confirmed' }),
  },
}).createMachine({
  id: 'settings',
  context: ({ input }) => ({ ...input, chosen: input.language }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isAtLogout', target: 'confirmingLogout' }, { target: 'choosing' }] },
    choosing: {
      on: {
        'language.chosen': {
          guard: 'mayChange',
          actions: { type: 'choose', params: ({ event }) => event.language },
        },
        'language.confirmed': { guard: 'isAnother', target: 'closed', actions: 'askForLanguage' },
        help: { guard: 'hasHelp', target: 'closed', actions: 'askForHelp' },
        login: { guard: 'isUnverified', target: 'closed', actions: 'askForLogin' },
        logout: { guard: 'isLoggedIn', target: 'confirmingLogout' },
        close: 'closed',
      },
    },
    confirmingLogout: {
      on: {
        'logout.confirmed': { target: 'closed', actions: 'sayConfirmed' },
        'logout.declined': [{ guard: 'isAtLogout', target: 'closed' }, { target: 'choosing' }],
      },
    },
    closed: { type: 'final' },
  },
})
