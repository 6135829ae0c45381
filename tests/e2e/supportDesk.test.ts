import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from '../kit/inBrowser'
import { newPatient } from '../kit/patients'
import { newStaff } from '../kit/staff'

const product = inBrowser()

const messagesOf = (page: Page) => page.getByRole('log').getByRole('listitem')

const write = async (page: Page, text: string) => {
  const main = page.getByRole('main')
  await main.getByRole('textbox').or(main.getByRole('combobox')).first().fill(text)
  await main.getByRole('button', { name: /^Send/ }).click()
}

test('a patient asks the support, an administrator takes, answers and solves the chat, and the next message waits again', async () => {
  const { served } = product
  const patient = await product.openAs('phone', await newPatient(served, 'Leela Asks'), '/chat?with=support')
  const desk = await product.openAs('desktop', await newStaff(served, 'ADMIN'), '/home')
  await desk.getByRole('main').getByRole('link', { name: 'Support desk' }).click()
  await desk.getByRole('heading', { name: 'Support desk', level: 1 }).waitFor()
  await write(patient, 'I cannot pay')
  await messagesOf(patient).filter({ hasText: 'I cannot pay' }).filter({ hasText: 'Sent' }).waitFor()
  const asker = desk.getByRole('list', { name: 'Conversations' }).getByRole('button', { name: /Leela Asks/ })
  await asker.click()
  await desk.getByRole('button', { name: 'Take' }).click()
  await write(desk, 'Try again now')
  await messagesOf(patient).filter({ hasText: 'Try again now' }).waitFor()
  await messagesOf(desk).filter({ hasText: 'Try again now' }).filter({ hasText: 'Seen' }).waitFor()
  await desk.getByRole('button', { name: 'Mark as solved' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Mark as solved' }).click()
  await desk.getByRole('alertdialog').waitFor({ state: 'hidden' })
  await desk.getByText('Solved', { exact: true }).first().click()
  await asker.waitFor()
  await write(patient, 'It fails again')
  // What comes once the list is there waits behind a button.
  await messagesOf(patient)
    .filter({ hasText: 'It fails again' })
    .filter({ hasText: /Sent|Seen/ })
    .waitFor()
  await desk.getByText('Waiting', { exact: true }).first().click()
  await asker.waitFor()
  await messagesOf(desk).filter({ hasText: 'It fails again' }).waitFor()
  await expect.poll(() => messagesOf(patient).count()).toBe(3)
  // Nobody answers it any more: whoever has it open may take it, and its person reads who wrote before.
  await desk.getByRole('button', { name: 'Take', exact: true }).waitFor()
  const before = messagesOf(patient).filter({ hasText: 'Try again now' })
  await before.filter({ hasText: /^Support/ }).waitFor()
})
