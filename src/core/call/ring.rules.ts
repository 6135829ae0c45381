import * as Schema from 'effect/Schema'
import type { CallSession } from './call'

const readDegrees = Schema.decodeUnknownOption(
  Schema.fromJsonString(Schema.Array(Schema.Struct({ degree_name: Schema.String }))),
)

/** The degree that a push's `qualification` names first; null of one that cannot be read. */
export const degreeOf = (qualification: string): string | null => {
  const read = readDegrees(qualification)
  return read._tag === 'Some' ? (read.value[0]?.degree_name ?? null) : null
}

/** What the press on Video call sends of a visit, who calls and who is called with it; names are derived by the server. */
export const callPush = ({ bookingId, memberId, doctor, patient }: CallSession, callerId: string | null) => ({
  type: 'call' as const,
  bookingId,
  memberId,
  callerName: doctor.name,
  callingUserName: patient.name,
  doctorName: doctor.name,
  patientName: patient.name,
  ...(callerId === null ? {} : { callerId }),
  ...(patient.userId === null ? {} : { callingUserId: patient.userId, patientId: patient.userId }),
})
