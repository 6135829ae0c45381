import type { Page } from 'playwright-core'
import { templatesApi } from '../../../src/core/templates/templates.api'
import { withTemplate } from '../../kit/chaos/doctorOpenings'
import { type ChaosScreen, retry } from '../../kit/chaos/screen'
import { personAt } from '../../kit/pages/person'

const SIZE = 'desktop'
const question = (page: Page) => page.getByRole('alertdialog')
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true })
const openPanel = (entry: string) => (page: Page) => personAt(page, SIZE).openFromMenu(entry)
const newTemplate = async (page: Page) => {
  await openPanel('Templates')(page)
  await button('Make a new template')(page).click()
  await templateNote(page).fill('Walk every day')
}
const openTemplate = async (page: Page) => {
  await openPanel('Templates')(page)
  await personAt(page, SIZE).chooseTemplate('Migraine')
  await templateNote(page).fill('Walk every day')
}
/** By their labels: what is open over them hides them from their roles. */
const templateName = (page: Page) => page.getByLabel('Template name')
const templateNote = (page: Page) => page.getByLabel('Note', { exact: true })
const written = (page: Page) => templateName(page).or(templateNote(page))

export const templatesScreens: readonly ChaosScreen[] = [
  {
    name: 'the templates of a doctor',
    size: SIZE,
    open: withTemplate,
    calls: {
      'the templates': { row: { endpoint: templatesApi.list }, provoke: openPanel('Templates'), wayOn: retry },
      'whether a name is free': {
        row: { endpoint: templatesApi.checkName },
        fill: newTemplate,
        provoke: (page) => templateName(page).fill('Tension'),
        typed: templateName,
        wayOn: button('Save Template'),
        isQuiet: true,
      },
      'a new one': {
        row: { endpoint: templatesApi.create },
        fill: async (page) => {
          await newTemplate(page)
          await templateName(page).fill('Tension')
        },
        provoke: (page) => personAt(page, SIZE).saveTemplate(),
        typed: written,
        wayOn: button('Save Template'),
      },
      changing: {
        row: { endpoint: templatesApi.update },
        fill: openTemplate,
        provoke: (page) => personAt(page, SIZE).saveTemplate(),
        typed: written,
        wayOn: button('Save edits'),
      },
      deleting: {
        row: { endpoint: templatesApi.remove },
        fill: async (page) => {
          await openTemplate(page)
          await personAt(page, SIZE).deleteTemplate()
          await question(page).waitFor()
        },
        provoke: (page) => personAt(page, SIZE).confirmTemplate(),
        typed: written,
        // There is nothing to say of what is gone.
        endedBy: /an empty result/,
        wayOn: (page) => question(page).getByRole('button').or(button('Delete')(page)),
      },
    },
  },
]
