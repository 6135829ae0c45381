import { type ActorRefFrom, assign, setup } from 'xstate'
import type { ChosenFile, FileFault, UploadedFile } from '../../core/files/files'
import { fileFaultOf, sizeFault } from '../../core/files/files.rules'
import type { UnixSeconds } from '../../core/kit/dates'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { HealthCategory, SavedPrescription } from '../../core/prescription/prescription'
import { MOST_PAGES } from '../../core/prescription/prescription.limits'
import { type Attempt, keyed } from '../kit/attempt'
import { documentCameraMachine, type DocumentCameraOutput, type Shot } from '../kit/documentCamera.machine'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'

/** A page that was uploaded. */
export interface CapturedPage {
  readonly name: string
  readonly preview: string | null
  readonly url: string
  /** Of the whole frame; the file itself where it was not photographed. */
  readonly fullUrl: string
}

export interface CaptureInput {
  readonly bookingId: string
  readonly patientName: string
  readonly startsAt: UnixSeconds
  /** Something was typed that is not signed with the paper. */
  readonly hasTyped: boolean
  readonly way: 'photo' | 'file'
  readonly isVideo: boolean
  readonly categories: readonly HealthCategory[]
}

interface Context extends CaptureInput {
  readonly shot: Shot | null
  readonly pages: readonly CapturedPage[]
  readonly categoryId: string | null
  readonly declaresNone: boolean
  readonly fileFault: FileFault | null
  readonly failure: Failure | null
  readonly attempt: Attempt<EndInput> | null
  readonly signedId: string | null
}

export interface EndInput {
  readonly bookingId: string
  readonly healthCategoryId: string
  readonly url: string
  readonly pages?: readonly string[]
  readonly declaresNone?: boolean
}

const endOf = ({ bookingId, categoryId, pages, way, isVideo }: Context): EndInput => ({
  bookingId,
  healthCategoryId: categoryId ?? '',
  url: pages[0]?.url ?? '',
  ...(way === 'photo' && { pages: pages.map(({ fullUrl }) => fullUrl) }),
  ...(isVideo && { declaresNone: true }),
})

const captureSetup = setup({
  types: {
    context: {} as Context,
    input: {} as CaptureInput,
    output: {} as { kind: 'signed'; id: string } | { kind: 'closed' },
    events: {} as
      | { type: 'confirm' | 'dismiss' | 'page.wanted' | 'end' | 'end.confirmed' | 'end.dismissed' | 'close' }
      | { type: 'file.chosen'; file: ChosenFile }
      | { type: 'page.removed'; url: string }
      | { type: 'category.chosen'; id: string }
      | { type: 'declared'; isNone: boolean },
    children: {} as { camera: 'camera' },
    tags: {} as 'sending',
  },
  actors: {
    camera: documentCameraMachine,
    uploadShot: unplugged<{ shot: Shot; number: number }, CapturedPage>('files.upload'),
    uploadFile: unplugged<{ file: ChosenFile }, UploadedFile & { name: string }>('files.upload'),
    end: unplugged<EndInput & { key: string }, SavedPrescription, string>('prescription.fromFile'),
  },
  guards: {
    ...outcomes,
    isFile: ({ context }) => context.way === 'file',
    isUnsuitable: (_, { size }: ChosenFile) => sizeFault(size, 'prescription') !== null,
    isFaulty: (_, outcome: Outcome<unknown>) => !outcome.ok && fileFaultOf(outcome.failure) !== null,
    hasRoom: ({ context }) => context.pages.length < MOST_PAGES && context.way === 'photo',
    isLastPage: ({ context }, url: string) => context.pages.every((page) => page.url === url),
    canEnd: ({ context: { pages, categoryId, isVideo, declaresNone } }) =>
      pages.length > 0 && categoryId !== null && (!isVideo || declaresNone),
  },
  actions: {
    ...outcomeActions,
    clearFault: assign({ failure: null, fileFault: null }),
    keepShot: assign((_, { shot }: DocumentCameraOutput) => ({ shot, failure: null, fileFault: null })),
    noteSize: assign((_, { size }: ChosenFile) => ({ fileFault: sizeFault(size, 'prescription') })),
    noteFault: assign((_, outcome: Outcome<unknown>) =>
      outcome.ok ? {} : { fileFault: fileFaultOf(outcome.failure) },
    ),
    keepPage: assign(({ context }, outcome: Outcome<CapturedPage>) =>
      outcome.ok ? { pages: [...context.pages, outcome.value], shot: null, failure: null } : {},
    ),
    keepFile: assign((_, outcome: Outcome<UploadedFile & { name: string }>) => {
      if (!outcome.ok) return {}
      const { name, url, thumbnailUrl } = outcome.value
      return { pages: [{ name, preview: thumbnailUrl, url, fullUrl: url }], fileFault: null, failure: null }
    }),
    removePage: assign(({ context }, url: string) => ({ pages: context.pages.filter((page) => page.url !== url) })),
    chooseCategory: assign((_, categoryId: string) => ({ categoryId })),
    declare: assign((_, declaresNone: boolean) => ({ declaresNone })),
    beginAttempt: beginAttempt(endOf),
    keepSigned: assign((_, outcome: Outcome<SavedPrescription, string>) =>
      outcome.ok ? { signedId: outcome.value.id } : {},
    ),
  },
})

