import { type ActorRefFrom, assign, setup } from 'xstate'
import type { ChosenFile, FileFault } from '../../core/files/files'
import { fileFaultOf, sizeFault } from '../../core/files/files.rules'
import type { CalendarDay } from '../../core/kit/dates'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { Member } from '../../core/members/members'
import type { HealthCategory, MedicalRecord } from '../../core/records/records'
import { MOST_PAGES } from '../../core/records/records.limits'
import { missingOf, type RecordDraft } from '../../core/records/records.rules'
import { type Attempt, keyed } from '../kit/attempt'
import { documentCameraMachine, type DocumentCameraOutput, type Shot } from '../kit/documentCamera.machine'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'

export interface RecordFormInput {
  /** The record that is changed; null for a new one. */
  readonly record: MedicalRecord | null
  readonly members: readonly Member[]
  readonly memberId: string | null
  readonly type: RecordDraft['type']
  readonly today: CalendarDay
  /** It opens with the camera. */
  readonly isPhoto?: boolean
}

/** A file of a new record that was uploaded. */
export interface RecordPage {
  readonly name: string
  readonly url: string
  /** An address of a picture of it; null where there is none. */
  readonly preview: string | null
  readonly isPhoto: boolean
}

/** A record as it is sent: a new one with its files, or the changes of one. */
export interface RecordSent {
  readonly id: string | null
  readonly draft: RecordDraft
  readonly pages: readonly string[]
}

export type RecordFormOutput =
  | { readonly kind: 'saved'; readonly record: MedicalRecord }
  | { readonly kind: 'dismissed' }

interface Context extends Omit<RecordFormInput, 'type' | 'memberId' | 'isPhoto'> {
  readonly draft: RecordDraft
  readonly categories: readonly HealthCategory[]
  readonly pages: readonly RecordPage[]
  /** The photo that was taken and is not uploaded yet. */
  readonly shot: Shot | null
  readonly isPhotoWanted: boolean
  readonly fileFault: FileFault | null
  readonly failure: Failure | null
  readonly attempt: Attempt<RecordSent> | null
  readonly saved: MedicalRecord | null
}

/** The member whose profile is the main one; none before the family is known. */
const mainOf = (members: readonly Member[]): string => members.find(({ isDefault }) => isDefault)?.id ?? ''

const draftOf = ({ record, members, memberId, type }: RecordFormInput): RecordDraft =>
  record === null
    ? {
        memberId: memberId ?? mainOf(members),
        type,
        healthCategoryId: null,
        documentDate: null,
        title: '',
      }
    : record

const recordFormSetup = setup({
  types: {
    context: {} as Context,
    input: {} as RecordFormInput,
    output: {} as RecordFormOutput,
    events: {} as
      | { type: 'changed'; change: Partial<RecordDraft> }
      | { type: 'file.chosen'; file: ChosenFile }
      | { type: 'page.removed'; url: string }
      | { type: 'page.moved'; url: string; by: -1 | 1 }
      /** It was opened before the family was known. */
      | { type: 'family.arrived'; members: readonly Member[] }
      | { type: 'photo.wanted' | 'upload.cancelled' | 'save' | 'close' | 'retry' },
    children: {} as { camera: 'camera'; uploading: 'uploadFile'; uploadingPhoto: 'uploadPhoto' },
    tags: {} as 'uploading' | 'saving' | 'photographing',
  },
  actors: {
    loadCategories: unplugged<object, readonly HealthCategory[]>('records.categories'),
    camera: documentCameraMachine,
    uploadFile: unplugged<{ kind: RecordDraft['type']; file: ChosenFile }, RecordPage>('files.upload'),
    uploadPhoto: unplugged<{ kind: RecordDraft['type']; shot: Shot; number: number }, RecordPage>('files.upload'),
    save: unplugged<RecordSent & { key: string }, MedicalRecord>('records.save'),
  },
  guards: {
    ...outcomes,
    isUnsuitable: (_, { size }: ChosenFile) => sizeFault(size, 'report') !== null,
    isFaulty: (_, outcome: Outcome<unknown>) => !outcome.ok && fileFaultOf(outcome.failure) !== null,
    isEmpty: ({ context: { pages } }) => pages.length === 0,
    hasRoom: ({ context: { pages, record } }) =>
      record === null && pages.every(({ isPhoto }) => isPhoto) && pages.length < MOST_PAGES,
    isPhotoWanted: ({ context: { isPhotoWanted } }) => isPhotoWanted,
    isComplete: ({ context: { draft, pages, record } }) =>
      missingOf(draft, record !== null || pages.length > 0).length === 0,
  },
  actions: {
    ...outcomeActions,
    keepCategories: assign((_, outcome: Outcome<readonly HealthCategory[]>) =>
      outcome.ok ? { categories: outcome.value, failure: null } : {},
    ),
    change: assign(({ context: { draft, today } }, change: Partial<RecordDraft>) => {
      const changed = { ...draft, ...change }
      // A day that is still to come is not taken.
      return { draft: changed.documentDate !== null && changed.documentDate > today ? draft : changed, failure: null }
    }),
    keepFamily: assign(({ context: { draft } }, members: readonly Member[]) => ({
      members,
      draft: draft.memberId === '' ? { ...draft, memberId: mainOf(members) } : draft,
    })),
    noteSize: assign((_, { size }: ChosenFile) => ({ fileFault: sizeFault(size, 'report') })),
    forgetFault: assign({ fileFault: null, failure: null }),
    noteFault: assign((_, outcome: Outcome<unknown>) =>
      outcome.ok ? {} : { fileFault: fileFaultOf(outcome.failure) },
    ),
    keepShot: assign((_, { shot }: DocumentCameraOutput) => ({ shot, isPhotoWanted: false })),
    keepPage: assign(({ context: { pages } }, outcome: Outcome<RecordPage>) =>
      outcome.ok ? { pages: [...pages, outcome.value], shot: null } : {},
    ),
    movePage: assign(({ context: { pages } }, { url, by }: { readonly url: string; readonly by: -1 | 1 }) => {
      const from = pages.findIndex((page) => page.url === url)
      const [page, other] = [pages[from], pages[from + by]]
      if (page === undefined || other === undefined) return {}
      return { pages: pages.with(from, other).with(from + by, page) }
    }),
    removePage: assign(({ context: { pages } }, url: string) => ({
      pages: pages.filter((page) => page.url !== url),
      fileFault: null,
    })),
    beginAttempt: beginAttempt(({ record, draft, pages }: Context): RecordSent => ({
      id: record?.id ?? null,
      draft,
      pages: pages.map(({ url }) => url),
    })),
    keepSaved: assign((_, outcome: Outcome<MedicalRecord>) => (outcome.ok ? { saved: outcome.value } : {})),
  },
})

