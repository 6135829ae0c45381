import { levetiracetam } from '../../kit/medicineLines'
import { usualMedicines } from '../../../server/prescription/catalogue/medicines'
import type { MedicineLine } from '../../../src/core/prescription/prescription'
import { dischargeMedicinesMachine } from '../../../src/machines/inpatient/dischargeMedicines.machine'
import { linesOf, type MedicineHelp } from '../../../src/machines/inpatient/dischargeMedicines.reading'
import { viewDischargeMedicines } from '../../../src/machines/inpatient/dischargeMedicines.view'
import { aStay } from '../../kit/inpatient'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { opened } from '../prescription/prescriptionFacts'

export const taken = levetiracetam as MedicineLine
export const before = {
  taken: [taken],
  named: [],
  prescribedBefore: [],
  facts: { allergies: null, conditions: null, egfr: null, stated: [] },
  isFirstVisit: false,
}
export const medicineHelp: MedicineHelp = {
  before,
  config: opened.config,
  medicines: usualMedicines.filter(({ generic }) => generic === 'Levetiracetam'),
  favourites: [],
}

interface Seen {
  readonly undecided: number
  readonly stopped: number
  readonly lines: number
}
const isFresh = ({ undecided, stopped, lines }: Seen) => undecided === 1 && stopped === 0 && lines === 0
const found = { kind: 'medicine', text: 'levet' } as const
const dismissal = { ruleId: 'r1', ruleVersion: 1, fingerprint: 'f', reason: 'willMonitor', words: null } as const

/** Medicines at discharge beside what was taken before: doctors-day.md, "Discharge". */
export const dischargeMedicinesModel = modelOf(dischargeMedicinesMachine)({
  name: 'dischargeMedicines',
  facts: (snapshot) => {
    const { undecided, stopped } = viewDischargeMedicines(snapshot)
    return {
      undecided: undecided.length,
      stopped: stopped.length,
      lines: linesOf(snapshot.context).filter(({ change }) => change !== 'stops').length,
    }
  },
  starts: {
    'Press Discharge': {
      input: { stay: aStay },
      to: 'opening',
      facts: { undecided: 0, stopped: 0, lines: 0 },
      how: 'Account 90000 00002, In-patients, any patient',
    },
  },
  states: {
    opening: { sees: 'Grey lines where the medicines will stand.', asks: { open: { id: 'stay-1' } } },
    failed: 'That what was taken before could not be loaded, and Retry.',
    writing: ({ undecided, stopped }) =>
      `The rows of medicines${undecided === 0 ? '' : ', what was taken before with Goes on and Stops'}${
        stopped === 0 ? '' : ', and what stops with Undo'
      }.`,
  },
  steps: {
    'The medicines arrive': {
      event: ends('open', answered(medicineHelp)),
      leads: { in: 'opening', to: 'writing', now: { undecided: 1 } },
    },
    'The medicines cannot be loaded': {
      event: ends('open', refused('offline')),
      leads: { in: 'opening', to: 'failed' },
    },
    'Press Retry': { event: { type: 'retry' }, leads: { in: 'failed', to: 'opening' } },
    'The summary is loaded': {
      event: { type: 'given', given: { medicines: [], dismissals: [] } },
      only: (facts, at) => at.has('writing') && isFresh(facts),
      leads: {},
      nowhere: 'it arrives with the summary, in the same moment',
    },
    'Go through a row of medicines': {
      event: { type: 'medicine', act: { type: 'typed', row: 'm1', cell: 'note', value: '' } },
      only: isFresh,
      leads: { in: 'writing' },
    },
    'Look for a medicine': {
      event: { type: 'looked', asked: found },
      only: isFresh,
      leads: { in: 'writing', effects: [`medicineSearch ← typed ${JSON.stringify({ asked: found })}`] },
      nowhere: 'what is found is the tour of the search',
    },
    'Press Enter in a row': {
      event: { type: 'looked.now' },
      only: isFresh,
      leads: { in: 'writing', effects: ['medicineSearch ← asked.now'] },
      nowhere: 'what is found is the tour of the search',
    },
    'The server finds nothing more': {
      event: { type: 'found', asked: found, hits: [] },
      only: isFresh,
      leads: { in: 'writing' },
      nowhere: 'what is found is the tour of the search',
    },
    'Answer a warning': {
      event: { type: 'warning.dismissed', dismissal },
      only: isFresh,
      leads: { in: 'writing' },
      nowhere: 'warnings are answered in the tour of the prescription',
    },
    'Press Goes on': {
      event: { type: 'continued', line: taken },
      only: isFresh,
      leads: { in: 'writing', now: { undecided: 0, lines: 1 } },
    },
    'Press Stops': {
      event: { type: 'stopped', line: taken },
      only: isFresh,
      leads: { in: 'writing', now: { undecided: 0, stopped: 1 } },
    },
    'Press Undo': {
      event: { type: 'resumed', line: taken },
      only: ({ stopped }) => stopped === 1,
      leads: { in: 'writing', now: { undecided: 1, stopped: 0 } },
    },
  },
})
