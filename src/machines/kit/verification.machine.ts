import { assign, setup } from 'xstate'
import type { WorldEvents } from './appEvent'
import { emitEffect } from './effects'

/** How it ended: whoever verified a number is led on by the session, whoever did not is where they were. */
export interface VerificationOutput {
  readonly kind: 'verified' | 'abandoned'
}

/** Sent to whoever waits for a verification. */
export interface VerificationEnded extends VerificationOutput {
  readonly type: 'verification.ended'
}

/** What is gone on with after verifying; the session keeps it, also across a reload. */
type Input = WorldEvents['verification.required']

/** Asks for a verified number and waits for how that ends: invoked by what needs one. */
export const verificationMachine = setup({
  types: {
    context: {} as Input & { readonly output: VerificationOutput },
    input: {} as Input,
    output: {} as VerificationOutput,
    events: {} as VerificationEnded,
  },
  guards: { isVerified: (_, kind: VerificationOutput['kind']) => kind === 'verified' },
  actions: {
    require: emitEffect(({ context: { intent } }) => ({ type: 'verification.required', intent })),
    keepVerified: assign({ output: { kind: 'verified' as const } }),
  },
}).createMachine({
  id: 'verification',
  context: ({ input }) => ({ intent: input.intent, output: { kind: 'abandoned' } }),
  output: ({ context }) => context.output,
  initial: 'asking',
  states: {
    asking: {
      entry: 'require',
      on: {
        'verification.ended': [
          {
            guard: { type: 'isVerified', params: ({ event }) => event.kind },
            target: 'verified',
            actions: 'keepVerified',
          },
          { target: 'abandoned' },
        ],
      },
    },
    verified: { type: 'final' },
    abandoned: { type: 'final' },
  },
})
