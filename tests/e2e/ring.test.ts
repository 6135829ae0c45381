import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newId } from '../../server/kit/ids'
import { beginWith } from '../kit/browser'
import { callOfOwn } from '../kit/chaos/callOpenings'
import { inBrowser } from '../kit/inBrowser'
import { holdNotices } from '../kit/notices'
import { entriesOf } from '../kit/patients'

const product = inBrowser()

/** A patient whose phone can be rung, and what rings it as the doctor does. */
const begin = async () => {
  const { patient: called, doctor, bookingId, channelId } = await callOfOwn(product.served, false)
  const patient = await product.open('phone')
  await holdNotices(patient)
  await beginWith(patient, { session: { ...entriesOf(called.storage), locationAsked: 'yes' } })
  const listens = patient.waitForResponse((answer) => answer.url().includes('/notification/stream'))
  await patient.goto('/home')
  await listens
  const { ports } = doctor
  const notify = async (type: 'call' | 'rejected'): Promise<string> => {
    const id = newId()
    const rung = await ports.ring.notify({ id, type, bookingId, key: newId() }, new AbortController().signal)
    expect(rung).toMatchObject({ ok: true, value: { outcome: type === 'call' ? 'ringing' : 'over' } })
    return id
  }
  const outcomeOf = async (id: string) => {
    const read = await ports.ring.read({ id }, new AbortController().signal)
    return read.ok ? read.value.outcome : read.failure.kind
  }
  /** The doctor in the chat with the patient. */
  const inChat = async (): Promise<Page> => {
    const page = await product.open('desktop', { permissions: ['camera', 'microphone'] })
    await holdNotices(page)
    await beginWith(page, { session: entriesOf(doctor.storage) })
    await page.goto(`/chats?channelId=${channelId}`)
    return page
  }
  return { patient, bookingId, notify, outcomeOf, inChat }
}
const incoming = (page: Page) => page.getByRole('alertdialog', { name: 'Incoming video call' })

test('a call rings on a phone, is declined, rung again and answered', async () => {
  const { patient, bookingId, notify, outcomeOf } = await begin()
  const first = await notify('call')
  await incoming(patient).waitFor()
  const join = incoming(patient).getByRole('button', { name: 'Join' })
  await expect.poll(() => join.evaluate((button) => button === document.activeElement)).toBe(true)
  await patient.keyboard.press('Escape')
  await incoming(patient)
    .getByText(/^for Asha Patel · /)
    .waitFor()
  await incoming(patient).getByRole('button', { name: 'Cancel' }).click()
  await incoming(patient).waitFor({ state: 'detached' })
  await expect.poll(() => outcomeOf(first)).toBe('declined')
  const second = await notify('call')
  await join.click()
  await patient.waitForURL(`**/join-room?bookingId=${bookingId}`)
  await expect.poll(() => outcomeOf(second)).toBe('accepted')
  await expect.poll(() => incoming(patient).count()).toBe(0)
})

test('a call that is given up stops ringing, and says so', async () => {
  const { patient, notify } = await begin()
  await notify('call')
  await incoming(patient).waitFor()
  await notify('rejected')
  await incoming(patient).waitFor({ state: 'detached' })
  await expect
    .poll(() => patient.getByText(/cancelled the call/).allTextContents())
    .toEqual([expect.stringMatching(/^Dr\. .+ cancelled the call$/)])
})

test('the team rings from the chat, and again where the chat says that the call was declined', async () => {
  const { patient, bookingId, inChat } = await begin()
  const chat = await inChat()
  await chat.getByRole('button', { name: 'Video call' }).click()
  await chat.waitForURL(`**/join-room?bookingId=${bookingId}`)
  await incoming(patient).getByRole('button', { name: 'Cancel' }).click()
  await incoming(patient).waitFor({ state: 'detached' })
  await chat.goBack()
  await chat.getByText('Video call declined').last().waitFor()
  await chat.getByRole('listitem').getByRole('button', { name: 'Ring again' }).click()
  await expect.poll(() => incoming(patient).count()).toBe(1)
})
