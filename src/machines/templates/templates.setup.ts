import { assign, sendTo, setup } from 'xstate'
import { hasCode, type Failure, type Outcome } from '../../core/kit/outcome'
import type { GridAct } from '../../core/prescription/medicineGrid.rules'
import type { PrescriptionContent } from '../../core/prescription/prescription'
import type { PrescriptionForm } from '../../core/prescription/prescriptionForm'
import { contentOf, EMPTY_FORM, formOf } from '../../core/prescription/prescriptionForm.rules'
import type { Template } from '../../core/templates/templates'
import type { templatesApi } from '../../core/templates/templates.api'
import { NAME_CHECK_DEBOUNCE } from '../../core/templates/templates.limits'
import { copyNameOf } from '../../core/templates/templates.rules'
import type { Attempt } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'
import { supersededBy } from '../kit/save'
import { editedGrid, foundInGrid } from '../prescription/gridEdits'
import { type Asked, type LookupHit, lookupMachine } from '../prescription/lookup.machine'
import type { OpenedPrescription } from '../prescription/prescription.context'
import { readingsOf } from '../prescription/prescription.reading'

/** What the form of a template is filled in with: the lists of a prescription, without a patient. */
export type TemplateHelp = Pick<OpenedPrescription, 'config' | 'medicines' | 'tests' | 'favourites'>

export interface OpenedTemplates {
  readonly templates: readonly Template[]
  readonly help: TemplateHelp
}

export interface TemplatesContext {
  readonly templates: readonly Template[]
  /** In the shape the fields of a prescription read. */
  readonly opened: OpenedPrescription | null
  readonly medicines: OpenedPrescription['medicines']
  readonly form: PrescriptionForm
  readonly name: string
  /** The template that is changed; null for one that is made. */
  readonly chosenId: string | null
  /** The name and form as they were when it was opened. */
  readonly stored: string
  readonly activeRow: string | null
  readonly isNameTaken: boolean
  readonly isNameMissing: boolean
  readonly failure: Failure | null
  readonly attempt: Attempt<WrittenTemplate | RemovedTemplate> | null
}

export type WrittenTemplate = PrescriptionContent & { id: string | null; revision: number; name: string }

export type SentTemplate = WrittenTemplate & { readonly key: string }

export interface RemovedTemplate {
  readonly id: string
}

type Change = Partial<Omit<PrescriptionForm, 'medicines'>>

const asStored = (name: string, form: PrescriptionForm): string => JSON.stringify([name, form])

/** What is sent of the form; `asCopy` makes another template of it. */
export const sentTemplate = (context: TemplatesContext, asCopy = false): WrittenTemplate => {
  const { templates, chosenId, name, form } = context
  const names = templates.map((template) => template.name)
  const isFree = !names.some((each) => each.toLowerCase() === name.trim().toLowerCase())
  return {
    id: asCopy ? null : chosenId,
    revision: templates.find(({ id }) => id === chosenId)?.revision ?? 0,
    name: asCopy && !isFree ? copyNameOf(name.trim(), names) : name.trim(),
    ...contentOf(form, readingsOf(context)),
  }
}

