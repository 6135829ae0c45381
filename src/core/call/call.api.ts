import * as Schema from 'effect/Schema'
import { SentSeconds } from '../kit/dates'
import { endpoint } from '../kit/endpoint'
import { Stars } from '../reviews/reviews'
import { Whole, WholeInQuery } from '../kit/numbers'
import { DialCode, Id, Line, LinesOrEmpty, Opaque, PhoneDigits } from '../kit/written'
import { CallEntry, CallInvite, CallPresence, CallSession, CallSignal, SignalKind } from './call'
import { INVITED_NAME, SIGNAL_LENGTH, VISIT_REVIEW } from './call.rules'

const Path = '/booking-service/v1/video-call-session/:id'
const TokenPath = '/booking-service/v1/video-call'
const MOST = 2_147_483_647

/** Where somebody is in a room: an id that one tab made, and that a reload of it keeps. */
const Place = Id

/** Why a room cannot be entered. */
const closed = { callTooEarly: 'conflict', callOver: 'conflict' } as const
/** Why somebody is not in the room any more. */
const out = { callOver: 'conflict', callReplaced: 'conflict', callFull: 'conflict' } as const

/** Rows of video calls; `id` is the booking's. */
export const callApi = {
  /** The call of an appointment. */
  session: endpoint({
    method: 'GET',
    path: Path,
    input: Schema.Struct({ id: Id }),
    output: CallSession,
    mutates: false,
    permission: 'videoCall.tokenForWeb',
  }),
  /** The token of the channel, bound to it and to the person. */
  rtcToken: endpoint({
    method: 'GET',
    path: `${TokenPath}/rtc-token`,
    input: Schema.Struct({ channelName: Id }),
    output: Schema.Struct({
      rtcToken: Schema.String,
      uid: Schema.Int,
      /** The project of Agora through which the call goes; null where browsers connect to each other. */
      appId: Schema.NullOr(Schema.String),
    }),
    mutates: false,
    permission: 'videoCall.tokenForWeb',
    errors: closed,
  }),
  /** The token for hints. */
  rtmToken: endpoint({
    method: 'GET',
    path: `${TokenPath}/rtm-token`,
    input: Schema.Struct({ channelName: Id }),
    output: Schema.Struct({ rtmToken: Schema.String, uid: Schema.Int }),
    mutates: false,
    permission: 'videoCall.tokenForApp',
    errors: closed,
  }),
  /** Enters the room. When it began is the server's clock's to say. */
  enter: endpoint({
    method: 'POST',
    path: Path,
    input: Schema.Struct({
      id: Id,
      channelName: Id,
      memberId: Id,
      startedAt: Schema.optionalKey(SentSeconds),
      rtcToken: Opaque(2000),
      place: Place,
      /** The call is taken over from another tab or device of the same person. */
      isMoving: Schema.optionalKey(Schema.Boolean),
    }),
    output: CallEntry,
    mutates: true,
    permission: 'videoCall.tokenForWeb',
    errors: {
      ...closed,
      tokenEnded: 'badRequest',
      consentMissing: 'conflict',
      callElsewhere: 'conflict',
      callFull: 'conflict',
    },
  }),
  /** Says every ten seconds that somebody is still here. */
  presence: endpoint({
    method: 'POST',
    path: `${Path}/presence`,
    input: Schema.Struct({ id: Id, place: Place }),
    output: CallPresence,
    mutates: true,
    permission: 'videoCall.tokenForWeb',
    errors: out,
  }),
  /** Sends one of the others what their browser needs to connect. */
  signal: endpoint({
    method: 'POST',
    path: `${Path}/signal`,
    input: Schema.Struct({
      id: Id,
      place: Place,
      to: Whole(1, MOST),
      kind: SignalKind,
      generation: Whole(0, MOST),
      data: Opaque(SIGNAL_LENGTH),
    }),
    output: Schema.Struct({}),
    mutates: true,
    permission: 'videoCall.tokenForWeb',
    errors: out,
  }),
  /** Signals for the caller after one they have. */
  signals: endpoint({
    method: 'GET',
    path: `${Path}/signal`,
    input: Schema.Struct({ id: Id, after: WholeInQuery(0, MOST) }),
    output: Schema.Array(CallSignal),
    mutates: false,
    permission: 'videoCall.tokenForWeb',
  }),
  /** The patient agrees to a consultation by video. */
  consent: endpoint({
    method: 'POST',
    path: `${Path}/consent`,
    input: Schema.Struct({ id: Id, version: Id, isAdultPresent: Schema.optionalKey(Schema.Boolean) }),
    output: Schema.Struct({}),
    mutates: true,
    permission: 'videoCall.tokenForWeb',
    errors: { consentOutdated: 'conflict', adultMissing: 'badRequest' },
  }),
  /** Staff want to bring somebody of the family in: the patient is asked. */
  invite: endpoint({
    method: 'POST',
    path: `${Path}/invite`,
    input: Schema.Struct({
      id: Id,
      name: Line(INVITED_NAME),
      countryCode: DialCode,
      phoneNumber: PhoneDigits,
    }).pipe(Schema.encodeKeys({ countryCode: 'country_code', phoneNumber: 'phone_number' })),
    output: CallInvite,
    mutates: true,
    permission: 'videoCall.sendNotification',
    errors: {
      callOver: 'conflict',
      callFull: 'conflict',
      inviteWaiting: 'conflict',
      inviteOfPatient: 'conflict',
      countryUnknown: 'badRequest',
      mobileLength: 'badRequest',
      mobileUnknown: 'badRequest',
    },
  }),
  /** The patient lets somebody in, or not now; whoever is let in gets an address that opens once. */
  answerInvite: endpoint({
    method: 'POST',
    path: `${Path}/invite/:inviteId`,
    input: Schema.Struct({ id: Id, inviteId: Id, isAllowed: Schema.Boolean }),
    output: CallInvite,
    mutates: true,
    permission: 'videoCall.tokenForWeb',
    errors: { callOver: 'conflict', inviteAnswered: 'conflict', inviteNotSent: 'internal' },
  }),
  /** The patient takes somebody whom they let in out again, or their invitation back. */
  takeOut: endpoint({
    method: 'POST',
    path: `${Path}/invite/:inviteId/take-out`,
    input: Schema.Struct({ id: Id, inviteId: Id }),
    output: CallInvite,
    mutates: true,
    permission: 'videoCall.tokenForWeb',
  }),
  /** Whoever was invited comes in with the number that the address went to. */
  openInvite: endpoint({
    method: 'POST',
    path: '/booking-service/v1/video-call/invite/open',
    input: Schema.Struct({ token: Opaque(200) }),
    output: Schema.Struct({ bookingId: Schema.String }),
    mutates: true,
    permission: 'videoCall.tokenForWeb',
    errors: { inviteOver: 'notFound', inviteOfAnother: 'notFound' },
  }),
  /** The patient says how the visit was, once. */
  review: endpoint({
    method: 'POST',
    path: `${Path}/review`,
    input: Schema.Struct({ id: Id, stars: Stars, message: LinesOrEmpty(VISIT_REVIEW) }).pipe(
      Schema.encodeKeys({ stars: 'no_of_stars', message: 'review_message' }),
    ),
    output: Schema.Struct({}),
    mutates: true,
    permission: 'videoCall.tokenForWeb',
    errors: { notTalked: 'conflict', alreadyReviewed: 'conflict' },
  }),
  leave: endpoint({
    method: 'POST',
    path: `${Path}/leave`,
    input: Schema.Struct({ id: Id, place: Place }),
    output: Schema.Struct({}),
    mutates: true,
    permission: 'videoCall.tokenForWeb',
  }),
  /** Ends the call for everybody. */
  end: endpoint({
    method: 'POST',
    path: `${Path}/end`,
    input: Schema.Struct({ id: Id }),
    output: Schema.Struct({}),
    mutates: true,
    permission: 'videoCall.tokenForWeb',
  }),
}
