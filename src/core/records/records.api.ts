import * as Schema from 'effect/Schema'
import { DayOnWire } from '../kit/dates'
import { endpoint } from '../kit/endpoint'
import { LimitInQuery, OffsetInQuery } from '../kit/numbers'
import { Id, Opaque, SearchTerm } from '../kit/written'
import { ActivePrescription, HealthCategory, MedicalRecord, RecordTitle, RecordType } from './records'
import { MOST_PAGES } from './records.limits'

const Path = '/user-service/v1/medical-record'

const RecordOnWire = Schema.Struct({ ...MedicalRecord.fields, documentDate: DayOnWire })

/** Which records are listed: what is not named is not asked. */
const listed = {
  type: Schema.optionalKey(RecordType),
  healthCategoryId: Schema.optionalKey(Id),
  /** Words of the title, the doctor's name or the name of the category. */
  search: Schema.optionalKey(SearchTerm),
  limit: Schema.optionalKey(LimitInQuery),
  offset: Schema.optionalKey(OffsetInQuery),
}

/** Where a file was uploaded to. */
const FileAddress = Opaque(2000)

/** Why a record is not kept. */
const refusals = { dateAhead: 'badRequest', categoryUnknown: 'badRequest' } as const

/** Rows of medical records: whose they may be is in the policy. */
export const recordsApi = {
  /** Records of one member, or of one appointment; the newest document first. */
  list: endpoint({
    method: 'GET',
    path: Path,
    input: Schema.Struct({ memberId: Schema.optionalKey(Id), bookingId: Schema.optionalKey(Id), ...listed }),
    output: Schema.Array(RecordOnWire),
    mutates: false,
    permission: 'medicalRecord.view',
  }),
  /** Records of the whole family. */
  family: endpoint({
    method: 'GET',
    path: `${Path}/patient`,
    input: Schema.Struct(listed),
    output: Schema.Array(RecordOnWire),
    mutates: false,
    permission: 'medicalRecord.view',
  }),
  /** What each of the family was prescribed last, the newest first, whatever the lists are narrowed to. */
  active: endpoint({
    method: 'GET',
    path: `${Path}/patient/active`,
    input: Schema.Struct({}),
    output: Schema.Array(ActivePrescription),
    mutates: false,
    permission: 'medicalRecord.view',
  }),
  /** What records can be about. */
  categories: endpoint({
    method: 'GET',
    path: `${Path}/category`,
    input: Schema.Struct({}),
    output: Schema.Array(HealthCategory),
    mutates: false,
    permission: 'medicalRecord.view',
  }),
  /** Keeps a file that was uploaded, or several photographed pages, which the server makes one document of. */
  save: endpoint({
    method: 'POST',
    path: Path,
    input: Schema.Struct({
      memberId: Id,
      type: RecordType,
      healthCategoryId: Id,
      /** Of the document; no day that is still to come. */
      documentDate: DayOnWire,
      title: Schema.optionalKey(RecordTitle),
      bookingId: Schema.optionalKey(Id),
      /** Of the uploaded file, or of the first page. */
      url: FileAddress,
      thumbnailUrl: Schema.optionalKey(Schema.NullOr(FileAddress)),
      /** Further photographed pages. */
      pages: Schema.optionalKey(Schema.Array(FileAddress).check(Schema.isMaxLength(MOST_PAGES - 1))),
    }),
    output: RecordOnWire,
    mutates: true,
    permission: 'uploadDocument.upload',
    errors: {
      ...refusals,
      fileUnknown: 'badRequest',
      fileType: 'badRequest',
      attachedToAnother: 'conflict',
      notNamed: 'conflict',
    },
  }),
  /** Changes what the family itself brought. */
  update: endpoint({
    method: 'PUT',
    path: `${Path}/:id`,
    input: Schema.Struct({
      id: Id,
      memberId: Id,
      healthCategoryId: Id,
      documentDate: DayOnWire,
      title: RecordTitle,
    }),
    output: RecordOnWire,
    mutates: true,
    permission: 'medicalRecord.view',
    errors: { ...refusals, notOwn: 'conflict', usedInOrder: 'conflict' },
  }),
  /** Takes away what the family itself brought; it can be brought back for 30 days. */
  remove: endpoint({
    method: 'DELETE',
    path: `${Path}/:id`,
    input: Schema.Struct({ id: Id }),
    output: Schema.Struct({ id: Schema.String }),
    mutates: true,
    permission: 'medicalRecord.view',
    errors: { notOwn: 'conflict', usedInOrder: 'conflict' },
  }),
  /** Brings back what was taken away. */
  restore: endpoint({
    method: 'POST',
    path: `${Path}/:id/restore`,
    input: Schema.Struct({ id: Id }),
    output: RecordOnWire,
    mutates: true,
    permission: 'medicalRecord.view',
  }),
  /** One record, with a fresh address of what it holds. */
  one: endpoint({
    method: 'GET',
    path: `${Path}/:id`,
    input: Schema.Struct({ id: Id }),
    output: RecordOnWire,
    mutates: false,
    permission: 'medicalRecord.view',
  }),
}
