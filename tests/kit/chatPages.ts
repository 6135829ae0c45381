import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { appointments } from '../../server/booking/booking.tables'
import { followBookings } from '../../server/chat/conversation.store'
import { beginWith } from './browser'
import { callNow } from './calls'
import type { Product } from './inBrowser'
import { entriesOf, logIn } from './patients'

export const PATIENT = '9000000001'
export const DOCTOR = '9000000002'
const now = () => Math.floor(Date.now() / 1000)

/** The chats of the demonstration in front of a browser. */
export const chatsIn = (product: Product) => ({
  /** The conversation of a pair that has an appointment at the moment. */
  begin: async (): Promise<string> => {
    const { db } = product.served
    const { bookingId, memberId } = await callNow({ db, clock: { now } })
    await followBookings(db, [bookingId], now())
    const [booking] = await db
      .select({ doctorId: appointments.doctorId })
      .from(appointments)
      .where(eq(appointments.id, bookingId))
    return `app_${booking!.doctorId}_${memberId}`
  },
  /** A page as somebody opens it, before it is opened: `prepare` comes between. */
  open: async (
    size: 'phone' | 'tablet' | 'desktop',
    number: string,
    path: string,
    { language, prepare }: { readonly language?: string; readonly prepare?: (page: Page) => Promise<void> } = {},
  ): Promise<Page> => {
    const page = await product.open(size)
    const { storage } = await logIn(product.served, number)
    await beginWith(page, { session: { ...entriesOf(storage), locationAsked: 'yes' } })
    if (language !== undefined) await page.addInitScript((wanted) => localStorage.setItem('lang', wanted), language)
    await prepare?.(page)
    await page.goto(path)
    return page
  },
})

/** Messages of the conversation that is open. */
export const messagesOf = (page: Page) => page.getByRole('log').getByRole('listitem')

/** Writes a message and sends it. */
export const write = async (page: Page, text: string, button: RegExp | string): Promise<void> => {
  await page.getByRole('main').getByRole('textbox').or(page.getByRole('main').getByRole('combobox')).first().fill(text)
  await page.getByRole('main').getByRole('button', { name: button }).click()
}
