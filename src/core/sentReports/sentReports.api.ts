import * as Schema from 'effect/Schema'
import { endpoint } from '../kit/endpoint'
import { LimitInQuery, OffsetInQuery } from '../kit/numbers'
import { Id, Line, Opaque, PhoneDigits } from '../kit/written'
import { PersonName } from '../members/members'
import { ReceivedReport, SentReport } from './sentReports'

const Sent = '/booking-service/v1/diagnostic/sent-report'
const Received = '/user-service/v1/received-report'

const SentOnWire = SentReport.pipe(Schema.encodeKeys({ phoneNumber: 'phone_number' }))

/** Reports without an order: a centre sends one to a number, and whoever has that number says whose it is. */
export const sentReportsApi = {
  /** Answers alike whether or not somebody has an account with the number. */
  send: endpoint({
    method: 'POST',
    path: Sent,
    input: Schema.Struct({
      phoneNumber: PhoneDigits,
      patientName: PersonName,
      url: Opaque(2000),
      fileName: Line(120),
      /** Its text does not name the patient, and somebody looked whose it is. */
      isLookedAt: Schema.optionalKey(Schema.Boolean),
    }).pipe(Schema.encodeKeys({ phoneNumber: 'phone_number' })),
    output: SentOnWire,
    mutates: true,
    permission: 'uploadDocument.upload',
    errors: { fileUnknown: 'badRequest', numberUnknown: 'badRequest', notNamed: 'conflict' },
  }),
  /** What the caller's centre sent, the latest first. */
  sent: endpoint({
    method: 'GET',
    path: Sent,
    input: Schema.Struct({ limit: LimitInQuery, offset: OffsetInQuery }),
    output: Schema.Array(SentOnWire),
    mutates: false,
    permission: 'uploadDocument.upload',
  }),
  /** What waits for the caller's number. */
  received: endpoint({
    method: 'GET',
    path: Received,
    input: Schema.Struct({}),
    output: Schema.Array(ReceivedReport),
    mutates: false,
    permission: 'medicalRecord.view',
  }),
  /** Makes it a record of a member of the family. */
  accept: endpoint({
    method: 'POST',
    path: `${Received}/:id/accept`,
    input: Schema.Struct({ id: Id, memberId: Id }),
    output: Schema.Struct({ id: Schema.String }),
    mutates: true,
    permission: 'medicalRecord.view',
    errors: { alreadyAnswered: 'conflict' },
  }),
  /** Its file is removed, and the centre sees that it was refused. */
  refuse: endpoint({
    method: 'POST',
    path: `${Received}/:id/refuse`,
    input: Schema.Struct({ id: Id }),
    output: Schema.Struct({ id: Schema.String }),
    mutates: true,
    permission: 'medicalRecord.view',
    errors: { alreadyAnswered: 'conflict' },
  }),
}
