import type { AppointmentStatus } from '../orders/orders'

/** How a status looks: its colour and its drawing; the word comes from the texts. */
export interface StatusLook {
  readonly tone: 'neutral' | 'warm' | 'info' | 'good' | 'bad' | 'calm'
  readonly icon:
    | 'clock'
    | 'calendarCheck'
    | 'radio'
    | 'circleCheck'
    | 'circleX'
    | 'ban'
    | 'fileCheck'
    | 'bed'
    | 'logOut'
    | 'lock'
}

/** The look of every status of an appointment, the same wherever one is shown. */
export const statusLooks: Readonly<Record<AppointmentStatus, StatusLook>> = {
  pending: { tone: 'warm', icon: 'clock' },
  upcoming: { tone: 'info', icon: 'calendarCheck' },
  accepted: { tone: 'info', icon: 'calendarCheck' },
  confirmed: { tone: 'info', icon: 'calendarCheck' },
  active: { tone: 'good', icon: 'radio' },
  completed: { tone: 'good', icon: 'circleCheck' },
  cancelled: { tone: 'bad', icon: 'circleX' },
  rejected: { tone: 'bad', icon: 'ban' },
  uploaded: { tone: 'good', icon: 'fileCheck' },
  admit: { tone: 'calm', icon: 'bed' },
  discharged: { tone: 'neutral', icon: 'logOut' },
}
