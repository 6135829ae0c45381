import type { RingNews } from '../../core/call/ringNews'

declare module '../kit/appEvent' {
  interface NoticeTexts {
    readonly patientBusy: true
  }
}

/** Sent to what rings at the patient's: a push said so. */
export type RingEvent = RingNews | RingsOutdated | RingsEnded

/** Nobody listened for a while: what rings now has to be asked for. */
export interface RingsOutdated {
  readonly type: 'rings.outdated'
}
export const ringsOutdated: RingsOutdated = { type: 'rings.outdated' }

/** The session of whoever is rung has ended: here nothing rings them any more. */
export interface RingsEnded {
  readonly type: 'rings.ended'
}
export const ringsEnded: RingsEnded = { type: 'rings.ended' }

/** Sent to what calls for the staff: a ring was on before this page knew of it, one of a page that was reloaded. */
export interface RingFound {
  readonly type: 'ring.found'
  readonly bookingId: string
  readonly ringId: string
  readonly patient: string
}

/** Sent to what calls for the staff: Video call was pressed beside an appointment. */
export interface CallPressed {
  readonly type: 'call.pressed'
  readonly bookingId: string
}
