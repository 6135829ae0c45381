import type { StateValueFrom } from 'xstate'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { prescriptionApi } from '../../../src/core/prescription/prescription.api'
import { templatesApi } from '../../../src/core/templates/templates.api'
import type { OpenedTemplates } from '../../../src/machines/templates/templates.setup'
import { holdTime } from '../../kit/browser'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { leavesOf } from '../../kit/paths/model'
import { templatesModel } from './templates.model'
import { help } from './templatesFacts'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'

const rows = {
  list: { endpoint: templatesApi.list },
  config: { endpoint: prescriptionApi.config },
  usual: { endpoint: prescriptionApi.usual },
  favourites: { endpoint: prescriptionApi.favourites },
  creating: { endpoint: templatesApi.create },
  updating: { endpoint: templatesApi.update },
  removing: { endpoint: templatesApi.remove },
  name: { endpoint: templatesApi.checkName },
  medicines: { endpoint: prescriptionApi.searchMedicine },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

type Value = StateValueFrom<typeof templatesModel.machine>

/** Milliseconds that a name and a search wait for the typing to rest. */
const PAUSE = 1000

const answers =
  (name: keyof typeof rows) =>
  ({ gate }: Scene, output: unknown) =>
    gate.answer(name, output as Outcome<unknown>)

/** The list comes with what the form is filled in with. */
const arrive = async ({ gate }: Scene, output: unknown) => {
  const opened = output as Outcome<OpenedTemplates>
  const {
    templates,
    help: { config, medicines, tests, favourites },
  } = opened.ok ? opened.value : { templates: [], help }
  await gate.answer('list', opened.ok ? done(templates) : opened)
  await gate.answer('config', done(config))
  await gate.answer('usual', done({ medicines, tests }))
  await gate.answer('favourites', done(favourites))
}

/** The name is checked when the path says that its pause has passed. */
const nameIt = async ({ I, page }: Scene, words: string) => {
  await holdTime(page)
  await I.nameTemplate(words)
}

/** A new template is created, one that was there is changed. */
const save = async ({ gate, I, page }: Scene, output: unknown) => {
  const isNew = await page.getByRole('button', { name: 'Save Template' }).isVisible()
  await gate.answer(isNew ? 'creating' : 'updating', output as Outcome<unknown>)
  return I.seeTemplatesPanel()
}

const see: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  'open.work.listing': ({ I }) => I.seeTemplatesPanel(),
  'open.work.writing.creating': async ({ I }) => {
    await I.seeNewTemplate()
    await I.closeOverNewTemplate()
  },
  'open.work.writing.editing': ({ I }) => I.seeTemplate(),
  'open.work.saving': ({ I }) => I.seeTemplateBusy(),
  'open.work.copying': ({ I }) => I.seeTemplateBusy(),
  'open.work.confirmingDelete': ({ I }) => I.seeTemplateDeletionAsked(),
  'open.work.confirmingLeave': ({ I }) => I.seeTemplateLeavingAsked(),
  'open.work.deleting': ({ I }) => I.seeTemplateBusy(),
  'open.work.renewing': ({ I }) => I.seeTemplateBusy(),
  'open.work.reloading': ({ I }) => I.seeTemplatesPanel(),
  'open.name.checking': ({ I }) => I.seeNameChecked(),
}

export const templatesPlayer: BrowserPlayer<typeof templatesModel, Scene, 'open' | Extract<Value, string>> = {
  model: templatesModel,
  arrive: {
    'Open the templates': async (base) => {
      const { page, I, served, inspection } = base
      const gate = await gateOn(page, rows)
      await page.clock.install()
      await openAs(base, await newDoctor(served), '/schedule')
      await inspection.reached('session', { known: 'resting' }, 0)
      await I.openFromMenu('Templates')
      await I.seeTemplatesPanel()
      await inspection.reached('templates', 'opening', 0)
      return { ...base, gate }
    },
  },
  act: {
    'The templates arrive': async (scene, output) => {
      await arrive(scene, output)
      await scene.I.seeTemplates(1)
    },
    'The templates cannot be loaded': arrive,
    'Press Try again': ({ I }) => I.tryTemplatesAgain(),
    'Press Make a new template': ({ I }) => I.makeTemplate(),
    'Choose Migraine': ({ I }) => I.chooseTemplate('Migraine'),
    'Type a name': (scene) => nameIt(scene, 'Tension'),
    'Empty the name': (scene) => nameIt(scene, ''),
    'The pause passes': async ({ page }) => {
      await page.clock.runFor(PAUSE)
      await page.clock.resume()
    },
    'The name is free': answers('name'),
    'The name is taken': async (scene, output) => {
      await scene.gate.answer('name', output as Outcome<unknown>)
      await scene.I.seeNameTaken()
    },
    'Write a note': ({ I }) => I.writeTemplateNote('Walk'),
    'Go through a row of medicines': ({ I }) => I.typeTemplateMedicine('l'),
    'Look for a medicine': ({ I }) => I.typeTemplateMedicine('levet'),
    'Look for a diagnosis': ({ I }) => I.typeTemplateDiagnosis('mig'),
    'Press Enter in a row': ({ I }) => I.finishTemplateMedicine(),
    'A medicine is found': async ({ I, page, gate }) => {
      await I.typeTemplateMedicine('topira')
      await page.clock.fastForward(PAUSE)
      await gate.answer('medicines', done([]))
    },
    'Press Save': ({ I }) => I.saveTemplate(),
    'The new one is saved': save,
    'The edits are saved': save,
    'Somebody has taken the name meanwhile': async (scene, output) => {
      await save(scene, output)
      await scene.I.seeNameTaken()
    },
    'Somebody has changed it meanwhile': async (scene, output) => {
      await save(scene, output)
      await scene.I.seeTemplateChanged()
    },
    'The other version arrives': answers('list'),
    'The other version cannot be loaded': answers('list'),
    'It cannot be saved': save,
    'Press Save as a copy': ({ I }) => I.copyTemplate(),
    'The copy is saved': answers('creating'),
    'It cannot be copied': answers('creating'),
    'Press Delete': ({ I }) => I.deleteTemplate(),
    'Press Cancel': async ({ I, page }) => {
      await I.leaveTemplate()
      await page.clock.resume()
    },
    'Close the panel': ({ I }) => I.closeTemplates(),
    Confirm: ({ I }) => I.confirmTemplate(),
    'Go back to the form': ({ I }) => I.backToTemplate(),
    'The template is deleted': answers('removing'),
    'It cannot be deleted': answers('removing'),
    'The list arrives with both': answers('list'),
    'The list arrives empty': async (scene, output) => {
      await scene.gate.answer('list', output as Outcome<unknown>)
      await scene.I.seeTemplates(0)
    },
    'The list cannot be loaded again': answers('list'),
  },
  see: {
    opening: ({ I }) => I.seeTemplatesLoading(),
    failed: ({ I }) => I.seeTemplatesFailed(),
    open: async (scene, value) => {
      for (const leaf of leavesOf(value)) await see[leaf]?.(scene)
    },
  },
}
