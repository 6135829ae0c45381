import type { StateValueFrom } from 'xstate'
import { usualMedicines } from '../../../server/prescription/catalogue/medicines'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { type BrowserPlayer, nobody } from '../../kit/paths/browser'
import { lookupModel } from './lookup.model'
import { openPrescription, type PrescriptionScene } from './prescriptionPage'

const PAUSE = 1000

/** A product that the device does not know. */
const levetiracetam = {
  ...usualMedicines.find(({ generic }) => generic === 'Levetiracetam')!,
  id: 'far',
  strength: '333 mg',
}

const seeSearching = async ({ I }: PrescriptionScene) => I.seeMedicineSearched()

export const lookupPlayer: BrowserPlayer<
  typeof lookupModel,
  PrescriptionScene,
  StateValueFrom<typeof lookupModel.machine>
> = {
  model: lookupModel,
  called: { 'Go to a field that is searched': 'medicineSearch' },
  arrive: { 'Go to a field that is searched': (base) => openPrescription(base, { isStill: true }) },
  act: {
    'Type the beginning of a name': ({ I }) => I.typeMedicineName('levet'),
    'Type on': ({ I }) => I.typeMedicineName('leveti'),
    'Type a space, which changes nothing': ({ I }) => I.typeMedicineName('leveti '),
    'Empty the field': ({ I }) => I.typeMedicineName(''),
    'The pause passes': ({ page }) => page.clock.runFor(PAUSE),
    'Press Enter': ({ I }) => I.finishMedicine(),
    'Search again': nobody,
    'The server finds none': ({ gate }) => gate.answer('search', done([])),
    'The server finds one': async ({ gate, I }) => {
      await gate.answer('search', done([levetiracetam]))
      await I.seeMedicineFound('Levetiracetam 333 mg tablet')
    },
    'The server cannot search': ({ gate }, output) => gate.answer('search', output as Outcome<unknown>),
  },
  see: {
    resting: ({ I }) => I.seeNoMedicineSearch(),
    settling: seeSearching,
    // Enter has closed the list: what is searched on is not shown any more.
    searching: ({ I }) => I.seePrescriptionForm(),
    shown: ({ I }) => I.seePrescriptionForm(),
    empty: ({ I }) => I.seePrescriptionForm(),
    failed: ({ I }) => I.seePrescriptionForm(),
  },
}
