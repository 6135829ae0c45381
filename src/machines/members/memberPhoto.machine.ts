import { type ActorRefFrom, assign, setup } from 'xstate'
import type { ChosenFile, FileFault, UploadedFile } from '../../core/files/files'
import { fileFaultOf, sizeFault } from '../../core/files/files.rules'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { Member } from '../../core/members/members'
import { type Attempt, keyed } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'

export interface MemberPhotoInput {
  readonly memberId: string
  readonly name: string
  /** An address of the photo there is. */
  readonly photo: string | null
}

export interface MemberPhotoOutput {
  readonly kind: 'changed' | 'dismissed'
}

/** A photo as it is sent: the address of an upload, or null to take it away. */
interface Sent {
  readonly id: string
  readonly url: string | null
}

interface Context extends MemberPhotoInput {
  readonly isChanged: boolean
  readonly fileFault: FileFault | null
  readonly failure: Failure | null
  readonly attempt: Attempt<Sent> | null
}

const memberPhotoSetup = setup({
  types: {
    context: {} as Context,
    input: {} as MemberPhotoInput,
    output: {} as MemberPhotoOutput,
    events: {} as { type: 'file.chosen'; file: ChosenFile } | { type: 'remove' | 'dismiss' },
    tags: {} as 'busy',
  },
  actors: {
    upload: unplugged<{ readonly file: ChosenFile }, UploadedFile>('files.upload'),
    save: unplugged<Sent & { readonly key: string }, Member>('members.savePhoto'),
  },
  guards: {
    ...outcomes,
    hasPhoto: ({ context: { photo } }) => photo !== null,
    isUnsuitable: (_, { size }: ChosenFile) => sizeFault(size, 'photo') !== null,
    isFaulty: (_, outcome: Outcome<unknown>) => !outcome.ok && fileFaultOf(outcome.failure) !== null,
  },
  actions: {
    ...outcomeActions,
    noteSize: assign((_, { size }: ChosenFile) => ({ fileFault: sizeFault(size, 'photo'), failure: null })),
    noteFault: assign((_, outcome: Outcome<unknown>) =>
      outcome.ok ? {} : { fileFault: fileFaultOf(outcome.failure) },
    ),
    forgetFault: assign({ fileFault: null, failure: null }),
    beginUploaded: beginAttempt(({ memberId }: Context, outcome: Outcome<UploadedFile>): Sent => ({
      id: memberId,
      url: outcome.ok ? outcome.value.url : null,
    })),
    beginRemoval: beginAttempt(({ memberId }: Context): Sent => ({ id: memberId, url: null })),
    keepPhoto: assign((_, outcome: Outcome<Member>) =>
      outcome.ok ? { photo: outcome.value.photo ?? null, isChanged: true } : {},
    ),
  },
})

const { onOutcome } = outcomeTransitions(memberPhotoSetup)

/** The photo of a member: another one is uploaded and stands at once, or it is taken away. */
export const memberPhotoMachine = memberPhotoSetup.createMachine({
  id: 'memberPhoto',
  context: ({ input }) => ({ ...input, isChanged: false, fileFault: null, failure: null, attempt: null }),
  output: ({ context: { isChanged } }) => ({ kind: isChanged ? ('changed' as const) : ('dismissed' as const) }),
  initial: 'resting',
  on: { dismiss: '.dismissed' },
  states: {
    resting: {
      on: {
        'file.chosen': [
          {
            guard: { type: 'isUnsuitable', params: ({ event }) => event.file },
            actions: { type: 'noteSize', params: ({ event }) => event.file },
          },
          { target: 'uploading', actions: 'forgetFault' },
        ],
        remove: { guard: 'hasPhoto', target: 'saving', actions: ['forgetFault', 'beginRemoval'] },
      },
    },
    uploading: {
      tags: 'busy',
      invoke: {
        id: 'uploading',
        src: 'upload',
        // Entered by the choice of a file alone.
        input: ({ event }) => ({ file: (event as unknown as { readonly file: ChosenFile }).file }),
        onDone: onOutcome('upload', {
          isFaulty: { target: 'resting', actions: 'noteFault' },
          refused: { target: 'resting', actions: 'keepFailure' },
          done: { target: 'saving', actions: 'beginUploaded' },
        }),
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saving',
        src: 'save',
        input: ({ context }) => keyed(context.attempt!),
        onDone: onOutcome('save', {
          refused: { target: 'resting', actions: ['settleAttempt', 'keepFailure'] },
          done: { target: 'resting', actions: ['settleAttempt', 'keepPhoto', 'notify'] },
        }),
      },
    },
    dismissed: { type: 'final' },
  },
})

export type MemberPhotoActor = ActorRefFrom<typeof memberPhotoMachine>
