import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { newId } from '../../server/kit/ids'
import { beginWith } from './browser'
import { callOfOwn } from './chaos/callOpenings'
import type { Product } from './inBrowser'
import { holdNotices } from './notices'
import { entriesOf } from './patients'

/** A patient whose phone can be rung, and what rings it as the doctor does. */
export const ringable = async (product: Product) => {
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
/** What says on a page that somebody calls. */
export const incoming = (page: Page) => page.getByRole('alertdialog', { name: 'Incoming video call' })
