import {
  answerRow,
  chooseProduct,
  emptyRow,
  isEmptyRow,
  keepTyped,
  type MedicineCell,
  type MedicineRow,
  type OwnSettings,
  settleRow,
} from './medicineRow.rules'
import type { LineProduct } from './line'

/** What is done to the rows of medicines. */
export type GridAct =
  | { readonly type: 'typed'; readonly row: string; readonly cell: MedicineCell; readonly value: string }
  /** Enter, or another row was gone to. */
  | { readonly type: 'finished' | 'removed' | 'ownKept'; readonly row: string }
  /** A question of the row, by the place of the choice. */
  | { readonly type: 'answered'; readonly row: string; readonly choice: number }
  | {
      readonly type: 'chosen'
      readonly row: string
      readonly product: LineProduct
      readonly options: readonly LineProduct[]
    }
  | { readonly type: 'added'; readonly id: string }
  /** A whole row from elsewhere, in the place of an empty one where there is one. */
  | { readonly type: 'placed'; readonly row: MedicineRow; readonly over: string | null }
  /** Hits arrived: rows that waited for them are finished, but not the one that is typed in. */
  | { readonly type: 'found'; readonly except: string | null }

const changed = (rows: readonly MedicineRow[], id: string, change: (row: MedicineRow) => MedicineRow) =>
  rows.map((row) => (row.id === id ? change(row) : row))

/** A name that is typed anew is no longer the product that was chosen, and not yet own words. */
const typedIn = (row: MedicineRow, cell: MedicineCell, value: string): MedicineRow =>
  cell === 'name'
    ? { ...row, name: value, isOwn: false, ...(row.product?.generic !== value && { product: null, options: [] }) }
    : { ...row, [cell]: value }

/** The rows after something was done to them: other rows stay the same objects. */
export const gridAfter = (
  rows: readonly MedicineRow[],
  act: GridAct,
  settings: OwnSettings,
): readonly MedicineRow[] => {
  switch (act.type) {
    case 'typed':
      return changed(rows, act.row, (row) => typedIn(row, act.cell, act.value))
    case 'finished':
      return changed(rows, act.row, (row) => settleRow(row, settings))
    case 'answered': {
      const after = changed(rows, act.row, (row) => answerRow(row, act.choice, settings))
      return after.every((row, place) => row === rows[place]) ? rows : after
    }
    case 'ownKept':
      return changed(rows, act.row, (row) => keepTyped(row, settings))
    case 'chosen':
      return changed(rows, act.row, (row) => chooseProduct(row, act.product, act.options, settings))
    case 'removed': {
      const left = rows.filter(({ id }) => id !== act.row)
      return left.length > 0 ? left : [emptyRow(act.row)]
    }
    case 'added':
      return [...rows, emptyRow(act.id)]
    case 'placed':
      return act.over === null
        ? [...rows, act.row]
        : rows.map((row) => (row.id === act.over ? { ...act.row, id: row.id } : row))
    case 'found':
      return rows.map((row) =>
        row.id === act.except || row.product !== null || row.isOwn || isEmptyRow(row) ? row : settleRow(row, settings),
      )
  }
}
