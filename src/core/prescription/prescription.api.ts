import * as Schema from 'effect/Schema'
import { ConsultationOnWire } from '../booking/booking.wire'
import { UnixSeconds } from '../kit/dates'
import { endpoint } from '../kit/endpoint'
import { DocumentLink } from '../kit/documentLink'
import { LimitInQuery, OffsetInQuery, Revision } from '../kit/numbers'
import { Id, Line, Opaque, SearchTerm } from '../kit/written'
import { Gender } from '../members/members'
import { DiagnosticTest, Medicine } from './medicine'
import { keptRows } from './kept.api'
import { KnownFacts, WrittenFacts } from '../members/members'
import { AttributeType, Chip, Dismissal, MeasuredBefore, PrescriptionDraft } from './prescription'
import { LONGEST_DRAFT, LONGEST_REASON, MOST_PAGES } from './prescription.limits'
import {
  ConfigOnWire,
  contentKeys,
  contentOnWire,
  PrescriptionOnWire,
  SavedPrescriptionOnWire,
  SaveTypeOnWire,
} from './prescription.wire'

/** Where a file was uploaded to. */
const FileAddress = Opaque(2000)
const written = {
  ...contentOnWire,
  healthCategoryId: Id,
  saveType: SaveTypeOnWire,
  dismissals: Schema.Array(Dismissal),
}
/** Why a prescription is not written. What was typed stays with the page and in its draft. */
const refusals = {
  unprintable: 'badRequest',
  categoryUnknown: 'badRequest',
  medicineUnknown: 'badRequest',
  /** A medicine in own words with a number of two meanings; the message names it. */
  lineUnclear: 'badRequest',
  /** A way of giving that the form of the medicine cannot have; the message names both. */
  routeImpossible: 'badRequest',
  vitalsImpossible: 'badRequest',
  /** Schedule X or a narcotic in a video consultation; the message names it. */
  notByVideo: 'badRequest',
  /** A serious warning without a reason, at the end of a consultation. */
  seriousUnanswered: 'badRequest',
  /** The appointment was cancelled or never took place. */
  appointmentClosed: 'conflict',
  alreadySigned: 'conflict',
} as const

/** 1 tag, 2 other health problem, 3 diagnosis, 4 complaint. */
const AttributeTypeOnWire = Schema.Literals(['1', '2', '3', '4']).transform([...AttributeType.literals])