/** A doctor's templates: what is done with them, and what is kept of it. */
export const templatesSetup = setup({
  types: {
    context: {} as TemplatesContext,
    events: {} as
      | { type: 'template.chosen'; id: string }
      | { type: 'new' | 'save' | 'copy' | 'delete' | 'confirm' | 'dismiss' | 'leave' | 'close' | 'retry' }
      | { type: 'name.typed'; name: string }
      | { type: 'changed'; change: Change }
      | { type: 'medicine'; act: GridAct }
      | { type: 'looked'; asked: Asked }
      | { type: 'looked.now' }
      | { type: 'found'; asked: Asked | null; hits: readonly LookupHit[] },
    children: {} as { medicineSearch: 'medicineSearch'; attributeSearch: 'attributeSearch' },
    /** `locked`: the panel stays open until what is made is saved or given up. */
    tags: {} as
      | 'loading'
      | 'failed'
      | 'writing'
      | 'locked'
      | 'sending'
      | 'confirmingDelete'
      | 'confirmingLeave'
      | 'checking',
  },
  actors: {
    open: unplugged<object, OpenedTemplates>('templates.open'),
    reload: unplugged<object, readonly Template[]>('templates.list'),
    send: unplugged<SentTemplate, Template, string>('templates.save'),
    remove: unplugged<RemovedTemplate & { key: string }, object>('templates.remove'),
    checkName: unplugged<{ name: string; exceptId: string | null }, { isTaken: boolean }>('templates.checkName'),
    medicineSearch: lookupMachine,
    attributeSearch: lookupMachine,
  },
  delays: { namePause: NAME_CHECK_DEBOUNCE },
  guards: {
    ...outcomes,
    hasName: ({ context }) => context.name.trim() !== '',
    /** What was saved is among them. */
    hasChosen: ({ context: { chosenId } }, outcome: Outcome<readonly Template[]>) =>
      outcome.ok && outcome.value.some(({ id }) => id === chosenId),
    hasEdits: ({ context }) => asStored(context.name, context.form) !== context.stored,
    isNameRefused: (_, outcome: Outcome<unknown, string>) => hasCode(outcome, 'nameTaken'),
    isSuperseded: supersededBy<typeof templatesApi.update>('templateChanged'),
    isMedicine: (_, asked: Asked) => asked.kind === 'medicine' || asked.kind === 'test',
  },
  actions: {
    ...outcomeActions,
    storeOpened: assign((_, outcome: Outcome<OpenedTemplates>) => {
      if (!outcome.ok) return { failure: outcome.failure }
      const { templates, help } = outcome.value
      // The fields ask of it the lists and the last weight; a template is of nobody.
      const patient = { lastWeight: null } as unknown as OpenedPrescription['patient']
      const nothing = { sentences: [], active: null, last: null, draft: null, draftVersion: 0 }
      const opened = { ...help, ...nothing, patient, templates }
      return { templates, opened, medicines: help.medicines, failure: null }
    }),
    keepTemplates: assign((_, outcome: Outcome<readonly Template[]>) =>
      outcome.ok ? { templates: outcome.value, failure: null } : { failure: outcome.failure },
    ),
    renewTemplates: assign((_, outcome: Outcome<readonly Template[]>) =>
      outcome.ok ? { templates: outcome.value } : {},
    ),
    startNew: assign({
      chosenId: null,
      name: '',
      form: EMPTY_FORM,
      stored: asStored('', EMPTY_FORM),
      activeRow: null,
      isNameTaken: false,
      isNameMissing: false,
      failure: null,
    }),
    choose: assign(({ context }, id: string) => {
      const template = context.templates.find((each) => each.id === id)
      if (!template) return {}
      const form = formOf(template, context.medicines)
      const { name } = template
      const stored = asStored(name, form)
      return {
        chosenId: id,
        name,
        form,
        stored,
        activeRow: null,
        isNameTaken: false,
        isNameMissing: false,
        failure: null,
      }
    }),
    typeName: assign((_, name: string) => ({ name, isNameTaken: false, isNameMissing: false, failure: null })),
    markName: assign({ isNameMissing: true }),
    keepCheck: assign((_, outcome: Outcome<{ isTaken: boolean }>) =>
      outcome.ok ? { isNameTaken: outcome.value.isTaken } : {},
    ),
    takeName: assign({ isNameTaken: true }),
    change: assign(({ context }, change: Change) => ({ form: { ...context.form, ...change } })),
    edit: assign(({ context }, act: GridAct) => editedGrid(context, act)),
    keepFound: assign(({ context }, found: { asked: Asked | null; hits: readonly LookupHit[] }) =>
      foundInGrid(context, found),
    ),
    beginAttempt: beginAttempt((context: TemplatesContext) => sentTemplate(context)),
    beginCopy: beginAttempt((context: TemplatesContext) => sentTemplate(context, true)),
    beginDelete: beginAttempt(({ chosenId }: TemplatesContext) => ({ id: chosenId ?? '' })),
    keepSaved: assign((_, outcome: Outcome<Template, string>) => (outcome.ok ? { chosenId: outcome.value.id } : {})),
    forgetChosen: assign({ chosenId: null }),
    reopen: assign(({ context }) => {
      const template = context.templates.find(({ id }) => id === context.chosenId)
      if (!template) return {}
      const form = formOf(template, context.medicines)
      return {
        name: template.name,
        form,
        stored: asStored(template.name, form),
        isNameTaken: false,
        isNameMissing: false,
      }
    }),
    lookMedicines: sendTo('medicineSearch', (_, asked: Asked) => ({ type: 'typed' as const, asked })),
    lookAttributes: sendTo('attributeSearch', (_, asked: Asked) => ({ type: 'typed' as const, asked })),
    lookNow: sendTo('medicineSearch', { type: 'asked.now' }),
  },
})
