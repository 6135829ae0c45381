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

const all = (ids: readonly (string | null)[]): readonly string[] =>
  [...new Set(ids.filter((id) => id !== null))].slice(0, MOST)

/** What is asked of those whom some conversations name. */
export const detailsAsked = (conversations: readonly Conversation[]): UserDetailsQuery => ({
  userIds: all(conversations.flatMap(({ people }) => people.map(({ userId }) => userId))),
  doctorIds: all(conversations.map(({ doctorId }) => doctorId)),
  stayIds: all(conversations.map(({ stayId }) => stayId)),
  deviceUserIds: [],
  appointmentIds: all(conversations.flatMap(({ windows }) => windows.map(({ bookingId }) => bookingId))),
  memberIds: all(conversations.map(({ memberId }) => memberId)),
})

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

/** A conversation as those whom it names are now; who is not among the details stays as they were. */
export const withDetails = <C extends Conversation>(conversation: C, details: UserDetails): C => {
  const doctor = details.doctors.find(({ id }) => id === conversation.doctorId)
  const member = details.members.find(({ id }) => id === conversation.memberId)
  const stay = details.stays.find(({ id }) => id === conversation.stayId)
  return {
    ...conversation,
    people: conversation.people.map((person) => details.users.find(({ userId }) => userId === person.userId) ?? person),
    ...(doctor && { doctor: { name: doctor.name, speciality: doctor.speciality, photo: doctor.photo } }),
    ...(member && { member: { name: member.name, age: member.age, gender: member.gender } }),
    ...(stay && { room: stay.room }),
  }
}
