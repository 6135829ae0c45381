import * as Schema from 'effect/Schema'
import { endpoint } from '../kit/endpoint'
import { Id, Opaque } from '../kit/written'
import { DECLINE_PATH } from './ring.lifecycle'
import { Ring, Rung } from './ring'

const RingPath = '/booking-service/v1/video-call/ring/:id'

/** What the specification sends beside the ids: names are derived by the server, and these are ignored. */
const Ignored = Schema.optionalKey(Opaque(200))

/** Rows of rings. */
export const ringApi = {
  /** Calls the patient of an appointment, or ends a ring: `rejected` by the patient declines, by staff gives up. */
  notify: endpoint({
    method: 'POST',
    path: '/user-service/v1/notification/firebase',
    input: Schema.Struct({
      id: Id,
      type: Schema.Literals(['call', 'rejected']),
      bookingId: Id,
      memberId: Schema.optionalKey(Id),
      patientId: Schema.optionalKey(Id),
      callerId: Schema.optionalKey(Id),
      callingUserId: Schema.optionalKey(Id),
      callerName: Ignored,
      callingUserName: Ignored,
      doctorName: Ignored,
      patientName: Ignored,
    }),
    output: Rung,
    mutates: true,
    permission: 'videoCall.tokenForWeb',
    alsoNeeds: { 'videoCall.sendNotification': ({ type }) => type === 'call' },
    errors: { alreadyRinging: 'conflict', callTooEarly: 'conflict', callOver: 'conflict' },
  }),
  /** A ring as it is now: a device asks before it rings. */
  read: endpoint({
    method: 'GET',
    path: RingPath,
    input: Schema.Struct({ id: Id }),
    output: Ring,
    mutates: false,
    permission: 'videoCall.tokenForWeb',
  }),
  /** The call that rings now for whoever asks: an app that was not listening when it began asks when it does. */
  current: endpoint({
    method: 'GET',
    path: '/booking-service/v1/video-call/ring',
    input: Schema.Struct({}),
    output: Schema.Struct({ ring: Schema.NullOr(Ring) }),
    mutates: false,
    permission: 'videoCall.tokenForWeb',
  }),
  /** Declines from a notification of the system: the token is good for this ring alone, while it rings. */
  decline: endpoint({
    method: 'POST',
    path: DECLINE_PATH,
    input: Schema.Struct({ id: Id, token: Opaque(200) }),
    output: Schema.Struct({}),
    mutates: true,
    permission: null,
  }),
  /** A device of the patient rings. */
  ringing: endpoint({
    method: 'POST',
    path: `${RingPath}/ringing`,
    input: Schema.Struct({ id: Id }),
    output: Schema.Struct({}),
    mutates: true,
    permission: 'videoCall.tokenForWeb',
  }),
  /** The patient answers: it rings nowhere any more. Entering the room answers too. */
  accept: endpoint({
    method: 'POST',
    path: `${RingPath}/accept`,
    input: Schema.Struct({ id: Id }),
    output: Schema.Struct({}),
    mutates: true,
    permission: 'videoCall.tokenForWeb',
    errors: { ringOver: 'conflict' },
  }),
}
