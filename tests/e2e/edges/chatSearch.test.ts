import { expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { conversations } from '../../../server/chat/chat.tables'
import { writeMessage } from '../../../server/chat/chat.store'
import { messagesOf } from '../../kit/chatPages'
import { inBrowser } from '../../kit/inBrowser'
import { newPair } from '../../kit/pairs'

const product = inBrowser()

/** A long conversation, whose third message is the one that is looked for. */
const longChat = async () => {
  const pair = await newPair(product.served)
  const { db } = product.served
  const [row] = await db.select().from(conversations).where(eq(conversations.id, pair.channelId))
  const word = `zolpid${randomUUID().slice(0, 8)}`
  const about = {
    side: 'patient',
    senderId: row!.patientId,
    type: 'text',
    mentions: [],
    fileId: null,
    card: null,
  } as const
  for (let index = 0; index < 90; index += 1)
    await writeMessage(
      db,
      row!,
      { ...about, id: randomUUID(), text: index === 2 ? `May I take ${word} tonight?` : `Message ${index}` },
      Math.floor(Date.now() / 1000),
    )
  return { pair, word }
}

test('a doctor finds a message by its words, and the conversation opens there, far from its end', async () => {
  const { pair, word } = await longChat()
  const doctor = await product.openAs('desktop', pair.doctor, '/chats')
  await doctor.getByRole('button', { name: 'Search chats' }).click()
  const box = doctor.getByRole('searchbox', { name: 'Search chats' })
  // A whole text that was pasted is looked for by its beginning.
  await box.fill(`${'q'.repeat(90)} ${'q'.repeat(90)}`)
  await doctor.getByText(/^No message holds/).waitFor()
  await box.fill(word.toUpperCase())
  const hit = doctor.getByRole('list', { name: 'Messages' }).getByRole('button', { name: new RegExp(word) })
  await hit.click()
  const found = messagesOf(doctor).filter({ hasText: word })
  await expect.poll(() => found.locator('[data-pointed]').count()).toBe(1)
  const last = messagesOf(doctor).getByText('Message 89', { exact: true })
  await expect.poll(() => last.count()).toBe(0)
  await doctor.getByRole('button', { name: /^(\d+ new|To the newest)$/ }).click()
  await last.waitFor()
})

test('a patient on a phone finds a message in Hindi’s page, and words that nobody wrote find none', async () => {
  const { pair, word } = await longChat()
  const patient = await product.openAs('phone', pair.patient, '/chat', { language: 'hin' })
  await patient.getByRole('button', { name: 'संदेश खोजें' }).click()
  const box = patient.getByRole('searchbox', { name: 'संदेश खोजें' })
  await box.fill('qqqqqq')
  await patient.getByText('“qqqqqq” किसी संदेश में नहीं मिला').waitFor()
  await box.fill(word)
  await patient
    .getByRole('list', { name: 'संदेश' })
    .getByRole('button', { name: new RegExp(word) })
    .click()
  const found = messagesOf(patient).filter({ hasText: word })
  await expect.poll(() => found.locator('[data-pointed]').count()).toBe(1)
})
