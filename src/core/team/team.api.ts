import * as Schema from 'effect/Schema'
import { Id, SearchTerm } from '../kit/written'
import { transform } from 'effect/SchemaTransformation'
import { endpoint } from '../kit/endpoint'
import { TeamHospital, TeamMember } from './team'

const HospitalOnWire = TeamHospital.pipe(
  Schema.encodeKeys({ id: 'hospital_id', name: 'hospital_name', memberCount: 'member_count' }),
)

const { userId, name, role } = TeamMember.fields
const Photo = Schema.optionalKey(Schema.NullOr(Schema.String))
/** The photo comes under either of two keys. */
const MemberOnWire = Schema.Struct({
  userId,
  name,
  role,
  profilePhoto: Photo,
  photo_url: Photo,
  country_code: Schema.String,
  phone_number: Schema.String,
  hospital_id: Schema.String,
  hospital_name: Schema.String,
}).pipe(
  Schema.decodeTo(
    TeamMember,
    transform({
      decode: ({ profilePhoto, photo_url, country_code, phone_number, hospital_id, hospital_name, ...member }) => ({
        ...member,
        photoUrl: profilePhoto ?? photo_url ?? null,
        countryCode: country_code,
        phoneNumber: phone_number,
        hospitalId: hospital_id,
        hospitalName: hospital_name,
      }),
      encode: ({ photoUrl, countryCode, phoneNumber, hospitalId, hospitalName, ...member }) => ({
        ...member,
        photo_url: photoUrl,
        country_code: countryCode,
        phone_number: phoneNumber,
        hospital_id: hospitalId,
        hospital_name: hospitalName,
      }),
    }),
  ),
)

export const teamApi = {
  hospitals: endpoint({
    method: 'GET',
    path: '/user-service/v1/user/doctor-team',
    input: Schema.Struct({}),
    output: Schema.Array(HospitalOnWire),
    mutates: false,
    permission: 'user.viewDoctorTeam',
  }),
  /** The team of a hospital; without one, of all the doctor works at. */
  members: endpoint({
    method: 'GET',
    path: '/doctor-service/v1/doctor-staff/hospital-team',
    input: Schema.Struct({ hospitalId: Schema.optionalKey(Id), search: Schema.optionalKey(SearchTerm) }).pipe(
      Schema.encodeKeys({ hospitalId: 'hospital_id' }),
    ),
    output: Schema.Array(MemberOnWire),
    mutates: false,
    permission: 'user.viewDoctorTeam',
  }),
}