/** Rows of prescriptions: whose they may be is in the policy. */
export const prescriptionApi = {
  /** The lists of the form; `filter` names those wanted, with commas between. */
  config: endpoint({
    method: 'GET',
    path: '/doctor-service/v1/config',
    input: Schema.Struct({ filter: Schema.optionalKey(Opaque(400)) }),
    output: ConfigOnWire,
    mutates: false,
    permission: 'prescription.create',
    errors: { filterUnknown: 'badRequest' },
  }),
  /** Who is treated: what the page shows above the form, and what the checks need. */
  context: endpoint({
    method: 'GET',
    path: '/booking-service/v1/prescription/context',
    input: Schema.Struct({ bookingId: Id }),
    output: Schema.Struct({
      bookingId: Schema.String,
      memberId: Schema.String,
      patientId: Schema.String,
      patientName: Schema.NullOr(Schema.String),
      age: Schema.NullOr(Schema.Int),
      gender: Schema.NullOr(Gender),
      consultation: ConsultationOnWire,
      startsAt: UnixSeconds,
      isFirstVisit: Schema.Boolean,
      /** Whether the appointment can still be written for. */
      isOpen: Schema.Boolean,
      facts: KnownFacts,
      /** Of earlier prescriptions whose days are not over. */
      currentMedicines: Schema.Array(Medicine),
      /** Generics of the last year: what is not among them begins now. */
      prescribedBefore: Schema.Array(Schema.String),
      lastWeight: Schema.NullOr(Schema.Finite),
      /** At earlier visits, the oldest first. */
      measured: Schema.Array(MeasuredBefore),
    }).pipe(Schema.encodeKeys({ consultation: 'type_of_consultation', startsAt: 'slotStartTime' })),
    mutates: false,
    permission: 'prescription.active',
  }),
  saveFacts: endpoint({
    method: 'PUT',
    path: '/booking-service/v1/prescription/context/:bookingId',
    input: Schema.Struct({ bookingId: Id, ...WrittenFacts.fields }),
    output: KnownFacts,
    mutates: true,
    permission: 'prescription.create',
  }),
  create: endpoint({
    method: 'POST',
    path: '/booking-service/v1/prescription',
    input: Schema.Struct({ bookingId: Id, ...written }).pipe(Schema.encodeKeys(contentKeys)),
    output: SavedPrescriptionOnWire,
    mutates: true,
    permission: 'prescription.create',
    /** `alreadyActive`: there is one meanwhile; read it and save with `update`. */
    errors: { ...refusals, alreadyActive: 'conflict' },
  }),
  /**
   * Saves an unsigned version again, or, with a reason, writes the version that replaces a signed one; without one that
   * is refused as `alreadySigned`.
   */
  update: endpoint({
    method: 'PUT',
    path: '/booking-service/v1/prescription/:id',
    input: Schema.Struct({
      id: Id,
      ...written,
      /** The one the form was opened from. */
      revision: Revision,
      amendReason: Schema.NullOr(Line(LONGEST_REASON)),
    }).pipe(Schema.encodeKeys(contentKeys)),
    output: SavedPrescriptionOnWire,
    mutates: true,
    permission: 'prescription.update',
    /** `saveChanged`: saved from elsewhere meanwhile. `replaced`: another version has taken its place. */
    errors: { ...refusals, saveChanged: 'conflict', replaced: 'conflict' },
  }),
  /** A photographed or uploaded prescription: ends the consultation. */
  fromFile: endpoint({
    method: 'POST',
    path: '/booking-service/v1/prescription/file',
    input: Schema.Struct({
      bookingId: Id,
      healthCategoryId: Id,
      /** Of the uploaded file, or of the first shot as it was captured. */
      url: FileAddress,
      /** The whole frames of a photographed prescription, in order; one PDF is made of them. */
      pages: Schema.optionalKey(Schema.Array(FileAddress).check(Schema.isMaxLength(MOST_PAGES))),
      /** In a video consultation: that it names nothing of Schedule X and no narcotic. */
      declaresNone: Schema.optionalKey(Schema.Boolean),
    }),
    output: SavedPrescriptionOnWire,
    mutates: true,
    permission: 'prescription.saveToRecord',
    errors: {
      categoryUnknown: 'badRequest',
      fileUnknown: 'badRequest',
      declarationMissing: 'badRequest',
      appointmentClosed: 'conflict',
      alreadySigned: 'conflict',
      unprintable: 'badRequest',
    },
  }),
  /** One's own: of a patient those that were shared, of a doctor those the doctor wrote. */
  list: endpoint({
    method: 'GET',
    path: '/booking-service/v1/prescription',
    input: Schema.Struct({ memberId: Schema.optionalKey(Id), limit: LimitInQuery, offset: OffsetInQuery }),
    output: Schema.Array(PrescriptionOnWire),
    mutates: false,
    permission: 'prescription.active',
  }),
  read: endpoint({
    method: 'GET',
    path: '/booking-service/v1/prescription/:id',
    input: Schema.Struct({ id: Id }),
    output: PrescriptionOnWire,
    mutates: false,
    permission: 'prescription.active',
  }),
  /** Of the appointment when it is named, else the newest of the member that is not over; null where there is none. */
  active: endpoint({
    method: 'GET',
    path: '/booking-service/v1/prescription/active',
    input: Schema.Struct({
      patientId: Id,
      memberId: Id,
      bookingId: Schema.optionalKey(Id),
    }),
    output: Schema.NullOr(PrescriptionOnWire),
    mutates: false,
    permission: 'prescription.active',
  }),
  /** The one signed last for the member of an appointment before it; null where there is none. */
  last: endpoint({
    method: 'GET',
    path: '/booking-service/v1/prescription/last',
    input: Schema.Struct({ bookingId: Id }),
    output: Schema.NullOr(PrescriptionOnWire),
    mutates: false,
    permission: 'prescription.last',
  }),
  /** The address of the PDF, once it is written: to read it in the session, or a link that shares its record outside. */
  link: endpoint({
    method: 'POST',
    path: '/booking-service/v1/prescription/:id/link',
    input: Schema.Struct({
      id: Id,
      purpose: Schema.Literals(['read', 'share']),
      /** Of the instructions, beside English; the caller's where none is named. */
      language: Schema.optionalKey(Schema.Literals(['eng', 'hin', 'guj', 'ben'])),
    }),
    output: DocumentLink,
    mutates: true,
    permission: 'prescription.active',
    errors: { notSigned: 'conflict', tooManyLinks: 'conflict' },
  }),
  searchMedicine: endpoint({
    method: 'GET',
    path: '/booking-service/v1/prescription/search/medicine',
    input: Schema.Struct({ keyword: SearchTerm }),
    output: Schema.Array(Medicine),
    mutates: false,
    permission: 'prescription.searchMedicine',
  }),
  searchTest: endpoint({
    method: 'GET',
    path: '/booking-service/v1/prescription/search/test',
    input: Schema.Struct({ keyword: SearchTerm }),
    output: Schema.Array(DiagnosticTest),
    mutates: false,
    permission: 'prescription.searchTest',
  }),
  /** What is searched first, on the device: the medicines and tests neurology uses most, with their clinical facts. */
  usual: endpoint({
    method: 'GET',
    path: '/booking-service/v1/prescription/usual',
    input: Schema.Struct({}),
    output: Schema.Struct({ medicines: Schema.Array(Medicine), tests: Schema.Array(DiagnosticTest) }),
    mutates: false,
    permission: 'prescription.searchMedicine',
  }),
  /** Medicines by their ids, with commas between: what the lines of an opened prescription are checked with. */
  medicines: endpoint({
    method: 'GET',
    path: '/booking-service/v1/prescription/medicine',
    input: Schema.Struct({ ids: Opaque(8000) }),
    output: Schema.Array(Medicine),
    mutates: false,
    permission: 'prescription.searchMedicine',
  }),
  searchAttribute: endpoint({
    method: 'GET',
    path: '/booking-service/v1/prescription/attribute',
    input: Schema.Struct({ search: SearchTerm, type: AttributeTypeOnWire }),
    output: Schema.Array(Chip),
    mutates: false,
    permission: 'prescriptionAttributes.search',
  }),
  draft: endpoint({
    method: 'GET',
    path: '/booking-service/v1/prescription/draft/:bookingId',
    input: Schema.Struct({ bookingId: Id }),
    output: Schema.NullOr(PrescriptionDraft),
    mutates: false,
    permission: 'prescription.create',
  }),
  saveDraft: endpoint({
    method: 'PUT',
    path: '/booking-service/v1/prescription/draft/:bookingId',
    input: Schema.Struct({
      bookingId: Id,
      form: Opaque(LONGEST_DRAFT),
      /** The one this was made from; 0 where there was none. */
      version: Revision,
      /** Of a version that replaces a signed one. */
      isAmendment: Schema.optionalKey(Schema.Boolean),
    }),
    output: Schema.Struct({ version: Schema.Int, savedAt: UnixSeconds }),
    mutates: true,
    permission: 'prescription.create',
    /** `draftChanged`: written from elsewhere meanwhile; read it and let the doctor choose. */
    errors: { draftChanged: 'conflict', alreadySigned: 'conflict' },
  }),
  dropDraft: endpoint({
    method: 'DELETE',
    path: '/booking-service/v1/prescription/draft/:bookingId',
    input: Schema.Struct({ bookingId: Id }),
    output: Schema.Struct({}),
    mutates: true,
    permission: 'prescription.create',
  }),
  ...keptRows,
}
