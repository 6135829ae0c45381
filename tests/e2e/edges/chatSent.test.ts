import { expect, test } from 'vitest'
import { tabBeside } from '../../kit/tabs'
import { divert } from '../../kit/browser'
import { doctorIn, messagesOf, patientIn, write } from '../../kit/chatPages'
import { inBrowser } from '../../kit/inBrowser'
import { newPair } from '../../kit/pairs'
import { PDF, PNG } from '../../kit/sampleFiles'
import { newJunior } from '../../kit/staff'

const product = inBrowser()

test('what is written offline waits, outlives a reload, and is sent once from two tabs in its order', async () => {
  const pair = await newPair(product.served)
  const path = `/chat?channelId=${pair.channelId}`
  const patient = await patientIn(product, pair)
  const second = await tabBeside(patient, path)
  await second.getByRole('textbox').waitFor()
  const letGo = await divert(patient.context(), '**/chat/message', (route) => route.abort())
  await write(patient, 'One', 'Send')
  await write(patient, 'Two', 'Send')
  await messagesOf(patient).filter({ hasText: 'Waiting for network' }).first().waitFor()
  await patient.reload()
  // The other tab sends what the one that was left had in hand.
  await messagesOf(second).filter({ hasText: /Two/ }).waitFor()
  letGo()
  await expect
    .poll(async () => (await messagesOf(second).allTextContents()).map((text) => /One|Two/.exec(text)?.[0]))
    .toEqual(['One', 'Two'])
  await expect.poll(async () => (await messagesOf(patient).allTextContents()).length).toBe(2)
})

test('somebody of the team is named with the keyboard, and shown by name', async () => {
  const pair = await newPair(product.served)
  const { login } = await newJunior(product.served, pair.doctor)
  const doctor = await doctorIn(product, pair)
  await doctor.getByText('Team only', { exact: true }).click()
  const field = doctor.getByRole('combobox', { name: 'Only your team reads this' })
  await field.pressSequentially('Please look, @')
  const offered = doctor.getByRole('listbox', { name: 'People of the team' }).getByRole('option')
  const first = offered.filter({ hasText: login.name! })
  await first.waitFor()
  await field.press('Enter')
  await expect.poll(() => field.inputValue()).toBe(`Please look, @${login.name} `)
  await field.press('Enter')
  await messagesOf(doctor)
    .filter({ hasText: `Please look, @${login.name}` })
    .waitFor()
  // The next message may begin with a name, and half of one that is deleted asks again.
  await field.pressSequentially('@')
  await first.waitFor()
  await field.press('Enter')
  await expect.poll(() => offered.count()).toBe(0)
  await field.press('Backspace')
  await field.press('Backspace')
  await first.waitFor()
  await field.press('Escape')
  await expect.poll(() => offered.count()).toBe(0)
})

test('a picture and a document are sent offline, outlive leaving the page, and are opened at the other end', async () => {
  const pair = await newPair(product.served)
  const { channelId } = pair
  const patient = await patientIn(product, pair)
  const doctor = await doctorIn(product, pair)
  const field = patient.getByLabel('Attach file').first()
  const letGo = await divert(patient.context(), '**/user-service/v1/upload', (route) => route.abort())
  await field.setInputFiles({ name: 'mri.png', mimeType: 'image/png', buffer: Buffer.from(PNG) })
  await messagesOf(patient).filter({ hasText: 'Waiting for network' }).first().waitFor()
  await patient.goto('/home')
  letGo()
  await messagesOf(doctor).getByRole('button', { name: 'Open mri.png' }).click()
  await doctor.getByRole('dialog').getByRole('img', { name: 'mri.png' }).waitFor()
  await doctor.keyboard.press('Escape')
  await doctor
    .getByLabel('Attach file')
    .first()
    .setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) })
  await patient.goto(`/chat?channelId=${channelId}`)
  await messagesOf(patient)
    .getByRole('button', { name: /report\.pdf/ })
    .waitFor()
  await expect.poll(() => messagesOf(patient).count()).toBe(2)
})
