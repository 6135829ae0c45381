import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appointments } from '../../server/booking/booking.tables'
import { followBookings, followStay } from '../../server/chat/conversation.store'
import { admissions } from '../../server/inpatient/inpatient.tables'
import { users } from '../../server/people/people.tables'
import { DAY } from '../../src/core/kit/dates'
import { beginChat, DOCTOR, messagesOf, PATIENT, write } from '../kit/chatPages'
import { beginWith } from '../kit/browser'
import { inBrowser } from '../kit/inBrowser'
import { personAt } from '../kit/pages/person'
import { newStaff } from '../kit/staff'
import { entriesOf } from '../kit/patients'

const product = inBrowser()

test('a chat is turned off and on after a question, and its patient reads the words for that in place of the field', async () => {
  const channelId = await beginChat(product)
  const patient = await product.openAs('phone', PATIENT, `/chat?channelId=${channelId}`)
  const doctor = await product.openAs('desktop', DOCTOR, `/chats?channelId=${channelId}`)
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
  expect(await patient.getByRole('link', { name: 'Call clinic' }).getAttribute('href')).toMatch(/^tel:1800/)
  expect(await doctor.getByRole('link', { name: 'Call clinic' }).count()).toBe(0)
  // What was being written is not lost.
  await patient.getByRole('region', { name: 'Messages' }).getByText('Draft: Half a question').waitFor()
  expect(await patient.getByRole('main').getByRole('textbox').count()).toBe(0)
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

test('a chat that closed asks its patient to book again, and its team only reads when it closed', async () => {
  const channelId = await beginChat(product)
  const { db } = product.served
  const now = Math.floor(Date.now() / 1000)
  const startsAt = now - 40 * DAY
  const moved = await db
    .update(appointments)
    .set({ startsAt, endsAt: startsAt + 900 })
    .where(eq(appointments.memberId, channelId.split('_')[2]!))
    .returning({ id: appointments.id })
  await followBookings(
    db,
    moved.map(({ id }) => id),
    now,
  )
  const doctor = await product.openAs('desktop', DOCTOR, `/chats?channelId=${channelId}`)
  await doctor.getByText(/^This chat closed on [^.]+$/).waitFor()
  expect(await doctor.getByText('Book again to chat').count()).toBe(0)
  const patient = await product.openAs('phone', PATIENT, `/chat?channelId=${channelId}`)
  await patient.getByText(/^This chat closed on .+\. Book again to chat$/).waitFor()
  await patient.getByRole('link', { name: 'Book again' }).click()
  await patient.waitForURL((url) => url.pathname === '/doctor-profile')
})

/** Somebody who lies in a ward of the demonstration's doctor, whose chat has begun. */
const stayNow = async () => {
  const { db } = product.served
  const doctor = db.select({ id: users.doctorId }).from(users).where(eq(users.phoneNumber, DOCTOR))
  const [stay] = await db
    .select({
      id: admissions.id,
      channelId: sql<string>`'ip_' || ${admissions.doctorId} || '_' || ${admissions.memberId}`,
      phoneNumber: users.phoneNumber,
    })
    .from(admissions)
    .innerJoin(users, eq(users.id, admissions.patientId))
    .where(and(eq(admissions.doctorId, sql`(${doctor})`), isNull(admissions.dischargedAt)))
    .limit(1)
  await followStay(db, stay!.id, Math.floor(Date.now() / 1000))
  return stay!
}

test('the family of a patient in hospital writes to the team from the card of the stay', async () => {
  const { phoneNumber, channelId } = await stayNow()
  const family = await product.openAs('phone', phoneNumber, '/order-list')
  await family.getByRole('button', { name: 'Get Update' }).first().click()
  await family.getByRole('dialog').getByRole('link', { name: 'Message' }).click()
  await family.waitForURL((url) => url.pathname === '/chat' && url.searchParams.get('channelId') === channelId)
  await write(family, 'May we visit in the evening?', 'Send')
  const sent = messagesOf(family).filter({ hasText: 'May we visit' }).filter({ hasText: 'Sent' })
  await expect.poll(() => sent.count()).toBe(1)
})
test('a patient in hospital stands in the chats with room and bed, in the list and over the messages', async () => {
  await stayNow()
  const doctor = await product.openAs('desktop', DOCTOR, '/chats')
  await doctor.getByRole('region', { name: 'Conversations' }).getByText('In-patients', { exact: true }).click()
  const chats = doctor.getByRole('list', { name: 'Conversations' }).getByRole('listitem')
  const row = chats.filter({ hasText: /, bed \S/ }).first()
  const where = await row.getByText(/, bed \S/).textContent()
  await row.getByRole('button').click()
  await doctor.getByRole('log').waitFor()
  await expect.poll(() => doctor.getByText(where!, { exact: true }).count()).toBeGreaterThan(1)
})

test('whoever opens the address of a chat before they are known verifies their number and is in that chat', async () => {
  const channelId = await beginChat(product)
  const page = await product.open('phone')
  await page.goto(`/chat?channelId=${channelId}`)
  await page.getByRole('button', { name: 'Verify number' }).click()
  const person = personAt(page, 'phone')
  await person.typeNumber(PATIENT)
  await person.requestCode()
  await person.seeCodeStep()
  await person.enterCode(await product.served.codeFor(PATIENT))
  await page.waitForURL((url) => url.pathname === '/chat' && url.searchParams.get('channelId') === channelId)
  await page.getByRole('log', { name: 'Messages' }).waitFor()
  expect(new URL(page.url()).searchParams.get('channelId')).toBe(channelId)
})

/** A junior of the doctor of a chat, who has it open. */
const juniorIn = async (channelId: string, prepare?: (page: Page) => Promise<unknown>) => {
  const { served } = product
  const junior = await newStaff(served, 'JR_DOCTOR', { doctorId: channelId.split('_')[1]!, name: 'Dr. Kiran Shah' })
  const page = await product.open('desktop')
  await beginWith(page, { session: entriesOf(junior.storage) })
  await prepare?.(page)
  await page.goto(`/chats?channelId=${channelId}`)
  await page.getByRole('main').getByRole('textbox').fill('The ward says she is')
  const leaveTeam = () => served.db.update(users).set({ doctorId: null }).where(eq(users.id, junior.login.userId!))
  /** What is still there once it has ended: messages of others, and one's own words. */
  const atItsEnd = async (own: RegExp) => {
    const chat = page.getByRole('region', { name: 'Messages' })
    await chat.getByText('You are no longer part of this chat').waitFor({ timeout: 40_000 })
    return { others: await chat.getByText('For the team').count(), own: await chat.getByText(own).count() }
  }
  return { page, leaveTeam, atItsEnd }
}

const chatOfTeam = async (): Promise<string> => {
  const channelId = await beginChat(product)
  const doctor = await product.openAs('desktop', DOCTOR, `/chats?channelId=${channelId}`)
  await write(doctor, 'For the team', 'Send to Asha Patel')
  await messagesOf(doctor).filter({ hasText: 'For the team' }).filter({ hasText: 'Sent' }).waitFor()
  return channelId
}

test('a chat that is open ends in words by itself for a junior who left the team, and what they write stays', async () => {
  const { page, leaveTeam, atItsEnd } = await juniorIn(await chatOfTeam())
  await messagesOf(page).filter({ hasText: 'For the team' }).waitFor()
  await leaveTeam()
  expect(await atItsEnd(/^Draft: The ward says she is$/)).toEqual({ others: 0, own: 1 })
})

test('a message that is refused ends the chat for a junior who left the team, and they keep it', async () => {
  const { page, leaveTeam, atItsEnd } = await juniorIn(await chatOfTeam(), (tab) =>
    tab.route('**/notification/stream', (route) => route.abort()),
  )
  await messagesOf(page).filter({ hasText: 'For the team' }).waitFor()
  await leaveTeam()
  await page.getByRole('button', { name: 'Send to Asha Patel' }).click()
  expect(await atItsEnd(/^Not sent: The ward says she is$/)).toEqual({ others: 0, own: 1 })
  const chat = page.getByRole('region', { name: 'Messages' })
  await chat.getByRole('button', { name: 'Discard' }).click()
  await chat.getByText('Not sent').waitFor({ state: 'detached' })
})
