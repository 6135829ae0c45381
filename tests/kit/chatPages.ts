import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { appointments } from '../../server/booking/booking.tables'
import { followBookings } from '../../server/chat/conversation.store'
import { callNow } from './calls'
import type { Product } from './inBrowser'

export const PATIENT = '9000000001'
export const DOCTOR = '9000000002'
const now = () => Math.floor(Date.now() / 1000)

/** The conversation of a pair that has an appointment at the moment. */
export const beginChat = async ({ served: { db } }: Product): Promise<string> => {
  const { bookingId, memberId } = await callNow({ db, clock: { now } })
  await followBookings(db, [bookingId], now())
  const [booking] = await db
    .select({ doctorId: appointments.doctorId })
    .from(appointments)
    .where(eq(appointments.id, bookingId))
  return `app_${booking!.doctorId}_${memberId}`
}

/** Messages of the conversation that is open. */
export const messagesOf = (page: Page) => page.getByRole('log').getByRole('listitem')

/** Writes a message and sends it. */
export const write = async (page: Page, text: string, button: RegExp | string): Promise<void> => {
  await page.getByRole('main').getByRole('textbox').or(page.getByRole('main').getByRole('combobox')).first().fill(text)
  await page.getByRole('main').getByRole('button', { name: button }).click()
}
