import { ends, refused } from '../../kit/paths/outcomes'
import { CHANGED, theStay } from './admissionFacts'

/** A stay that somebody else corrects meanwhile: doctors-day.md, "Conflicts". */
export const changeSteps = {
  'Somebody else has changed it': {
    event: ends('saving', refused('conflict', CHANGED, 'stayChanged')),
    leads: { in: 'saving', to: 'renewing', now: { says: CHANGED } },
  },
  'What they wrote arrives': {
    event: ends('renewing', theStay),
    leads: { in: 'renewing', to: 'editing', now: { chat: true } },
  },
  'What they wrote cannot be loaded': {
    event: ends('renewing', refused('offline')),
    leads: { in: 'renewing', to: 'editing' },
  },
} as const
