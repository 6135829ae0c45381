import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { takeBack, writeMessage } from '../../../server/chat/chat.store'
import { conversations } from '../../../server/chat/chat.tables'
import { chatApi } from '../../../src/core/chat/chat.api'
import { messagesOf } from '../../kit/chatPages'
import { inBrowser } from '../../kit/inBrowser'
import { newPair } from '../../kit/pairs'
import { newJunior } from '../../kit/staff'

const product = inBrowser()
const now = () => Math.floor(Date.now() / 1000)

/** A team's side that is long, in which the doctor is named far from both ends. */
const namedFarUp = async () => {
  const pair = await newPair(product.served)
  const { doctor, channelId } = pair
  const { db } = product.served
  const [row] = await db.select().from(conversations).where(eq(conversations.id, channelId))
  const junior = await newJunior(product.served, doctor)
  const about = { side: 'internal', senderId: junior.login.userId!, type: 'text', fileId: null, card: null } as const
  const write = (text: string, mentions: readonly string[] = []) =>
    writeMessage(db, row!, { ...about, id: randomUUID(), text, mentions }, now())
  for (let index = 0; index < 60; index += 1) await write(`Note ${index}`)
  const named = doctor.login.userId!
  const naming = await write(`##${named}## please look at the MRI`, [named])
  for (let index = 60; index < 119; index += 1) await write(`Note ${index}`)
  const last = `Note 119 ${channelId.slice(-8)}`
  await write(last)
  return { pair, last, takeBack: () => takeBack(db, row!, naming, now()) }
}

test('who is named far up is led there from the end, after all was read, and not once they stand there', async () => {
  const { pair } = await namedFarUp()
  const path = `/chats?channelId=${pair.channelId}`
  const answers: string[] = []
  const page = await product.openAs('phone', pair.doctor, path, {
    prepare: async (tab) => void tab.on('response', (answer) => answers.push(new URL(answer.url()).pathname)),
  })
  const pill = page.getByRole('button', { name: 'You are mentioned' })
  await pill.waitFor()
  await page.getByRole('button', { name: /^\d+ new$/ }).click()
  await messagesOf(page).filter({ hasText: 'Note 119' }).waitFor()
  // What was read meanwhile is known everywhere.
  await expect.poll(() => page.getByRole('button', { name: /^(\d+ new|To the newest)$/ }).count()).toBe(0)
  const lastOf = ({ path }: { readonly path: string }) => answers.lastIndexOf(path)
  await expect.poll(() => lastOf(chatApi.read) >= 0 && lastOf(chatApi.conversation) > lastOf(chatApi.read)).toBe(true)
  await pill.click()
  const naming = messagesOf(page).filter({ hasText: 'please look at the MRI' })
  await naming.locator('[data-pointed]').waitFor()
  await pill.waitFor({ state: 'detached' })
})

test('whoever was named by a message that was taken back is not led to it, nor counted as named', async () => {
  const { pair, last, takeBack } = await namedFarUp()
  const page = await product.openAs('desktop', pair.doctor, '/chats')
  const row = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem').filter({ hasText: last })
  await row.getByText('mentions').waitFor()
  await takeBack()
  await page.goto(`/chats?channelId=${pair.channelId}`)
  await messagesOf(page).filter({ hasText: 'Note 1' }).first().waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'You are mentioned' }).count()).toBe(0)
  await row.waitFor()
  await expect.poll(() => row.getByText('mentions').count()).toBe(0)
})
