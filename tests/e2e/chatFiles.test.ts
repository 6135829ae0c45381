import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { messages } from '../../server/chat/chat.tables'
import { files } from '../../server/files/files.tables'
import { doctorIn, messagesOf, patientIn } from '../kit/chatPages'
import { inBrowser } from '../kit/inBrowser'
import { newPair } from '../kit/pairs'

const product = inBrowser()

const lastFile = async (channelId: string) => {
  const [last] = await product.served.db
    .select({ type: files.type, width: files.width, height: files.height, seconds: files.seconds })
    .from(messages)
    .innerJoin(files, eq(files.id, messages.fileId))
    .where(eq(messages.conversationId, channelId))
    .orderBy(desc(messages.sentAt))
    .limit(1)
  return last
}

test('a voice note is recorded with a pause, heard, sent from a phone and played at the other end', async () => {
  const pair = await newPair(product.served)
  const { channelId } = pair
  const patient = await patientIn(product, pair)
  const doctor = await doctorIn(product, pair)
  await patient.getByRole('button', { name: 'Record a voice note' }).click()
  const note = patient.getByRole('group', { name: 'Voice note' })
  // From two seconds on: each is shown for one.
  await note.getByText(/^(?!0:0[01])\d:\d\d \/ 3:00$/).waitFor()
  await note.getByRole('button', { name: 'Pause' }).click()
  await note.getByRole('button', { name: 'Go on recording' }).click()
  await note.getByRole('button', { name: 'Stop' }).click()
  const recorded = note.getByLabel('Listen to your voice note')
  await recorded.waitFor()
  await expect.poll(() => recorded.evaluate((audio: HTMLAudioElement) => audio.readyState)).toBeGreaterThan(0)
  await note.getByRole('button', { name: 'Send' }).click()
  await patient.getByRole('button', { name: 'Record a voice note' }).waitFor()
  const played = messagesOf(doctor).getByLabel('Voice note')
  await played.waitFor()
  await expect.poll(() => played.evaluate((audio: HTMLAudioElement) => audio.readyState)).toBeGreaterThan(0)
  const kept = await lastFile(channelId)
  expect(['m4a', 'webm']).toContain(kept!.type)
  expect(kept!.seconds).toBeGreaterThanOrEqual(2)
})
