import * as Schema from 'effect/Schema'
import { endpoint } from '../kit/endpoint'
import { LimitInQuery, OffsetInQuery } from '../kit/numbers'
import { Id, SearchTerm } from '../kit/written'
import { HealthCategory, MedicalRecord, RecordType } from './records'

const Path = '/user-service/v1/medical-record'

/** Which records are listed: what is not named is not asked. */
const listed = {
  type: Schema.optionalKey(RecordType),
  healthCategoryId: Schema.optionalKey(Id),
  /** Words of the title, the doctor's name or the name of the category. */
  search: Schema.optionalKey(SearchTerm),
  limit: Schema.optionalKey(LimitInQuery),
  offset: Schema.optionalKey(OffsetInQuery),
}

/** Rows of medical records: whose they may be is in the policy. */
export const recordsApi = {
  /** Records of one member, or of one appointment; the newest document first. */
  list: endpoint({
    method: 'GET',
    path: Path,
    input: Schema.Struct({ memberId: Schema.optionalKey(Id), bookingId: Schema.optionalKey(Id), ...listed }),
    output: Schema.Array(MedicalRecord),
    mutates: false,
    permission: 'medicalRecord.view',
  }),
  /** Records of the whole family. */
  family: endpoint({
    method: 'GET',
    path: `${Path}/patient`,
    input: Schema.Struct(listed),
    output: Schema.Array(MedicalRecord),
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
  /** One record, with a fresh address of what it holds. */
  one: endpoint({
    method: 'GET',
    path: `${Path}/:id`,
    input: Schema.Struct({ id: Id }),
    output: MedicalRecord,
    mutates: false,
    permission: 'medicalRecord.view',
  }),
}