const { onOutcome, onKind } = outcomeTransitions(captureSetup)

/** A prescription on paper: photographed page by page, or uploaded as a file; then its category, and the end. */
export const captureMachine = captureSetup.createMachine({
  id: 'capture',
  context: ({ input }) => ({
    ...input,
    shot: null,
    pages: [],
    categoryId: null,
    declaresNone: false,
    fileFault: null,
    failure: null,
    attempt: null,
    signedId: null,
  }),
  output: ({ context }) =>
    context.signedId === null ? { kind: 'closed' as const } : { kind: 'signed' as const, id: context.signedId },
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isFile', target: 'choosingFile' }, { target: 'photographing' }] },
    photographing: {
      invoke: {
        id: 'camera',
        src: 'camera',
        input: ({ context: { shot, pages } }) => ({ shot, kept: pages.length }),
        onDone: onKind('camera', {
          taken: { target: 'confirming', actions: 'keepShot' },
          closed: { target: 'closed' },
        }),
      },
    },
    confirming: { on: { confirm: 'uploading', dismiss: 'photographing' } },
    uploading: {
      tags: 'sending',
      invoke: {
        id: 'upload',
        src: 'uploadShot',
        input: ({ context }) => ({ shot: context.shot!, number: context.pages.length + 1 }),
        onDone: onOutcome('uploadShot', {
          refused: { target: 'photographing', actions: 'keepFailure' },
          done: { target: 'finishing', actions: 'keepPage' },
        }),
      },
    },
    choosingFile: {
      on: {
        'file.chosen': [
          {
            guard: { type: 'isUnsuitable', params: ({ event }) => event.file },
            actions: { type: 'noteSize', params: ({ event }) => event.file },
          },
          { target: 'uploadingFile', actions: 'clearFault' },
        ],
        close: 'closed',
      },
    },
    uploadingFile: {
      tags: 'sending',
      invoke: {
        id: 'uploadFile',
        src: 'uploadFile',
        // Entered by the choice of a file alone.
        input: ({ event }) => ({ file: (event as unknown as { readonly file: ChosenFile }).file }),
        onDone: onOutcome('uploadFile', {
          isFaulty: { target: 'choosingFile', actions: 'noteFault' },
          refused: { target: 'choosingFile', actions: 'keepFailure' },
          done: { target: 'finishing', actions: 'keepFile' },
        }),
      },
    },
    finishing: {
      on: {
        'category.chosen': { actions: { type: 'chooseCategory', params: ({ event }) => event.id } },
        declared: { actions: { type: 'declare', params: ({ event }) => event.isNone } },
        'page.wanted': { guard: 'hasRoom', target: 'photographing', actions: 'clearFault' },
        'page.removed': [
          {
            guard: { type: 'isLastPage', params: ({ event }) => event.url },
            target: 'beginning',
            actions: { type: 'removePage', params: ({ event }) => event.url },
          },
          { actions: { type: 'removePage', params: ({ event }) => event.url } },
        ],
        end: { guard: 'canEnd', target: 'asking' },
        close: 'closed',
      },
    },
    asking: { on: { 'end.confirmed': 'ending', 'end.dismissed': 'finishing' } },
    ending: {
      tags: 'sending',
      entry: ['beginAttempt', 'forgetFailure'],
      invoke: {
        id: 'end',
        src: 'end',
        input: ({ context: { attempt } }) => keyed(attempt!),
        onDone: onOutcome('end', {
          refused: { target: 'finishing', actions: ['settleAttempt', 'keepFailure'] },
          done: { target: 'signed', actions: ['settleAttempt', 'keepSigned'] },
        }),
      },
    },
    signed: { type: 'final' },
    closed: { type: 'final' },
  },
})

export type CaptureActor = ActorRefFrom<typeof captureMachine>
