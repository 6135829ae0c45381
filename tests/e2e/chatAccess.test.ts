import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { admissions } from '../../server/inpatient/inpatient.tables'
import { doctorIn, messagesOf, patientIn, write } from '../kit/chatPages'
import { newPair } from '../kit/pairs'
import { chatOfTeam, juniorIn } from '../kit/chatOfTeam'
import { inBrowser } from '../kit/inBrowser'
import { holdNotices } from '../kit/notices'
import { openAccount } from '../kit/patients'
import { newDoctor } from '../kit/staff'
import { admitDirectly, emptyHospital } from '../kit/wards'

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

/** Somebody who lies in a ward of a doctor of their own. */
const stayNow = async () => {
  const { served } = product
  const doctor = await newDoctor(served, { days: 0 })
  const id = await admitDirectly(served, doctor, await emptyHospital(served, doctor.id))
  const [stay] = await served.db.select().from(admissions).where(eq(admissions.id, id))
  const { patientId, memberId } = stay!
  return { doctor, patient: await openAccount(served, patientId), channelId: `ip_${doctor.id}_${memberId}` }
}

test('the family of a patient in hospital writes to the team from the card of the stay', async () => {
  const { patient, channelId } = await stayNow()
  const family = await product.openAs('phone', patient, '/order-list')
  await family.getByRole('button', { name: 'Get Update' }).click()
  await family.getByRole('dialog').getByRole('link', { name: 'Message' }).click()
  await family.waitForURL((url) => url.pathname === '/chat' && url.searchParams.get('channelId') === channelId)
  await write(family, 'May we visit in the evening?', 'Send')
  const sent = messagesOf(family).filter({ hasText: 'May we visit' }).filter({ hasText: 'Sent' })
  await expect.poll(() => sent.count()).toBe(1)
})

test('a chat that is open ends in words by itself for a junior who left the team, and what they write stays', async () => {
  const { page, leaveTeam, endStream, atItsEnd } = await juniorIn(product, await chatOfTeam(product))
  await messagesOf(page).filter({ hasText: 'For the team' }).waitFor()
  await leaveTeam()
  await endStream()
  await expect.poll(() => atItsEnd(/^Draft: The ward says she is$/)).toEqual({ ended: 1, others: 0, own: 1 })
})
