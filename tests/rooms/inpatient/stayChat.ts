import { aStay } from '../../kit/inpatient'
import { answered, ends, refused } from '../../kit/paths/outcomes'

interface ChatFacts {
  readonly chat: boolean
}

/** The chat of a stay is turned on and off: staff.md, 2, "Admit Patient form". */
export const chatSteps = {
  'Press Enable or Disable Chat': { event: { type: 'chat.toggle' }, leads: { in: 'viewing', to: 'confirmingChat' } },
  'Answer No': { event: { type: 'dismiss' }, leads: { in: 'confirmingChat', to: 'viewing' } },
  'Answer Yes': { event: { type: 'confirm' }, leads: { in: 'confirmingChat', to: 'switchingChat' } },
  'The chat is off': {
    event: ends('chat', answered({ ...aStay, isChatEnabled: false }, 'Chat disabled successfully')),
    only: ({ chat }: ChatFacts) => chat,
    leads: {
      in: 'switchingChat',
      to: 'viewing',
      now: { chat: false },
      effects: ['notice good: Chat disabled successfully'],
    },
  },
  'The chat is on': {
    event: ends('chat', answered(aStay, 'Chat enabled successfully')),
    only: ({ chat }: ChatFacts) => !chat,
    leads: {
      in: 'switchingChat',
      to: 'viewing',
      now: { chat: true },
      effects: ['notice good: Chat enabled successfully'],
    },
  },
  'The chat stays as it is': {
    event: ends('chat', refused('offline')),
    leads: {
      in: 'switchingChat',
      to: 'viewing',
      now: { says: 'offline' },
      effects: ['notice bad: offline'],
    },
  },
} as const
