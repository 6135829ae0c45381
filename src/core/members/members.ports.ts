import type { Outcome } from '../kit/outcome'
import type { Cancellation } from '../kit/port'
import type { Member, MemberForm, PatientProfile, ProfileForm } from './members'

export interface MembersPort {
  list(input: object, signal: Cancellation): Promise<Outcome<readonly Member[]>>
  add(input: MemberForm & { key: string }, signal: Cancellation): Promise<Outcome<Member>>
  profile(input: object, signal: Cancellation): Promise<Outcome<PatientProfile>>
  saveProfile(input: ProfileForm & { key: string }, signal: Cancellation): Promise<Outcome<PatientProfile>>
}
