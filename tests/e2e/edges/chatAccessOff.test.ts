import { expect, test } from 'vitest'
import { doctorIn, messagesOf, patientIn, write } from '../../kit/chatPages'
import { newPair } from '../../kit/pairs'
import { inBrowser } from '../../kit/inBrowser'
import { holdNotices } from '../../kit/notices'

const product = inBrowser()

test('a chat is turned off and on after a question, and its patient reads the words for that in place of the field', async () => {
  const pair = await newPair(product.served)
  const patient = await patientIn(product, pair)
  const doctor = await doctorIn(product, pair, { prepare: holdNotices })
  await write(doctor, 'Until here', 'Send to Asha Patel')
  await messagesOf(patient).filter({ hasText: 'Until here' }).waitFor()
  const ask = async () => {
    await doctor.getByRole('button', { name: 'More for Asha Patel' }).click()
    await doctor.getByRole('menuitem', { name: 'Disable chat' }).click()
  }
  const question = doctor.getByRole('alertdialog', { name: 'Disable chat with Asha Patel?' })
  await ask()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  await patient.getByRole('main').getByRole('textbox').fill('Half a question')
  await ask()
  await question.getByText('Please call the clinic').click()
  await question.getByRole('button', { name: 'Disable chat' }).click()
  await doctor.getByText('Chat disabled successfully').waitFor()
  await patient.getByText("Your chat has been disabled, please contact your doctor's team").waitFor()
  await patient.getByText('Please call the clinic').waitFor()
  await expect.poll(() => patient.getByRole('link', { name: 'Call clinic' }).getAttribute('href')).toMatch(/^tel:1800/)
  await expect.poll(() => doctor.getByRole('link', { name: 'Call clinic' }).count()).toBe(0)
  // What was being written is not lost.
  await patient.getByRole('region', { name: 'Messages' }).getByText('Draft: Half a question').waitFor()
  await expect.poll(() => patient.getByRole('main').getByRole('textbox').count()).toBe(0)
  await messagesOf(patient).filter({ hasText: 'Until here' }).waitFor()
  const back = doctor.getByRole('alertdialog', { name: 'Enable chat with Asha Patel?' })
  await doctor.getByRole('button', { name: 'Enable chat' }).click()
  await back.getByRole('button', { name: 'Cancel' }).click()
  await back.waitFor({ state: 'detached' })
  await doctor.getByRole('button', { name: 'Enable chat' }).click()
  await back.getByRole('button', { name: 'Enable chat' }).click()
  await doctor.getByText('Chat enabled successfully').waitFor()
  await write(patient, 'There again', 'Send')
  await messagesOf(doctor).filter({ hasText: 'There again' }).waitFor()
})
