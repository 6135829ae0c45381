import { type GridAct, gridAfter } from '../../core/prescription/medicineGrid.rules'
import { readRow } from '../../core/prescription/medicineRow.rules'
import { expandedAlias } from '../../core/prescription/prescriptionForm.rules'
import type { Asked, LookupHit } from './lookup.machine'
import type { ConfirmedName, PrescriptionContext } from './prescription.context'
import { rowSettings } from './prescription.reading'

/** As much of a form with medicines as the grid changes. */
export type GridContext = Pick<PrescriptionContext, 'form' | 'medicines' | 'opened' | 'activeRow'>

const activeAfter = (act: GridAct, before: string | null): string | null => {
  if (act.type === 'typed') return act.row
  if (act.type === 'added') return act.id
  return act.type === 'found' ? before : null
}

/** The rows after one act in the grid; a favourite's word becomes its line when its row is finished. */
export const editedGrid = (context: GridContext, act: GridAct): Pick<GridContext, 'form' | 'activeRow'> => {
  const { form, opened, medicines: known, activeRow } = context
  const rows =
    act.type === 'finished' ? expandedAlias(form.medicines, act.row, opened?.favourites ?? [], known) : form.medicines
  const medicines = gridAfter(rows, act, rowSettings(context))
  return {
    form: medicines === form.medicines ? form : { ...form, medicines },
    activeRow: activeAfter(act, activeRow),
  }
}

/** The name that was chosen last for what was typed in a row; it is gone with what it was chosen in. */
export const confirmedAfter = (
  context: GridContext & Pick<PrescriptionContext, 'confirmed'>,
  act: GridAct,
): ConfirmedName | null => {
  const { form, confirmed = null } = context
  if (act.type === 'answered') {
    const row = form.medicines.find(({ id }) => id === act.row)
    const question = row && readRow(row, { ...rowSettings(context), above: null }).question
    const choice = question?.choices[act.choice]
    return question?.kind === 'name' && choice?.kind === 'name'
      ? { row: act.row, word: question.text, name: choice.name }
      : confirmed
  }
  const isOver = act.type === 'removed' || act.type === 'chosen' || act.type === 'ownKept'
  const isTyped = act.type === 'typed' && act.cell === 'name'
  return (isOver || isTyped) && act.row === confirmed?.row ? null : confirmed
}

/** The products that were found, and the rows as they are read with them. */
export const foundInGrid = (
  context: GridContext,
  { asked, hits }: { readonly asked: Asked | null; readonly hits: readonly LookupHit[] },
): Partial<Pick<GridContext, 'form' | 'medicines'>> => {
  if (asked?.kind !== 'medicine') return {}
  const known = new Set(context.medicines.map(({ id }) => id))
  const found = hits.flatMap(({ id, medicine }) => (medicine && !known.has(id) ? [medicine] : []))
  const next = { ...context, medicines: [...context.medicines, ...found] }
  return { medicines: next.medicines, form: editedGrid(next, { type: 'found', except: context.activeRow }).form }
}
