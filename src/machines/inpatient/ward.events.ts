import type { WardChange } from '../../core/notifications/pushMessage'

/** Sent to machines that show a ward: it is not as it was; without a change, any of them may not be. */
export interface WardChanged {
  readonly type: 'ward.changed'
  readonly change: WardChange | null
}

export const wardChanged = (change: WardChange | null): WardChanged => ({ type: 'ward.changed', change })
