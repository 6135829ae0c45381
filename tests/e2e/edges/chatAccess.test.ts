import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { admissions } from '../../../server/inpatient/inpatient.tables'
import { systemClock } from '../../../server/kit/clock'
import { DAY } from '../../../src/core/kit/dates'
import { doctorIn, messagesOf, patientIn, write } from '../../kit/chatPages'
import { newPair } from '../../kit/pairs'
import { divert } from '../../kit/browser'
import { chatOfTeam, juniorIn } from '../../kit/chatOfTeam'
import { inBrowser } from '../../kit/inBrowser'
import { personAt } from '../../kit/pages/person'
import { openAccount } from '../../kit/patients'
import { newDoctor } from '../../kit/staff'
import { admitDirectly, emptyHospital } from '../../kit/wards'

const product = inBrowser()

test('a chat that closed asks its patient to book again, and its team only reads when it closed', async () => {
  const pair = await newPair(product.served, { startsAt: systemClock.now() - 40 * DAY })
  const doctor = await doctorIn(product, pair)
  await doctor.getByText(/^This chat closed on [^.]+$/).waitFor()
  await expect.poll(() => doctor.getByText('Book again to chat').count()).toBe(0)
  const patient = await patientIn(product, pair)
  await patient.getByText(/^This chat closed on .+\. Book again to chat$/).waitFor()
  await patient.getByRole('link', { name: 'Book again' }).click()
  await patient.waitForURL((url) => url.pathname === '/doctor-profile')
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

test('a patient in hospital stands in the chats with room and bed, in the list and over the messages', async () => {
  const stay = await stayNow()
  const doctor = await product.openAs('desktop', stay.doctor, '/chats')
  await doctor.getByRole('region', { name: 'Conversations' }).getByText('In-patients', { exact: true }).click()
  const chats = doctor.getByRole('list', { name: 'Conversations' }).getByRole('listitem')
  await chats.getByText('Ward A, bed 1').click()
  await doctor.getByRole('log').waitFor()
  await expect.poll(() => doctor.getByText('Ward A, bed 1').count()).toBe(2)
})

test('whoever opens the address of a chat before they are known verifies their number and is in that chat', async () => {
  const { patient, channelId } = await newPair(product.served)
  const phoneNumber = patient.login.phoneNumber!
  const page = await product.open('phone')
  await page.goto(`/chat?channelId=${channelId}`)
  await page.getByRole('button', { name: 'Verify number' }).click()
  const person = personAt(page, 'phone')
  await person.typeNumber(phoneNumber)
  await person.requestCode()
  await person.seeCodeStep()
  await person.enterCode(await product.served.codeFor(phoneNumber))
  await page.getByRole('log', { name: 'Messages' }).waitFor()
  const { pathname, searchParams } = new URL(page.url())
  expect([pathname, searchParams.get('channelId')]).toEqual(['/chat', channelId])
})

test('a message that is refused ends the chat for a junior who left the team, and they keep it', async () => {
  const { page, leaveTeam, atItsEnd } = await juniorIn(product, await chatOfTeam(product), (tab) =>
    divert(tab, '**/notification/stream', (route) => route.abort()).then(() => undefined),
  )
  await messagesOf(page).filter({ hasText: 'For the team' }).waitFor()
  await leaveTeam()
  await page.getByRole('button', { name: 'Send to Asha Patel' }).click()
  await expect.poll(() => atItsEnd(/^Not sent: The ward says she is$/)).toEqual({ ended: 1, others: 0, own: 1 })
  const chat = page.getByRole('region', { name: 'Messages' })
  await chat.getByRole('button', { name: 'Discard' }).click()
  await chat.getByText('Not sent').waitFor({ state: 'detached' })
})

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
