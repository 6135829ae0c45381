import { expect, test } from 'vitest'
import { beginChat, DOCTOR, messagesOf, PATIENT, write } from '../kit/chatPages'
import { inBrowser } from '../kit/inBrowser'

const product = inBrowser()

test('a message that comes is counted beside Chats on every page, until it is read', async () => {
  const channelId = await beginChat(product)
  const patient = await product.openAs('phone', PATIENT, `/chat?channelId=${channelId}`)
  await write(patient, 'The tingling is back', 'Send')
  await messagesOf(patient).filter({ hasText: 'Sent' }).waitFor()
  const doctor = await product.openAs('desktop', DOCTOR, '/schedule')
  const chats = doctor.getByRole('link', { name: /^Chats/ }).first()
  const unread = async () => Number(/(\d+) chats? unread/.exec((await chats.textContent()) ?? '')?.[1] ?? 0)
  await expect.poll(unread).toBeGreaterThan(0)
  const all = await unread()
  await doctor.goto(`/chats?channelId=${channelId}`)
  await messagesOf(doctor).filter({ hasText: 'The tingling is back' }).waitFor()
  await expect.poll(unread).toBe(all - 1)
  await doctor.goto('/schedule')
  await write(patient, 'And it does not stop', 'Send')
  await expect.poll(unread).toBe(all)
})
