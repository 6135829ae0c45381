import * as Schema from 'effect/Schema'
import { Id } from '../kit/written'
import { ChatPerson, Conversation } from './chat'

/** Ids of one kind that are asked for at once. */
const MOST = 100
const Ids = Schema.Array(Id).check(Schema.isMaxLength(MOST))

/** Of whom details are asked for; of those of `deviceUserIds` whether a device of theirs is known. */
export const UserDetailsQuery = Schema.Struct({
  userIds: Ids,
  doctorIds: Ids,
  stayIds: Ids,
  deviceUserIds: Ids,
  appointmentIds: Ids,
  memberIds: Ids,
})
export type UserDetailsQuery = typeof UserDetailsQuery.Type

/** What is shown of people, doctors, treated persons, stays and appointments of the caller's conversations. */
export const UserDetails = Schema.Struct({
  users: Schema.Array(ChatPerson),
  doctors: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      name: Schema.String,
      photo: Schema.NullOr(Schema.String),
      speciality: Schema.String,
    }),
  ),
  members: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      name: Schema.NullOr(Schema.String),
      age: Schema.NullOr(Schema.Int),
      gender: Schema.NullOr(Schema.Literals(['Male', 'Female'])),
    }),
  ),
  stays: Schema.Array(
    Schema.Struct({ id: Schema.String, memberId: Schema.NullOr(Schema.String), room: Conversation.fields.room }),
  ),
  appointments: Schema.Array(
    Schema.Struct({ id: Schema.String, doctorId: Schema.String, memberId: Schema.NullOr(Schema.String) }),
  ),
  devices: Schema.Array(Schema.Struct({ userId: Schema.String, hasDevice: Schema.Boolean })),
})
export type UserDetails = typeof UserDetails.Type
