import { assign, sendTo, setup } from 'xstate'
import { hasCode, type Outcome } from '../../core/kit/outcome'
import type { GridAct } from '../../core/prescription/medicineGrid.rules'
import type { Dismissal, Prescription, SavedPrescription } from '../../core/prescription/prescription'
import { ATTRIBUTE_SEARCH_DEBOUNCE, MEDICINE_SEARCH_DEBOUNCE } from '../../core/prescription/prescription.limits'
import type { PrescriptionForm } from '../../core/prescription/prescriptionForm'
import { contentOf, EMPTY_FORM, formOf, repeated } from '../../core/prescription/prescriptionForm.rules'
import { applyTemplate, type TemplateMode } from '../../core/templates/templates.rules'
import { failureNotice, go } from '../kit/appEvent'
import { unpluggedFeed } from '../kit/fromFeed'
import { unplugged } from '../kit/fromPort'
import { outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'
import { emitEffect } from '../kit/effects'
import { prescriptionAsideMachine, type SavedAside } from './aside.machine'
import { openedWith } from './aside.rules'
import { captureMachine } from './capture.machine'
import { confirmedAfter, editedGrid, foundInGrid } from './gridEdits'
import { prescriptionDraftMachine } from './draft.machine'
import { type Asked, type LookupHit, lookupMachine } from './lookup.machine'
import type { OpenedPrescription, PrescriptionContext, PrescriptionInput, SaveInput } from './prescription.context'
import { canSend, isSeriousOpen, readingsOf, sentOf } from './prescription.reading'

type Change = Partial<Omit<PrescriptionForm, 'medicines'>>

/** The prescription of an appointment: what is done with it, and what is kept of it. */
export const prescriptionSetup = setup({
  types: {
    context: {} as PrescriptionContext,
    input: {} as PrescriptionInput,
    events: {} as
      | { type: 'changed'; change: Change }
      | { type: 'medicine'; act: GridAct }
      | { type: 'looked'; asked: Asked }
      | { type: 'looked.now' }
      | { type: 'warning.dismissed'; dismissal: Dismissal }
      | {
          type: 'last.repeated' | 'undo' | 'save' | 'end' | 'confirm' | 'cancel' | 'retry' | 'edit.here' | 'print.ended'
        }
      | { type: 'template.applied'; id: string; mode: TemplateMode }
      | { type: 'capture.opened'; way: 'photo' | 'file' }
      | { type: 'sides.chosen'; form: PrescriptionForm }
      | { type: 'amend'; reason: string }
      | { type: 'aside.saved'; saved: SavedAside | null }
      | { type: 'found'; asked: Asked | null; hits: readonly LookupHit[] }
      | { type: 'lock.held' | 'lock.elsewhere' | 'draft.conflicted' | 'signed.elsewhere' },
    children: {} as {
      lock: 'lock'
      draft: 'draft'
      medicineSearch: 'medicineSearch'
      attributeSearch: 'attributeSearch'
      capture: 'capture'
      aside: 'aside'
    },
    tags: {} as 'loading' | 'failed' | 'writing' | 'reading' | 'sending' | 'confirming' | 'signed' | 'capturing',
  },
  actors: {
    open: unplugged<{ bookingId: string }, OpenedPrescription>('prescription.open'),
    reread: unplugged<{ bookingId: string; patientId: string; memberId: string }, OpenedPrescription['active']>(
      'prescription.active',
    ),
    readOther: unplugged<{ bookingId: string }, { form: PrescriptionForm; version: number } | null>(
      'prescription.draft',
    ),
    send: unplugged<SaveInput, SavedPrescription, string>('prescription.save'),
    lock: unpluggedFeed<{ bookingId: string }>('prescription.lock'),
    draft: prescriptionDraftMachine,
    medicineSearch: lookupMachine,
    attributeSearch: lookupMachine,
    capture: captureMachine,
    aside: prescriptionAsideMachine,
  },
  guards: {
    ...outcomes,
    isSigned: ({ context }) => context.active?.signedAt != null && context.form.amendReason === null,
    // An amendment that was begun before is gone on with.
    opensSigned: (_, outcome: Outcome<OpenedPrescription>) =>
      outcome.ok && outcome.value.active?.signedAt != null && outcome.value.draft?.amendReason == null,
    canSave: ({ context }) => canSend(context),
    canEnd: ({ context }) => canSend(context) && !isSeriousOpen(context),
    isOtherSave: (_, outcome: Outcome<unknown, string>) => hasCode(outcome, 'alreadyActive', 'saveChanged', 'replaced'),
    isSignedElsewhere: (_, outcome: Outcome<unknown, string>) => hasCode(outcome, 'alreadySigned'),
    isGone: (_, outcome: Outcome<object | null>) => outcome.ok && outcome.value === null,
    hasOther: ({ context }) => context.other !== null,
    hasLast: ({ context }) => context.opened?.last != null,
    hasBefore: ({ context }) => context.before !== null,
    isMedicine: (_, asked: Asked) => asked.kind === 'medicine' || asked.kind === 'test',
    hasReason: (_, reason: string) => reason.trim() !== '',
  },
  actions: {
    ...outcomeActions,
    storeOpened: assign((_, outcome: Outcome<OpenedPrescription>) => {
      if (!outcome.ok) return { failure: outcome.failure }
      const { value } = outcome
      const { active, draft, medicines } = value
      const healthCategoryId = active?.healthCategoryId ?? null
      const isOpen = active !== null && active.signedAt === null
      const stored = isOpen
        ? { ...formOf(active, medicines, { healthCategoryId }), dismissals: active.dismissals }
        : EMPTY_FORM
      return {
        opened: value,
        medicines,
        active,
        form: draft ?? stored,
        isRestored: draft !== null,
        failure: null,
      }
    }),
    keepActive: assign(({ context }, outcome: Outcome<Prescription | null>) => {
      if (!outcome.ok || outcome.value === null) return {}
      const { value } = outcome
      const form = {
        ...formOf(value, context.medicines, { healthCategoryId: value.healthCategoryId }),
        dismissals: value.dismissals,
      }
      return { active: value, other: { form, version: null } }
    }),
    keepOther: assign((_, outcome: Outcome<{ form: PrescriptionForm; version: number } | null>) =>
      outcome.ok ? { other: outcome.value } : {},
    ),
    change: assign(({ context }, change: Change) => ({ form: { ...context.form, ...change }, failure: null })),
    edit: assign(({ context }, act: GridAct) => ({
      ...editedGrid(context, act),
      confirmed: confirmedAfter(context, act),
      failure: null,
    })),
    keepFound: assign(({ context }, found: { asked: Asked | null; hits: readonly LookupHit[] }) =>
      foundInGrid(context, found),
    ),
    repeatLast: assign(({ context }) => {
      const last = context.opened?.last
      if (!last) return {}
      const from = { from: String(last.signedAt ?? last.savedAt) }
      return { before: context.form, form: repeated(context.form, formOf(last, context.medicines, from)) }
    }),
    apply: assign(({ context }, { id, mode }: { id: string; mode: TemplateMode }) => {
      const template = context.opened?.templates.find((each) => each.id === id)
      if (!template) return {}
      const content = applyTemplate(contentOf(context.form, readingsOf(context)), template, mode)
      const { healthCategoryId, dismissals, amendReason } = context.form
      const form = { ...formOf(content, context.medicines, { healthCategoryId }), dismissals, amendReason }
      return { before: context.form, form }
    }),
    undo: assign(({ context }) => (context.before === null ? {} : { form: context.before, before: null })),
    dismiss: assign(({ context }, dismissal: Dismissal) => ({
      form: { ...context.form, dismissals: [...context.form.dismissals, dismissal] },
    })),
    keepAside: assign(({ context }, saved: SavedAside | null) =>
      context.opened === null || saved === null ? {} : { opened: openedWith(context.opened, saved) },
    ),
    keepWay: assign((_, way: 'photo' | 'file') => ({ way })),
    takeSides: assign((_, form: PrescriptionForm) => ({ form, other: null })),
    beginAttempt: beginAttempt(sentOf),
    meanSave: assign({ saveType: 'save' as const, failure: null }),
    meanEnd: assign({ saveType: 'end' as const, failure: null }),
    keepSaved: assign((_, outcome: Outcome<SavedPrescription, string>) =>
      outcome.ok ? { active: outcome.value } : {},
    ),
    amend: assign(({ context }, reason: string) => {
      const { active, medicines } = context
      if (active === null) return {}
      const form = formOf(active, medicines, { healthCategoryId: active.healthCategoryId })
      return { form: { ...form, dismissals: active.dismissals, amendReason: reason.trim() }, failure: null }
    }),
    keepDraft: sendTo('draft', ({ context }) => ({ type: 'changed' as const, form: context.form })),
    rebaseDraft: sendTo('draft', ({ context }) => ({
      type: 'rebased' as const,
      version: context.other?.version ?? null,
    })),
    // A draft is gone once its prescription was saved: what is written here is stored as a new one.
    beginDraft: sendTo('draft', { type: 'rebased', version: 0 }),
    renewDraft: sendTo('draft', ({ context }) => ({
      type: 'rebased' as const,
      version: context.opened?.draftVersion ?? 0,
    })),
    retryDraft: sendTo('draft', { type: 'retry' }),
    takeLock: sendTo('lock', { type: 'take' }),
    lookMedicines: sendTo('medicineSearch', (_, asked: Asked) => ({ type: 'typed' as const, asked })),
    lookAttributes: sendTo('attributeSearch', (_, asked: Asked) => ({ type: 'typed' as const, asked })),
    lookNow: sendTo('medicineSearch', { type: 'asked.now' }),
    notifyFailure: emitEffect((_, outcome: Outcome<unknown, string>) =>
      outcome.ok ? null : failureNotice(outcome.failure),
    ),
    goToSchedule: emitEffect(go('/schedule')),
    forgetDevice: emitEffect(({ context }) => ({
      type: 'prescription.settled' as const,
      bookingId: context.bookingId,
    })),
    shareCaptured: emitEffect((_, output: { kind: 'signed'; id: string } | { kind: 'closed' }) =>
      output.kind === 'signed' ? { type: 'prescription.signed' as const, id: output.id } : null,
    ),
    // What is saved without a signature is not shared.
    share: emitEffect((_, outcome: Outcome<SavedPrescription, string>) =>
      outcome.ok && outcome.value.signedAt !== null
        ? { type: 'prescription.signed' as const, id: outcome.value.id }
        : null,
    ),
  },
})

/** Milliseconds of rest before a search, by what is searched. */
export const searchPauses = { medicines: MEDICINE_SEARCH_DEBOUNCE, attributes: ATTRIBUTE_SEARCH_DEBOUNCE } as const
