import * as Schema from 'effect/Schema'
import { endpoint } from '../kit/endpoint'
import { Id, Line, Opaque } from '../kit/written'
import { overtakenErrors } from './providerOrder.rules'
import { ReportCheck } from './providerOrder'
import { TestOrderOnWire } from './providerOrder.wire'

const Reports = '/booking-service/v1/diagnostic/orders/:id/report'
const FileAddress = Opaque(2000)
export const LONGEST_REASON = 300

/** Reports of a test order: what its centre attaches to it and takes back. */
export const orderReportsApi = {
  /**
   * Whom an uploaded file names by its own text, beside the patient of the order; and whether the same one is attached
   * for another patient.
   */
  check: endpoint({
    method: 'GET',
    path: `${Reports}-check`,
    input: Schema.Struct({ id: Id, url: FileAddress }),
    output: ReportCheck.pipe(
      Schema.encodeKeys({ other: 'other_name', isOfAnother: 'is_of_another', hasNamesake: 'has_namesake' }),
    ),
    mutates: false,
    permission: 'uploadDocument.upload',
  }),
  /**
   * Held until the order is completed, then the patient's at once. A file that another patient has is taken only where it
   * is meant, one whose text does not name the patient only where somebody looked whose it is.
   */
  attach: endpoint({
    method: 'POST',
    path: Reports,
    input: Schema.Struct({
      id: Id,
      url: FileAddress,
      isMeant: Schema.optionalKey(Schema.Boolean),
      isLookedAt: Schema.optionalKey(Schema.Boolean),
    }),
    output: TestOrderOnWire,
    mutates: true,
    permission: 'uploadDocument.upload',
    errors: {
      ...overtakenErrors,
      fileUnknown: 'badRequest',
      attachedToAnother: 'conflict',
      notNamed: 'conflict',
      visitAhead: 'conflict',
    },
  }),
  retract: endpoint({
    method: 'POST',
    path: `${Reports}/retract`,
    input: Schema.Struct({ id: Id, recordId: Id, reason: Line(LONGEST_REASON) }).pipe(
      Schema.encodeKeys({ recordId: 'medicalRecordId' }),
    ),
    output: TestOrderOnWire,
    mutates: true,
    permission: 'uploadDocument.upload',
    errors: overtakenErrors,
  }),
}
