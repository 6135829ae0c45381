import type { StateValueFrom } from 'xstate'
import type { Outcome } from '../../../src/core/kit/outcome'
import { holdTime } from '../../kit/browser'
import { type BrowserPlayer, nobody } from '../../kit/paths/browser'
import { patientSearchModel } from './patientSearch.model'
import { type AddingScene, startAdding } from './addingPatient'

const answer = async ({ gate, page }: AddingScene, output: unknown) => {
  await page.clock.resume()
  await gate.answer('people', output as Outcome<unknown>)
}
/** It rests until the path says that the pause has passed. */
const typing =
  (words: string) =>
  async ({ I, page }: AddingScene) => {
    await holdTime(page)
    await I.searchPerson(words)
  }

export const patientSearchPlayer: BrowserPlayer<
  typeof patientSearchModel,
  AddingScene,
  StateValueFrom<typeof patientSearchModel.machine>
> = {
  model: patientSearchModel,
  arrive: { 'Make an appointment for somebody': startAdding },
  act: {
    'Type one letter': typing('a'),
    'Type a name': typing('asha'),
    'The field gives the same text a second time': nobody,
    'Type the beginning of a number': typing('+91 98765'),
    'Ask at once': nobody,
    'Search again': nobody,
    'Half a second passes': ({ page }) => page.clock.runFor(500),
    'Somebody is found': async (scene, output) => {
      await answer(scene, output)
      await scene.I.seePersonFound('Asha Patel')
    },
    'Nobody is found': answer,
    'It cannot be looked for': answer,
  },
  see: {
    resting: ({ I }) => I.seePatientNumber(),
    settling: ({ I }) => I.seePersonSearched(),
    searching: ({ I }) => I.seePersonSearched(),
    shown: ({ I }) => I.seePatientNumber(),
    empty: ({ I }) => I.seePatientNumber(),
    failed: ({ I }) => I.seePatientNumber(),
  },
}
