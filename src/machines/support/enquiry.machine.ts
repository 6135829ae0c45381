import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Config } from '../../core/app/config'
import type { ChosenFile, FileFault, UploadedFile } from '../../core/files/files'
import { fileFaultOf, sizeFault } from '../../core/files/files.rules'
import type { CountryCode } from '../../core/kit/country'
import { type Failure, isDenied, type Outcome } from '../../core/kit/outcome'
import { DEFAULT_COUNTRY } from '../../core/kit/phone'
import type { EnquiryDraft, Receipt } from '../../core/support/enquiry'
import { ENQUIRY_LENGTH, type EnquiryKind } from '../../core/support/enquiry.kinds'
import {
  clearedDraft,
  type EnquiryField,
  draftTyped,
  enquiryForms,
  isSendable,
  openingDraft,
  type Writer,
} from '../../core/support/enquiry.rules'
import type { SentEnquiry } from '../../core/support/enquiry'
import { type Attempt, keyed } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { denial, failureNotice, successNotice } from '../kit/appEvent'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'
import { verificationMachine } from '../kit/verification.machine'
import { emitEffect } from '../kit/effects'

export interface EnquiryInput {
  /** What it is about, where it was opened for something: it stands in the form that nobody began. */
  readonly topic?: string | undefined
  readonly kind: EnquiryKind
  /** Null for whoever has not verified a number. */
  readonly writer: Writer | null
  /** The address of the page, to come back to after verifying. */
  readonly path: string
  /** What was typed before verifying. */
  readonly typed: EnquiryDraft | null
}

interface Context extends Omit<EnquiryInput, 'typed'> {
  readonly draft: EnquiryDraft
  readonly countries: readonly CountryCode[]
  /** A press alone was meant before verifying: nothing is left to be typed. */
  readonly goesOn: boolean
  /** Sending was tried, so faults are shown. */
  readonly touched: boolean
  readonly fileFault: FileFault | 'count' | null
  readonly attempt: Attempt<Omit<SentEnquiry, 'key'>> | null
  readonly failure: Failure | null
  readonly reference: string | null
}

export const countryOf = ({ countries, draft }: Pick<Context, 'countries' | 'draft'>): CountryCode =>
  countries.find(({ code }) => code === draft.countryCode) ?? DEFAULT_COUNTRY

/** Countries whose numbers the form takes. */
const offeredIn = ({ kind, countries, draft }: Context): readonly CountryCode[] =>
  enquiryForms[kind].hasCountry ? countries : [countryOf({ countries, draft })]

const whyNot = ({ draft }: Context, file: ChosenFile): Context['fileFault'] =>
  draft.attachments.length >= ENQUIRY_LENGTH.attachments ? 'count' : sizeFault(file.size, 'support')

const enquirySetup = setup({
  types: {
    context: {} as Context,
    input: {} as EnquiryInput,
    events: {} as
      | { type: 'changed'; field: EnquiryField; text: string }
      | { type: 'country.chosen'; code: string }
      | { type: 'file.chosen'; file: ChosenFile }
      | { type: 'file.removed'; url: string }
      | { type: 'send' }
      | { type: 'again' }
      | { type: 'cancel' },
    tags: {} as 'sending' | 'uploading' | 'sent',
  },
  actors: {
    verification: verificationMachine,
    loadCountries: unplugged<object, Config>('config.countryCodes'),
    uploadFile: unplugged<{ file: ChosenFile }, UploadedFile & { name: string }>('files.upload'),
    sendEnquiry: unplugged<SentEnquiry, Receipt>('support.send'),
  },
  guards: {
    goesOn: ({ context }) => context.goesOn,
    isFaulty: ({ context }) => !isSendable(context.kind, context.draft, context.writer, countryOf(context)),
    isUnknown: ({ context }) => context.writer === null,
    hasBadFile: (_, outcome: Outcome<unknown>) => !outcome.ok && fileFaultOf(outcome.failure) !== null,
    isUnsuitable: ({ context }, file: ChosenFile) => whyNot(context, file) !== null,
    ...outcomes,
  },
  actions: {
    ...outcomeActions,
    type: assign(({ context }, { field, text }: { field: EnquiryField; text: string }) => ({
      draft: draftTyped(context.draft, field, text, countryOf(context), offeredIn(context)),
      failure: null,
    })),
    chooseCountry: assign(({ context }, code: string) => {
      const draft = { ...context.draft, countryCode: code }
      const country = countryOf({ ...context, draft })
      return { draft: draftTyped(draft, 'mobileNumber', draft.mobileNumber, country, [country]) }
    }),
    keepCountries: assign((_, outcome: Outcome<Config>) =>
      outcome.ok && outcome.value.countryCodes?.length ? { countries: outcome.value.countryCodes } : {},
    ),
    pointOut: assign({ touched: true }),
    noteFile: assign(({ context }, file: ChosenFile) => ({ fileFault: whyNot(context, file) })),
    noteFault: assign((_, outcome: Outcome<unknown>) =>
      outcome.ok ? {} : { fileFault: fileFaultOf(outcome.failure) },
    ),
    attach: assign(({ context: { draft } }, outcome: Outcome<UploadedFile & { name: string }>) =>
      outcome.ok
        ? {
            fileFault: null,
            draft: {
              ...draft,
              attachments: [...draft.attachments, { name: outcome.value.name, url: outcome.value.url }],
            },
          }
        : {},
    ),
    detach: assign(({ context: { draft } }, url: string) => ({
      fileFault: null,
      draft: { ...draft, attachments: draft.attachments.filter((file) => file.url !== url) },
    })),
    beginAttempt: beginAttempt(({ kind, draft }: Context) => ({ kind, draft })),
    keepReceipt: assign(({ context: { kind, draft } }, outcome: Outcome<Receipt>) =>
      outcome.ok
        ? { reference: outcome.value.reference, draft: clearedDraft(kind, draft), attempt: null, touched: false }
        : {},
    ),
    keepDraft: emitEffect(({ context: { kind, draft } }) => ({ type: 'draft.kept' as const, kind, draft })),
    dropDraft: emitEffect(({ context: { kind } }) => ({ type: 'draft.kept' as const, kind, draft: null })),
    forgetWriter: assign({ writer: null }),
    notifyUpload: emitEffect((_, outcome: Outcome<unknown>) =>
      failureNotice(outcome.ok ? { kind: 'internal', message: '' } : outcome.failure),
    ),
    notifySent: emitEffect((_, outcome: Outcome<Receipt>) => successNotice(outcome.ok ? (outcome.message ?? '') : '')),
    /** The form itself says why it was not sent; what is not allowed has its own dialog. */
    notifyDenied: emitEffect((_, outcome: Outcome<unknown>) =>
      !outcome.ok && isDenied(outcome.failure) ? denial(outcome.failure) : null,
    ),
  },
})

