import type { StateValueFrom } from 'xstate'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import type { SavedAside } from '../../../src/machines/prescription/aside.machine'
import type { BrowserPlayer } from '../../kit/paths/browser'
import { prescriptionAsideModel } from './prescriptionAside.model'
import { openPrescription, type PrescriptionScene } from './prescriptionPage'

/** The server answers with the facts alone, not with which of the things beside a prescription they are. */
const saved = ({ gate }: PrescriptionScene, output: unknown): Promise<void> => {
  const outcome = output as Outcome<SavedAside>
  if (!outcome.ok) return gate.answer('saveFacts', outcome)
  const { value, message } = outcome
  return gate.answer('saveFacts', done(value.kind === 'facts' ? value.facts : null, message))
}

export const prescriptionAsidePlayer: BrowserPlayer<
  typeof prescriptionAsideModel,
  PrescriptionScene,
  StateValueFrom<typeof prescriptionAsideModel.machine>
> = {
  model: prescriptionAsideModel,
  arrive: { 'Open the prescription of an appointment': openPrescription },
  act: {
    'Press Save': async ({ I }) => {
      await I.openFacts()
      await I.saveFacts('Penicillin')
    },
    'It is saved': async (scene, output) => {
      await saved(scene, output)
      await scene.I.see('Saved.')
      await scene.I.seeFactsClosed()
      await scene.I.seeAllergy('Penicillin')
    },
    'It cannot be saved': async (scene, output) => {
      await saved(scene, output)
      await scene.I.seeFactsNotSaved('Penicillin')
    },
    'Close it': async ({ I }) => {
      await I.openFacts()
      await I.closeFacts()
      await I.seeFactsClosed()
    },
  },
  see: {
    resting: ({ I }) => I.seeFactsRest(),
    saving: ({ I }) => I.seeFactsBusy(),
  },
}