const { onOutcome, onKind } = outcomeTransitions(recordFormSetup)

/** A record is added with its file or photographed pages, or what the family brought is changed. */
export const recordFormMachine = recordFormSetup.createMachine({
  id: 'recordForm',
  context: ({ input }) => ({
    record: input.record,
    members: input.members,
    today: input.today,
    draft: draftOf(input),
    categories: [],
    pages: [],
    shot: null,
    isPhotoWanted: input.isPhoto ?? false,
    fileFault: null,
    failure: null,
    attempt: null,
    saved: null,
  }),
  output: ({ context: { saved } }) =>
    saved === null ? { kind: 'dismissed' as const } : { kind: 'saved' as const, record: saved },
  initial: 'loading',
  on: {
    close: '.closed',
    'family.arrived': { actions: { type: 'keepFamily', params: ({ event }) => event.members } },
  },
  states: {
    loading: {
      invoke: {
        id: 'categories',
        src: 'loadCategories',
        input: {},
        onDone: onOutcome('loadCategories', {
          refused: { target: 'failed', actions: 'keepFailure' },
          isPhotoWanted: { target: 'photographing', actions: 'keepCategories' },
          done: { target: 'editing', actions: 'keepCategories' },
        }),
      },
    },
    failed: { on: { retry: 'loading' } },
    editing: {
      on: {
        changed: { actions: { type: 'change', params: ({ event }) => event.change } },
        'page.removed': { actions: { type: 'removePage', params: ({ event }) => event.url } },
        'file.chosen': [
          {
            guard: { type: 'isUnsuitable', params: ({ event }) => event.file },
            actions: { type: 'noteSize', params: ({ event }) => event.file },
          },
          { guard: 'isEmpty', target: 'uploading', actions: 'forgetFault' },
        ],
        'photo.wanted': { guard: 'hasRoom', target: 'photographing', actions: 'forgetFault' },
        'page.moved': { actions: { type: 'movePage', params: ({ event }) => event } },
        save: { guard: 'isComplete', target: 'saving' },
      },
    },
    uploading: {
      tags: 'uploading',
      on: {
        changed: { actions: { type: 'change', params: ({ event }) => event.change } },
        'upload.cancelled': 'editing',
      },
      invoke: {
        id: 'uploading',
        src: 'uploadFile',
        // Entered by the choice of a file alone.
        input: ({ context, event }) => ({
          kind: context.draft.type,
          file: (event as unknown as { readonly file: ChosenFile }).file,
        }),
        onDone: onOutcome('uploadFile', {
          isFaulty: { target: 'editing', actions: 'noteFault' },
          refused: { target: 'editing', actions: ['keepFailure', 'notify'] },
          done: { target: 'editing', actions: 'keepPage' },
        }),
      },
    },
    photographing: {
      tags: 'photographing',
      invoke: {
        id: 'camera',
        src: 'camera',
        input: ({ context: { shot, pages } }) => ({ shot, kept: pages.length }),
        onDone: onKind('camera', {
          taken: { target: 'uploadingPhoto', actions: 'keepShot' },
          closed: { target: 'editing', actions: 'keepShot' },
        }),
      },
    },
    uploadingPhoto: {
      tags: 'uploading',
      on: {
        changed: { actions: { type: 'change', params: ({ event }) => event.change } },
        'upload.cancelled': 'photographing',
      },
      invoke: {
        id: 'uploadingPhoto',
        src: 'uploadPhoto',
        input: ({ context: { draft, shot, pages } }) => ({ kind: draft.type, shot: shot!, number: pages.length + 1 }),
        onDone: onOutcome('uploadPhoto', {
          // The photo is looked at once more: it is not lost.
          refused: { target: 'photographing', actions: ['keepFailure', 'notify'] },
          done: { target: 'editing', actions: 'keepPage' },
        }),
      },
    },
    saving: {
      tags: 'saving',
      entry: ['beginAttempt', 'forgetFailure'],
      invoke: {
        id: 'saving',
        src: 'save',
        input: ({ context: { attempt } }) => keyed(attempt!),
        onDone: onOutcome('save', {
          refused: { target: 'editing', actions: ['settleAttempt', 'keepFailure', 'notify'] },
          done: { target: 'saved', actions: ['settleAttempt', 'keepSaved', 'notify'] },
        }),
      },
    },
    saved: { type: 'final' },
    closed: { type: 'final' },
  },
})

export type RecordFormActor = ActorRefFrom<typeof recordFormMachine>
