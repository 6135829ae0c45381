import type { Page } from 'playwright-core'

/** The one in the bar that holds a person's own pages, whoever they are. */
export const ownMenu = (page: Page) =>
  page
    .getByRole('banner')
    .locator('summary')
    .filter({ visible: true, hasText: /^Your (?:menu|account)/ })

/** Writing to us: the forms of the public pages, the footer and the staff's help. */
export const writing = (page: Page) => {
  const footer = page.getByRole('contentinfo')
  const help = page.getByRole('dialog', { name: 'Help & Support' })
  const link = footer.getByLabel('Send the link to +91')
  return {
    readAnswer: (question: string) => page.getByText(question).click(),
    openHelp: async () => {
      await ownMenu(page).click()
      await page.getByRole('button', { name: /^Help/ }).click()
      await help.waitFor()
    },
    seeHelp: () => help.waitFor(),
    seeHelpForm: () => help.getByLabel('Problem', { exact: true }).waitFor(),
    fillIn: (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text),
    choose: (label: string, option: string) => page.getByLabel(label, { exact: true }).selectOption({ label: option }),
    textIn: (label: string) => page.getByLabel(label, { exact: true }).inputValue(),
    isLocked: async (label: string) =>
      (await page.getByLabel(label, { exact: true }).getAttribute('readonly')) !== null,
    canPress: (name: string) => page.getByRole('button', { name }).isEnabled(),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    chooseForm: (name: string) => page.getByRole('tab', { name }).click(),
    seeReference: async () => {
      const words = await page.getByText(/Your reference is SC-\d+/).innerText()
      return /SC-\d+/.exec(words)![0]
    },
    typeForLink: async (text: string) => {
      await link.click()
      await link.pressSequentially(text)
    },
    valueOfLink: () => link.inputValue(),
    canSendLink: () => footer.getByRole('button', { name: 'Send link' }).isEnabled(),
    sendLink: () => footer.getByRole('button', { name: 'Send link' }).click(),
    attach: (name: string, mimeType: string, buffer: Buffer) =>
      page.getByLabel('Attach a file').first().setInputFiles({ name, mimeType, buffer }),
  }
}
