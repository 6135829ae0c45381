import * as Schema from 'effect/Schema'
import { LimitInQuery, PageInQuery } from '../kit/numbers'
import { Id, Opaque } from '../kit/written'
import { endpoint } from '../kit/endpoint'
import { Notification, NotificationPage } from './notifications'

const Service = '/user-service/v1/notification/firebase'
const Ids = Schema.Array(Id).check(Schema.isMaxLength(1000))

const NotificationOnWire = Schema.Struct({
  ...Notification.fields,
  dynamicData: Schema.optionalKey(
    Schema.NullOr(
      Schema.Struct({
        coverImage: Schema.optionalKey(Schema.NullOr(Schema.String)),
        ctaText: Schema.optionalKey(Schema.NullOr(Schema.String)),
        doctorId: Schema.optionalKey(Schema.NullOr(Schema.String)),
        orderId: Schema.optionalKey(Schema.NullOr(Schema.String)),
        conversationId: Schema.optionalKey(Schema.NullOr(Schema.String)),
      }).pipe(
        Schema.encodeKeys({
          coverImage: 'cover_image',
          ctaText: 'cta_text',
          doctorId: 'doctor_id',
          orderId: 'order_id',
          conversationId: 'conversation_id',
        }),
      ),
    ),
  ),
}).pipe(Schema.encodeKeys({ eventType: 'event_type', createdAt: 'created_at', dynamicData: 'dynamic_data' }))

/** Every page calls it: the rows come with the ports. */
export const isEager = true

export const notificationsApi = {
  list: endpoint({
    method: 'GET',
    path: `${Service}/in-app-notification`,
    input: Schema.Struct({ page: PageInQuery, limit: LimitInQuery }),
    output: Schema.Struct({ ...NotificationPage.fields, items: Schema.Array(NotificationOnWire) }).pipe(
      Schema.encodeKeys({ items: 'notificationData', isAllRead: 'isAllNotificationRead' }),
    ),
    mutates: false,
    permission: 'notification.inApp',
  }),
  markRead: endpoint({
    method: 'PUT',
    path: `${Service}/status`,
    input: Schema.Struct({ ids: Ids }).pipe(Schema.encodeKeys({ ids: 'notificationIds' })),
    output: Schema.Struct({ isAllRead: Schema.optionalKey(Schema.Boolean) }).pipe(
      Schema.encodeKeys({ isAllRead: 'isAllNotificationRead' }),
    ),
    mutates: true,
    permission: 'notification.inApp',
  }),
  registerDevice: endpoint({
    method: 'POST',
    path: `${Service}/device-token`,
    input: Schema.Struct({ token: Opaque(4096).check(Schema.isMinLength(1)) }).pipe(
      Schema.encodeKeys({ token: 'device_token' }),
    ),
    output: Schema.Struct({}),
    mutates: true,
    permission: 'notification.inApp',
  }),
}
