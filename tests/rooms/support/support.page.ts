import type { Page } from 'playwright-core'
import { ownMenu } from '../../kit/pages/ownMenu'

/** Writing to us: the forms of the public pages, the footer and the staff's help. */
export const supportPage = (page: Page) => {
  const footer = page.getByRole('contentinfo')
  const help = page.getByRole('dialog', { name: 'Help & Support' })
  const link = footer.getByLabel('Send the link to +91')
  const send = footer.getByRole('button', { name: 'Send link' })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const isBusy = page.locator('[aria-busy=true]')
  const files = page.getByRole('list', { name: 'Attached files' })
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
    press: (name: string) => button(name).click(),
    /** The button that sends, waiting for what is missing or for a press. */
    seeAsked: (send: string) => button(send).and(page.locator(':not([aria-busy])')).waitFor(),
    seeFormBeingSent: (send: string) => button(send).and(isBusy).waitFor(),
    chooseForm: (name: string) => page.getByRole('tab', { name }).click(),
    seeForm: (name: string) => page.getByRole('tab', { name, selected: true }).waitFor(),
    seeHelpClosed: () => page.getByRole('dialog', { name: 'Help & Support' }).waitFor({ state: 'detached' }),
    seeReference: async () => {
      const words = await page.getByText(/Your reference is SC-\d+/).innerText()
      return /SC-\d+/.exec(words)![0]
    },
    typeForLink: async (text: string) => {
      await link.click()
      await link.pressSequentially(text)
    },
    /** The form comes alive when it is touched. */
    touchLink: async () => {
      await link.click()
      await footer.getByRole('status').waitFor({ state: 'attached' })
    },
    writeForLink: (text: string) => link.fill(text),
    seeLinkAwaited: () => link.and(page.locator(':not([readonly])')).waitFor(),
    seeLinkBeingSent: () => send.and(page.locator('[aria-busy=true]')).waitFor(),
    seeLinkSent: () => footer.getByText('We have sent the link to your mobile number.').waitFor(),
    valueOfLink: () => link.inputValue(),
    canSendLink: () => send.isEnabled(),
    sendLink: () => send.click(),
    attach: (name: string, mimeType: string, buffer: Buffer) =>
      page.getByLabel('Attach a file').first().setInputFiles({ name, mimeType, buffer }),
    seeUploading: () => button('Attach a file').and(isBusy).waitFor(),
    seeAttached: (name: string) => files.getByText(name).waitFor(),
    detach: (name: string) => button(`Remove ${name}`).click(),
    seeNothingAttached: () => files.waitFor({ state: 'detached' }),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly support: ReturnType<typeof supportPage>
  }
}
