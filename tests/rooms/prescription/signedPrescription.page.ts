import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

/** A doctor writes a prescription to its end: lines, templates, warnings, what another device wrote, the signature. */
export const signedPrescriptionPage = (page: Page, { press, choose, type }: Actions) => {
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  const question = page.getByRole('alertdialog')
  const amendment = page.getByRole('dialog', { name: 'Amend' })
  const medicine = (row: number) => main.getByLabel(`Medicine, row ${row}`, { exact: true })
  return {
    repeatLast: () => press(button('Repeat last')),
    undoRepeat: () => press(button('Undo')),
    typeDiagnosis: (words: string) => type(main.getByRole('combobox', { name: 'Diagnosis' }), words),
    removeMedicine: () => press(main.getByRole('button', { name: 'Remove row 1' })),
    /** In place of what was written. */
    takeTemplate: async (name: string) => {
      await type(main.getByRole('combobox', { name: 'Search templates' }), name)
      await press(page.getByRole('option', { name }))
      await press(page.getByRole('button', { name: 'Replace', exact: true }))
    },
    /** The same line in two rows is something to be warned of. */
    prescribeTwice: async (line: string) => {
      await type(medicine(1), line)
      await medicine(1).press('Enter')
      await type(medicine(2), line)
      await medicine(2).press('Enter')
    },
    answerWarning: async () => {
      const warnings = main.getByRole('region', { name: 'Warnings' })
      await press(warnings.locator('summary').first())
      await press(warnings.getByRole('button', { name: /Will monitor/ }).first())
    },
    savePrescription: () => press(button('Save')),
    endConsultation: () => press(button('End Consultation')),
    seeSendingAsked: () => question.getByRole('button', { name: 'Not yet' }).waitFor(),
    notYet: () => press(question.getByRole('button', { name: 'Not yet' })),
    yesSend: () => press(question.getByRole('button', { name: /^(?:Yes, save|Sign and end)$/ })),
    seeSending: () => question.locator('[aria-busy=true]').waitFor(),
    takeTheirs: async () => {
      for (const theirs of await main.getByRole('radio', { name: /^From the other device/ }).all()) await choose(theirs)
      await press(button('Go on with these'))
    },
    seeSigned: () => main.getByRole('heading', { name: 'Signed prescription' }).waitFor(),
    amend: async (reason: string) => {
      await press(button('Amend'))
      await type(amendment.getByRole('textbox', { name: 'Why is it changed?' }), reason)
      await press(amendment.getByRole('button', { name: 'Write a new version' }))
    },
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly signedPrescription: ReturnType<typeof signedPrescriptionPage>
  }
}
