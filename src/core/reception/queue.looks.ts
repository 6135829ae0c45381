import type { QueueStatus } from './reception.lifecycle'

/** How a place in the queue looks: its colour and its drawing; the word comes from the texts. */
export interface QueueLook {
  readonly tone: 'neutral' | 'warm' | 'info' | 'good' | 'bad' | 'calm'
  readonly icon: 'circleUser' | 'doorOpen' | 'hourglass' | 'stethoscope' | 'circleCheck' | 'userX'
}

/** The look of every status of a queue, the same at the reception and on the schedule. */
export const queueLooks: Readonly<Record<QueueStatus, QueueLook>> = {
  expected: { tone: 'neutral', icon: 'circleUser' },
  arrived: { tone: 'info', icon: 'doorOpen' },
  waiting: { tone: 'warm', icon: 'hourglass' },
  inConsultation: { tone: 'calm', icon: 'stethoscope' },
  finished: { tone: 'good', icon: 'circleCheck' },
  done: { tone: 'good', icon: 'circleCheck' },
  noShow: { tone: 'bad', icon: 'userX' },
}
