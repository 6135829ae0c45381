import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { appointments } from '../../../server/booking/booking.tables'
import { followBookings } from '../../../server/chat/conversation.store'
import { demonstrationAccounts } from '../../../server/seed/accounts'
import { chatApi } from '../../../src/core/chat/chat.api'
import { filesApi } from '../../../src/core/files/files.api'
import { withDevices } from '../../kit/chaos/callOpenings'
import { atSchedule, withAppointment } from '../../kit/chaos/doctorOpenings'
import { type ChaosScreen, type Opening, type Practice, press, retry } from '../../kit/chaos/screen'
import { entriesOf, sessionOf } from '../../kit/patients'

/** A doctor's chat with whoever comes tomorrow, in which nobody has written. */
const atChat = async ({ served }: Pick<Practice, 'served'>): Promise<Opening> => {
  const { db } = served
  const { colleague, bookingId } = await withAppointment(served)
  await followBookings(db, [bookingId], Math.floor(Date.now() / 1000))
  const [booking] = await db
    .select({ memberId: appointments.memberId })
    .from(appointments)
    .where(eq(appointments.id, bookingId))
  return colleague.open(`/chats?channelId=app_${colleague.id}_${booking!.memberId}`)
}

const field = (page: Page) => page.getByRole('textbox', { name: /^Write to/ })
/** A message that did not arrive: it waits for the network by itself, or says why it is not sent and can be sent again. */
const stays = (page: Page) =>
  page
    .getByRole('log')
    .getByText('Waiting for network')
    .or(page.getByRole('button', { name: 'Send again' }))
/** Too many at once wait as they are told; what the server did comes by the feed, whatever became of its answer. */
const waits = /with 429|truncated|says it/

const record = async (page: Page) => {
  await press('Record a voice note')(page)
  const note = page.getByRole('group', { name: 'Voice note' })
  await note.getByText(/^(?!0:00)\d:\d\d/).waitFor()
  await note.getByRole('button', { name: 'Stop' }).click()
  await note.getByLabel('Listen to your voice note').waitFor()
}

export const chatScreens: readonly ChaosScreen[] = [
  {
    name: 'the chats of a team',
    size: 'desktop',
    open: async (practice) => ({ ...(await atSchedule(practice)), path: '/chats' }),
    calls: { 'the conversations': { row: { endpoint: chatApi.conversations }, wayOn: retry } },
  },
  {
    name: 'a chat of a team',
    size: 'desktop',
    open: atChat,
    calls: {
      'the chat': { row: { endpoint: chatApi.conversation }, wayOn: retry, endedBy: /with 404/ },
      'its messages': { row: { endpoint: chatApi.messages }, wayOn: retry, endedBy: /with 404/ },
      'a message': {
        row: { endpoint: chatApi.send },
        fill: (page) => field(page).fill('Please bring your MRI'),
        provoke: press(/^Send to/),
        wayOn: stays,
        endedBy: waits,
      },
    },
  },
  {
    name: 'a voice note',
    size: 'phone',
    before: withDevices,
    open: atChat,
    calls: {
      'its upload': {
        row: { endpoint: filesApi.upload },
        fill: record,
        provoke: press(/^Send to/),
        wayOn: stays,
        endedBy: waits,
      },
    },
  },
  {
    name: 'how much is unread',
    size: 'desktop',
    open: atSchedule,
    calls: {
      // The bar stays as it was: it is counted again with the next message.
      'the count': {
        row: { endpoint: chatApi.unread },
        isQuiet: true,
        wayOn: (page) => page.getByRole('link', { name: /^Chats/ }),
      },
    },
  },
  {
    name: 'the desk of the support',
    size: 'desktop',
    open: async ({ served }) => {
      const { storage } = await sessionOf(served, demonstrationAccounts.admin.phoneNumber)
      return { path: '/support-desk', session: entriesOf(storage) }
    },
    calls: { 'who waits': { row: { endpoint: chatApi.conversations }, wayOn: retry } },
  },
]
