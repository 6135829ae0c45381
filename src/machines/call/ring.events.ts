import type { RingNews } from '../../core/call/ringNews'

declare module '../kit/appEvent' {
  interface NoticeTexts {
    readonly patientBusy: true
  }
}

/** Sent to what rings at the patient's: a push said so. */
export type RingEvent = RingNews

/** Sent to what calls for the staff: Video call was pressed beside an appointment. */
export interface CallPressed {
  readonly type: 'call.pressed'
  readonly bookingId: string
}
