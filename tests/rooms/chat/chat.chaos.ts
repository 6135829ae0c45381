import { chatApi } from '../../../src/core/chat/chat.api'
import { atSchedule } from '../../kit/chaos/doctorOpenings'
import { type ChaosScreen, retry } from '../../kit/chaos/screen'

export const chatScreens: readonly ChaosScreen[] = [
  {
    name: 'the chats of a team',
    size: 'desktop',
    open: async (practice) => ({ ...(await atSchedule(practice)), path: '/chats' }),
    calls: { 'the conversations': { row: { endpoint: chatApi.conversations }, wayOn: retry } },
  },
]
