import { demonstrationAccounts } from '../../../server/seed/accounts'
import { chatApi } from '../../../src/core/chat/chat.api'
import { atSchedule } from '../../kit/chaos/doctorOpenings'
import { type ChaosScreen, retry } from '../../kit/chaos/screen'
import { entriesOf, sessionOf } from '../../kit/patients'

export const chatScreens: readonly ChaosScreen[] = [
  {
    name: 'the chats of a team',
    size: 'desktop',
    open: async (practice) => ({ ...(await atSchedule(practice)), path: '/chats' }),
    calls: { 'the conversations': { row: { endpoint: chatApi.conversations }, wayOn: retry } },
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
