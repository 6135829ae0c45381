import { type ActorRefFrom, assign, sendTo, setup } from 'xstate'
import type { Stay } from '../../core/inpatient/inpatient'
import type { SummaryText } from '../../core/inpatient/summary'
import type { Outcome } from '../../core/kit/outcome'
import type { GridAct } from '../../core/prescription/medicineGrid.rules'
import { isEmptyRow } from '../../core/prescription/medicineRow.rules'
import type { Dismissal, MedicineLine } from '../../core/prescription/prescription'
import { EMPTY_FORM, rowOfLine } from '../../core/prescription/prescriptionForm.rules'
import { MEDICINE_SEARCH_DEBOUNCE } from '../../core/prescription/prescription.limits'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { toParent } from '../kit/toParent'
import { editedGrid, foundInGrid } from '../prescription/gridEdits'
import { type Asked, type LookupHit, lookupMachine } from '../prescription/lookup.machine'
import { linesOf, type MedicineHelp, type MedicinesContext, openedWith, writtenOf } from './dischargeMedicines.reading'

type Given = Pick<SummaryText, 'medicines' | 'dismissals'>

const medicinesSetup = setup({
  types: {
    context: {} as MedicinesContext & { readonly given: Given; readonly help: MedicineHelp | null },
    input: {} as { readonly stay: Stay },
    events: {} as
      | { type: 'medicine'; act: GridAct }
      | { type: 'looked'; asked: Asked }
      | { type: 'looked.now' | 'retry' }
      | { type: 'found'; asked: Asked | null; hits: readonly LookupHit[] }
      | { type: 'warning.dismissed'; dismissal: Dismissal }
      /** What was saved, or was written before. */
      | { type: 'given'; given: Given }
      | { type: 'continued' | 'stopped' | 'resumed'; line: MedicineLine },
    children: {} as { medicineSearch: 'medicineSearch' },
    tags: {} as 'loading' | 'failed',
  },
  actors: {
    open: unplugged<{ id: string }, MedicineHelp>('inpatient.medicines'),
    medicineSearch: lookupMachine,
  },
  guards: {
    ...outcomes,
    isMedicine: (_, asked: Asked) => asked.kind === 'medicine',
  },
  actions: {
    keepHelp: assign(({ context }, outcome: Outcome<MedicineHelp>) => {
      if (!outcome.ok) return {}
      const help = outcome.value
      const written = writtenOf(context.given, help.medicines)
      const next = { ...context, ...written, help, medicines: help.medicines, taken: help.before.taken }
      return { ...next, opened: openedWith(help, next) }
    }),
    take: assign(({ context }, given: Given) => ({ given, ...writtenOf(given, context.medicines), activeRow: null })),
    edit: assign(({ context }, act: GridAct) => editedGrid(context, act)),
    keepFound: assign(({ context }, found: { asked: Asked | null; hits: readonly LookupHit[] }) =>
      foundInGrid(context, found),
    ),
    dismiss: assign(({ context: { form } }, dismissal: Dismissal) => ({
      form: { ...form, dismissals: [...form.dismissals, dismissal] },
    })),
    goOn: assign(({ context: { form, medicines } }, line: MedicineLine) => {
      const rows = form.medicines.filter((row) => !isEmptyRow(row))
      const id = `m${Math.max(0, ...form.medicines.map((row) => Number(row.id.slice(1)))) + 1}`
      return { form: { ...form, medicines: [...rows, rowOfLine(id, line, medicines, null)] } }
    }),
    stop: assign(({ context: { stopped } }, line: MedicineLine) => ({ stopped: [...stopped, line] })),
    resume: assign(({ context: { stopped } }, line: MedicineLine) => ({
      stopped: stopped.filter((each) => each !== line),
    })),
    recheck: assign(({ context }) => (context.help === null ? {} : { opened: openedWith(context.help, context) })),
    lookMedicines: sendTo('medicineSearch', (_, asked: Asked) => ({ type: 'typed' as const, asked })),
    lookNow: sendTo('medicineSearch', { type: 'asked.now' }),
    report: toParent(({ context }) => ({
      type: 'typed',
      change: { medicines: linesOf(context), dismissals: context.form.dismissals },
    })),
  },
})

const { onOutcome } = outcomeTransitions(medicinesSetup)

/** The medicines of a discharge: written as on a prescription, compared with what was taken before. */
export const dischargeMedicinesMachine = medicinesSetup.createMachine({
  id: 'dischargeMedicines',
  context: ({ input }) => ({
    stay: input.stay,
    given: { medicines: [], dismissals: [] },
    help: null,
    opened: null,
    medicines: [],
    form: EMPTY_FORM,
    activeRow: null,
    taken: [],
    stopped: [],
  }),
  initial: 'opening',
  on: { given: { actions: { type: 'take', params: ({ event }) => event.given } } },
  states: {
    opening: {
      tags: 'loading',
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context }) => ({ id: context.stay.id }),
        // Without the catalogue products would become own words.
        onDone: onOutcome('open', { refused: { target: 'failed' }, done: { target: 'writing', actions: 'keepHelp' } }),
      },
    },
    failed: { tags: 'failed', on: { retry: 'opening' } },
    writing: {
      invoke: { id: 'medicineSearch', src: 'medicineSearch', input: { pause: MEDICINE_SEARCH_DEBOUNCE } },
      on: {
        medicine: { actions: [{ type: 'edit', params: ({ event }) => event.act }, 'report'] },
        looked: {
          guard: { type: 'isMedicine', params: ({ event }) => event.asked },
          actions: { type: 'lookMedicines', params: ({ event }) => event.asked },
        },
        'looked.now': { actions: 'lookNow' },
        found: { actions: { type: 'keepFound', params: ({ event }) => event } },
        'warning.dismissed': { actions: [{ type: 'dismiss', params: ({ event }) => event.dismissal }, 'report'] },
        continued: { actions: [{ type: 'goOn', params: ({ event }) => event.line }, 'report'] },
        stopped: { actions: [{ type: 'stop', params: ({ event }) => event.line }, 'recheck', 'report'] },
        resumed: { actions: [{ type: 'resume', params: ({ event }) => event.line }, 'recheck', 'report'] },
      },
    },
  },
})

export type DischargeMedicinesActor = ActorRefFrom<typeof dischargeMedicinesMachine>
