import { desc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { messages } from '../../../server/chat/chat.tables'
import { files } from '../../../server/files/files.tables'
import { doctorIn, messagesOf, patientIn, write } from '../../kit/chatPages'
import { inBrowser } from '../../kit/inBrowser'
import { newPair } from '../../kit/pairs'
import { PDF } from '../../kit/sampleFiles'

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

test('a voice note that is discarded goes nowhere, and a microphone that is not allowed is said', async () => {
  const patient = await patientIn(product, await newPair(product.served))
  await patient.getByRole('button', { name: 'Record a voice note' }).click()
  await patient.getByRole('button', { name: 'Discard the voice note' }).click()
  await expect.poll(() => messagesOf(patient).count()).toBe(0)
  await patient.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await patient.getByRole('button', { name: 'Record a voice note' }).click()
  await patient.getByText('Camera or microphone permission was denied.').waitFor()
  await patient.getByRole('button', { name: 'Cancel' }).click()
  await patient.getByRole('textbox').waitFor()
})

test('a large picture is sent smaller, and a file that is none says why it is not sent', async () => {
  const pair = await newPair(product.served)
  const { channelId } = pair
  const patient = await patientIn(product, pair)
  const field = patient.getByLabel('Attach file').first()
  const picture = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#804020' } })
    .jpeg()
    .toBuffer()
  await field.setInputFiles({ name: 'mri.jpg', mimeType: 'image/jpeg', buffer: picture })
  await messagesOf(patient).getByRole('button', { name: 'Open mri.jpg' }).waitFor()
  await expect.poll(() => lastFile(channelId)).toEqual({ type: 'jpeg', width: 2048, height: 1024, seconds: null })
  await field.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no document') })
  const refused = messagesOf(patient).filter({ hasText: 'Not sent · Only PDF and image files are allowed.' })
  await refused.waitFor()
  // It would be refused again: it can only be taken out.
  await expect.poll(() => patient.getByRole('button', { name: /^(?:Send again|Retry all)$/ }).count()).toBe(0)
  await refused.getByRole('button', { name: 'Discard' }).click()
  await refused.waitFor({ state: 'detached' })
})

test('of two files that are dropped the first is too large, which stays said until something is sent, and the other goes', async () => {
  const patient = await patientIn(product, await newPair(product.served))
  const dropped = await patient.evaluateHandle(
    (report) => {
      const all = new DataTransfer()
      all.items.add(new File([new Uint8Array(9 * 1024 * 1024)], 'huge.pdf', { type: 'application/pdf' }))
      all.items.add(new File([new Uint8Array(report)], 'report.pdf', { type: 'application/pdf' }))
      return all
    },
    [...PDF],
  )
  await patient.getByRole('group', { name: 'Write a message' }).dispatchEvent('drop', { dataTransfer: dropped })
  await messagesOf(patient)
    .getByRole('button', { name: /report\.pdf/ })
    .waitFor()
  const refused = patient.getByRole('main').getByRole('alert')
  await expect.poll(() => refused.textContent()).toMatch(/8 MB/)
  await write(patient, 'The other is too large', 'Send')
  await refused.waitFor({ state: 'detached' })
  await expect.poll(() => messagesOf(patient).filter({ hasText: 'huge.pdf' }).count()).toBe(0)
})
