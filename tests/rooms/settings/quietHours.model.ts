import { quietHoursMachine } from '../../../src/machines/settings/quietHours.machine'
import { viewQuietHours } from '../../../src/machines/settings/quietHours.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

/** A person's quiet nights in the settings: chat-and-call.md, 7. */
export const quietHoursModel = modelOf(quietHoursMachine)({
  name: 'quietHours',
  facts: (snapshot) => {
    const { isOn, fault } = viewQuietHours(snapshot)
    return { isOn, fault: fault?.id ?? null }
  },
  starts: {
    'Open the settings': {
      input: undefined,
      to: 'loading',
      facts: { isOn: null as boolean | null, fault: null as string | null },
      how: 'Account 90000 00001',
    },
  },
  states: {
    loading: { sees: 'Grey shapes below Quiet nights.', asks: { load: {} } },
    failed: 'What went wrong, and Try again.',
    ready: ({ isOn }) => `Chat messages wait from 10 pm to 7 am, ${isOn === true ? 'chosen' : 'not chosen'}.`,
    saving: ({ isOn }) => `The same, ${isOn === true ? 'chosen' : 'not chosen'} already.`,
  },
  steps: {
    'The nights are quiet': {
      event: ends('load', answered({ isOn: true })),
      leads: { in: 'loading', to: 'ready', now: { isOn: true } },
    },
    'It is not known how the nights are': {
      event: ends('load', refused('internal')),
      leads: { in: 'loading', to: 'failed', now: { fault: 'wrong' } },
    },
    'Press Try again': { event: { type: 'retry' }, leads: { in: 'failed', to: 'loading', now: { fault: null } } },
    'Choose loud nights': {
      event: { type: 'switched', isOn: false },
      only: ({ isOn }) => isOn === true,
      leads: { in: 'ready', to: 'saving', now: { isOn: false } },
    },
    'Choose quiet nights again': {
      event: { type: 'switched', isOn: true },
      only: ({ isOn }) => isOn === false,
      leads: { in: 'ready', to: 'saving', now: { isOn: true } },
    },
    'Quiet nights are kept': {
      event: ends('save', answered({ isOn: true })),
      only: ({ isOn }) => isOn === true,
      leads: { in: 'saving', to: 'ready' },
    },
    'Loud nights are kept': {
      event: ends('save', answered({ isOn: false })),
      only: ({ isOn }) => isOn === false,
      leads: { in: 'saving', to: 'ready' },
    },
    'It is not kept': {
      event: ends('save', refused('internal')),
      leads: {
        in: 'saving',
        to: 'ready',
        now: ({ isOn }) => ({ isOn: isOn !== true }),
        effects: ['notice bad: wrong'],
      },
    },
  },
})
