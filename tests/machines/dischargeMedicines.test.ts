import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { setup } from 'xstate'
import type { DischargeMedicine } from '../../src/core/inpatient/summary'
import type { GridAct } from '../../src/core/prescription/medicineGrid.rules'
import { dischargeMedicinesMachine } from '../../src/machines/inpatient/dischargeMedicines.machine'
import { viewDischargeMedicines } from '../../src/machines/inpatient/dischargeMedicines.view'
import { aStay } from '../kit/inpatient'
import { never } from '../kit/pending'
import { answered, ends } from '../kit/paths/outcomes'
import { medicineHelp, taken } from '../rooms/inpatient/dischargeMedicines.model'

interface Sent {
  readonly type: string
  readonly change: { readonly medicines: readonly DischargeMedicine[] }
}

/** The medicines inside a discharge that notes what they report. */
const writing = (help = medicineHelp) => {
  const reported: Sent[] = []
  const parent = createActor(
    setup({
      types: { events: {} as Sent },
      actors: { medicines: dischargeMedicinesMachine.provide({ actors: { open: never } }) },
      actions: { note: ({ event }) => void reported.push(event) },
    }).createMachine({
      invoke: { id: 'medicines', src: 'medicines', input: { stay: aStay } },
      on: { typed: { actions: 'note' } },
    }),
  ).start()
  const actor = parent.getSnapshot().children.medicines!
  actor.send(ends('open', answered(help)) as never)
  const lines = () => reported.at(-1)?.change.medicines.map(({ name, change }) => [name, change])
  const type = (act: GridAct) => actor.send({ type: 'medicine', act })
  const last = () => reported.at(-1)!.change.medicines
  return { actor, reported: last, lines, type, view: () => viewDischargeMedicines(actor.getSnapshot()) }
}
const name = (value: string): GridAct => ({ type: 'typed', row: 'm1', cell: 'name', value })

test('what was taken goes on with the rows, or stops, and until then the summary is not settled', () => {
  const { actor, lines, view } = writing()
  expect([view().undecided, view().isUnsettled]).toEqual([[taken], true])
  actor.send({ type: 'stopped', line: taken })
  expect([lines(), view().isUnsettled]).toEqual([[['Levetiracetam 500 mg tablet', 'stops']], false])
  actor.send({ type: 'resumed', line: taken })
  actor.send({ type: 'continued', line: taken })
  expect([lines(), view().undecided]).toEqual([[['Levetiracetam 500 mg tablet', 'continues']], []])
})

test('a line is read as on a prescription; one that is not understood is kept as it was typed and settles nothing', () => {
  const { actor, reported, lines, type, view } = writing({
    ...medicineHelp,
    before: { ...medicineHelp.before, taken: [] },
  })
  type(name('levetiracetam 500 101 af 10d'))
  expect(lines()).toEqual([['Levetiracetam 500 mg tablet', 'new']])
  expect(view().isUnsettled).toBe(false)
  type(name('levetiracetam 10'))
  expect([lines(), view().isUnsettled]).toEqual([[['levetiracetam 10', 'new']], true])
  const medicines = reported().map((each) => ({ ...each }))
  actor.send({ type: 'given', given: { medicines, dismissals: [] } })
  expect(view().isUnsettled).toBe(true)
})

test('what was saved elsewhere takes the place of the rows', () => {
  const { actor, lines, type } = writing()
  actor.send({ type: 'given', given: { medicines: [{ ...taken, change: 'continues' }], dismissals: [] } })
  type({ type: 'typed', row: 'm1', cell: 'note', value: 'With water' })
  expect(lines()).toEqual([['Levetiracetam 500 mg tablet', 'continues']])
})
