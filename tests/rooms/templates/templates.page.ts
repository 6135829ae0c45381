import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

/** A doctor keeps templates: the panel, its list, and the form beside it. */
export const templatesPage = (page: Page, { press, type }: Actions) => {
  const panel = page.getByRole('dialog', { name: /^Prescription templates/ })
  const list = panel.getByRole('list', { name: 'Templates' })
  const name = panel.getByRole('textbox', { name: 'Template name' })
  const question = page.getByRole('alertdialog')
  const button = (label: string) => panel.getByRole('button', { name: label, exact: true })
  const busy = page.locator('[aria-busy=true]')
  return {
    seeTemplatesPanel: () => panel.waitFor(),
    seeTemplatesLoading: () => name.or(list).waitFor({ state: 'detached' }),
    seeTemplatesFailed: () => button('Try again').waitFor(),
    tryTemplatesAgain: () => press(button('Try again')),
    /** The list with its number. */
    seeTemplates: async (count: number) => {
      await panel.getByText(count === 0 ? 'No templates yet' : new RegExp(`^${count} templates?$`)).waitFor()
      await button('Make a new template').and(page.locator(':enabled')).waitFor()
    },
    makeTemplate: () => press(button('Make a new template')),
    chooseTemplate: (which: string) => press(list.getByRole('button', { name: which })),
    seeNewTemplate: async () => {
      await button('Save Template').waitFor()
      await button('Save as a copy').waitFor({ state: 'detached' })
    },
    /** What is being made is not closed over. */
    closeOverNewTemplate: async () => {
      await press(button('Close'))
      await page.keyboard.press('Escape')
      await button('Save Template').waitFor()
    },
    seeTemplate: async () => {
      await panel.getByRole('button', { name: /^(?:Save edits|Keep mine)$/ }).waitFor()
      await button('Save as a copy').waitFor()
      await button('Delete').waitFor()
    },
    nameTemplate: (words: string) => type(name, words),
    seeNameMissing: () => panel.getByText('Template name is required.').waitFor(),
    seeNameTaken: () => panel.getByText(/^You have a template named/).waitFor(),
    seeTemplateChanged: () => button('Keep mine').waitFor(),
    seeNameChecked: () => panel.getByText('Checking the name…').waitFor(),
    writeTemplateNote: (words: string) => type(panel.getByRole('textbox', { name: 'Note', exact: true }), words),
    typeTemplateMedicine: (words: string) => type(panel.getByLabel('Medicine, row 1', { exact: true }), words),
    finishTemplateMedicine: () => panel.getByLabel('Medicine, row 1', { exact: true }).press('Enter'),
    typeTemplateDiagnosis: (words: string) => type(panel.getByRole('combobox', { name: 'Diagnosis' }), words),
    saveTemplate: () => press(panel.getByRole('button', { name: /^(?:Save Template|Save edits|Keep mine)$/ })),
    copyTemplate: () => press(button('Save as a copy')),
    deleteTemplate: () => press(button('Delete')),
    closeTemplates: () => press(button('Close')),
    leaveTemplate: () => press(button('Cancel')),
    seeTemplateBusy: () => panel.or(question).and(busy).or(busy).first().waitFor(),
    seeTemplateDeletionAsked: () => question.getByText('Delete this template?').waitFor(),
    seeTemplateLeavingAsked: () => question.getByText('Leave without saving?').waitFor(),
    confirmTemplate: () => press(question.getByRole('button', { name: /^(?:Delete template|Leave)$/ })),
    backToTemplate: () => press(question.getByRole('button', { name: /^(?:Keep it|Keep editing)$/ })),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly templates: ReturnType<typeof templatesPage>
  }
}
