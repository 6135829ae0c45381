import type { Outcome } from '../../../src/core/kit/outcome'
import { newPatient } from '../../kit/patients'
import type { BaseScene } from '../../kit/paths/browser'
import { type Gate, gateOn, type Row } from '../../kit/paths/gate'
import { openAs } from '../../kit/paths/people'

/** The list of a patient's family, with calls of it that are held. */
export interface FamilyScene<Name extends string> extends BaseScene {
  readonly gate: Gate<Name>
}

/** Opens the family of a new patient, whose calls of these rows wait for their answers. */
export const openFamily = async <Name extends string>(
  base: BaseScene,
  rows: Readonly<Record<Name, Row>>,
): Promise<FamilyScene<Name>> => {
  await openAs(base, await newPatient(base.served), '/order-list')
  const gate = await gateOn(base.page, rows)
  await base.I.openMenu()
  await base.I.chooseFamily()
  return { ...base, gate }
}

/** An act that answers the call of a row with what the path says. */
export const answers =
  <Name extends string>(row: Name) =>
  ({ gate }: { readonly gate: Pick<Gate<Name>, 'answer'> }, output: unknown): Promise<void> =>
    gate.answer(row, output as Outcome<unknown>)
