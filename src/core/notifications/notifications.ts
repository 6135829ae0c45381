import * as Schema from 'effect/Schema'
import { UnixSeconds } from '../kit/dates'

export const NotificationStatus = Schema.Literals(['READ', 'UNREAD'])
export type NotificationStatus = typeof NotificationStatus.Type

/** What a person was told; the event may be one that a newer server knows and this client does not. */
export const Notification = Schema.Struct({
  id: Schema.String,
  title: Schema.String,
  description: Schema.String,
  eventType: Schema.String,
  createdAt: UnixSeconds,
  status: NotificationStatus,
  dynamicData: Schema.optionalKey(
    Schema.NullOr(
      Schema.Struct({
        coverImage: Schema.optionalKey(Schema.NullOr(Schema.String)),
        ctaText: Schema.optionalKey(Schema.NullOr(Schema.String)),
        /** Of the doctor it is about, where it leads to their page. */
        doctorId: Schema.optionalKey(Schema.NullOr(Schema.String)),
        orderId: Schema.optionalKey(Schema.NullOr(Schema.String)),
        conversationId: Schema.optionalKey(Schema.NullOr(Schema.String)),
      }),
    ),
  ),
})
export type Notification = typeof Notification.Type

/** One page of them, newest first, and whether any at all is unread. */
export const NotificationPage = Schema.Struct({ items: Schema.Array(Notification), isAllRead: Schema.Boolean })
export type NotificationPage = typeof NotificationPage.Type