const { onOutcome, onKind } = outcomeTransitions(enquirySetup)

/** Every form that asks us something: typed, its writer known, sent once. Which fields it has says its kind. */
export const enquiryMachine = enquirySetup.createMachine({
  id: 'enquiry',
  context: ({ input: { typed, ...input } }) => ({
    ...input,
    draft: openingDraft(input.kind, input.writer, typed, input.topic),
    countries: [DEFAULT_COUNTRY],
    goesOn: input.kind === 'helpMeChoose' && input.writer !== null && typed !== null,
    touched: false,
    fileFault: null,
    attempt: null,
    failure: null,
    reference: null,
  }),
  invoke: {
    id: 'countries',
    src: 'loadCountries',
    input: {},
    onDone: onOutcome('loadCountries', {
      done: { actions: 'keepCountries' },
    }),
  },
  on: { cancel: '.closed' },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'goesOn', target: 'sending' }, { target: 'open' }] },
    open: {
      initial: 'editing',
      on: {
        changed: { actions: { type: 'type', params: ({ event }) => event } },
        'country.chosen': { actions: { type: 'chooseCountry', params: ({ event }) => event.code } },
        'file.removed': { actions: { type: 'detach', params: ({ event }) => event.url } },
      },
      states: {
        editing: {
          on: {
            send: [
              { guard: 'isFaulty', actions: 'pointOut' },
              { guard: 'isUnknown', target: '#enquiry.verifying' },
              { target: '#enquiry.sending' },
            ],
            'file.chosen': [
              {
                guard: { type: 'isUnsuitable', params: ({ event }) => event.file },
                actions: { type: 'noteFile', params: ({ event }) => event.file },
              },
              { target: 'uploading', actions: { type: 'noteFile', params: ({ event }) => event.file } },
            ],
          },
        },
        uploading: {
          tags: 'uploading',
          invoke: {
            id: 'uploading',
            src: 'uploadFile',
            input: ({ event }) => ({ file: (event as { file: ChosenFile }).file }),
            onDone: onOutcome('uploadFile', {
              hasBadFile: { target: 'editing', actions: 'noteFault' },
              refused: { target: 'editing', actions: 'notifyUpload' },
              done: { target: 'editing', actions: 'attach' },
            }),
          },
        },
      },
    },
    /** The writer is asked for a number; the form stays as it is until they come back. */
    verifying: {
      entry: 'keepDraft',
      invoke: {
        id: 'verification',
        src: 'verification',
        input: ({ context: { path } }) => ({ intent: { _tag: 'OpenPage' as const, path } }),
        // Whoever verified is led back to a page that is opened anew.
        onDone: onKind('verification', { abandoned: { target: 'open' } }),
      },
    },
    sending: {
      tags: 'sending',
      entry: ['beginAttempt', 'forgetFailure'],
      invoke: {
        id: 'sending',
        src: 'sendEnquiry',
        input: ({ context: { attempt } }) => keyed(attempt!),
        onDone: onOutcome('sendEnquiry', {
          unauthenticated: { target: 'verifying', actions: 'forgetWriter' },
          refused: { target: 'open', actions: ['settleAttempt', 'keepFailure', 'notifyDenied'] },
          done: { target: 'sent', actions: ['keepReceipt', 'notifySent', 'dropDraft'] },
        }),
      },
    },
    sent: {
      tags: 'sent',
      on: {
        again: 'open',
        changed: { target: 'open', actions: { type: 'type', params: ({ event }) => event } },
      },
    },
    closed: { type: 'final' },
  },
})

export type EnquiryActor = ActorRefFrom<typeof enquiryMachine>
