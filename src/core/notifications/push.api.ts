import * as Schema from 'effect/Schema'
import {
  CALL_CHANGED,
  ORDER_CHANGED,
  type OrderChange,
  type PushMessage,
  QUEUE_CHANGED,
  REPORT_CHANGED,
  SCHEDULE_CHANGED,
  WARD_CHANGED,
  type WardChange,
} from './pushMessage'

/** A push as it travels: Firebase's shape, which the embedded event stream uses too. Data values are texts. */
const PushOnWire = Schema.Struct({
  notification: Schema.optionalKey(
    Schema.Struct({ title: Schema.optionalKey(Schema.String), body: Schema.optionalKey(Schema.String) }),
  ),
  data: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)),
})
export type PushOnWire = typeof PushOnWire.Type

const read = Schema.decodeUnknownOption(PushOnWire)

/** The message of what arrived, or null when it is none. */
export const readPush = (value: unknown): PushMessage | null => {
  const decoded = read(value)
  if (decoded._tag === 'None') return null
  const { notification = {}, data = {} } = decoded.value
  return {
    title: notification.title ?? '',
    body: notification.body ?? '',
    eventType: data['event_type'] ?? null,
    type: data['type'] ?? null,
    senderId: data['senderId'] ?? null,
    conversationId: data['conversationId'] ?? null,
    details: data,
  }
}

/** A push of the backend as it travels. */
export const pushOnWire = ({
  title,
  body,
  eventType,
  details = {},
}: {
  title: string
  body: string
  eventType: string
  details?: Readonly<Record<string, string>>
}): PushOnWire => ({ notification: { title, body }, data: { ...details, event_type: eventType } })

/** A change of a schedule as it travels: its days alone, for clients to load what they may see of them. */
export const scheduleChanged = (days: readonly string[]): PushOnWire => ({
  data: { type: SCHEDULE_CHANGED, days: days.join(',') },
})

/** A change of a queue as it travels: that there was one is all that is said. */
export const queueChanged: PushOnWire = { data: { type: QUEUE_CHANGED } }

/** A change of a ward as it travels: for clients to load what they may see of it. */
export const wardChanged = ({ hospitalId, stayId, by }: WardChange): PushOnWire => ({
  data: { type: WARD_CHANGED, hospital: hospitalId, stay: stayId ?? '', by: by ?? '' },
})

/** A change of an order as it travels: which one alone. */
export const orderChanged = ({ kind, id }: OrderChange): PushOnWire => ({
  data: { type: ORDER_CHANGED, kind, order: id },
})

/** A change of a report without an order as it travels: that there was one is all that is said. */
export const reportChanged: PushOnWire = { data: { type: REPORT_CHANGED } }

/** A change of a call as it travels: which one alone. */
export const callChanged = (bookingId: string): PushOnWire => ({ data: { type: CALL_CHANGED, booking: bookingId } })

/** A ring, or its end, as it travels: data of texts alone. */
export const ringOnWire = (data: Readonly<Record<string, string>>): PushOnWire => ({ data })

/** Where the backend streams pushes as server-sent events. */
export const PUSH_STREAM = '/user-service/v1/notification/stream'

/** The header that says, in milliseconds, how long before its request a tab began to miss what comes. */
export const STREAM_GAP = 'stream-gap'
