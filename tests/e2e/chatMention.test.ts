import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { takeBack, writeMessage } from '../../server/chat/chat.store'
import { conversations } from '../../server/chat/chat.tables'
import { users } from '../../server/people/people.tables'
import { beginChat, DOCTOR, messagesOf } from '../kit/chatPages'
import { inBrowser } from '../kit/inBrowser'
import { newStaff } from '../kit/staff'

const product = inBrowser()
const now = () => Math.floor(Date.now() / 1000)

/** A team's side that is long, in which the doctor is named far from both ends. */
const namedFarUp = async () => {
  const channelId = await beginChat(product)
  const { db } = product.served
  const [row] = await db.select().from(conversations).where(eq(conversations.id, channelId))
  const [doctor] = await db.select().from(users).where(eq(users.phoneNumber, DOCTOR))
  const junior = await newStaff(product.served, 'JR_DOCTOR', { doctorId: row!.doctorId!, name: 'Dr. Kiran Shah' })
  const about = { side: 'internal', senderId: junior.login.userId!, type: 'text', fileId: null, card: null } as const
  const write = (text: string, mentions: readonly string[] = []) =>
    writeMessage(db, row!, { ...about, id: randomUUID(), text, mentions }, now())
  for (let index = 0; index < 60; index += 1) await write(`Note ${index}`)
  const naming = await write(`##${doctor!.id}## please look at the MRI`, [doctor!.id])
  for (let index = 60; index < 119; index += 1) await write(`Note ${index}`)
  const last = `Note 119 ${channelId.slice(-8)}`
  await write(last)
  return { channelId, last, takeBack: () => takeBack(db, row!, naming, now()) }
}

test('who is named far up is led there from the end, after all was read, and not once they stand there', async () => {
  const { channelId } = await namedFarUp()
  const page = await product.openAs('phone', DOCTOR, `/chats?channelId=${channelId}`)
  const pill = page.getByRole('button', { name: 'You are mentioned' })
  await pill.waitFor()
  await page.getByRole('button', { name: /^\d+ new$/ }).click()
  await messagesOf(page).filter({ hasText: 'Note 119' }).waitFor()
  // What was read meanwhile is known everywhere.
  await expect.poll(() => page.getByRole('button', { name: /^(\d+ new|To the newest)$/ }).count()).toBe(0)
  await page.waitForResponse((response) => response.url().includes('/chat/conversation?'))
  await pill.click()
  const naming = messagesOf(page).filter({ hasText: 'please look at the MRI' })
  await naming.locator('[data-pointed]').waitFor()
  await pill.waitFor({ state: 'detached' })
})

test('whoever was named by a message that was taken back is not led to it, nor counted as named', async () => {
  const { channelId, last, takeBack } = await namedFarUp()
  const page = await product.openAs('desktop', DOCTOR, `/chats`)
  const row = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem').filter({ hasText: last })
  await row.getByText('mentions').waitFor()
  await takeBack()
  await page.goto(`/chats?channelId=${channelId}`)
  await messagesOf(page).filter({ hasText: 'Note 1' }).first().waitFor()
  expect(await page.getByRole('button', { name: 'You are mentioned' }).count()).toBe(0)
  await row.waitFor()
  expect(await row.getByText('mentions').count()).toBe(0)
})
