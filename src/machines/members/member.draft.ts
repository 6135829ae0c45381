import type { PatientProfile, PersonDraft } from '../../core/members/members'
import { EMPTY_PERSON } from './personForm.machine'

/** What is known of a member, as their form begins. */
export const draftOf = (member: (PatientProfile & { readonly isDefault?: boolean }) | null | undefined): PersonDraft =>
  member
    ? {
        name: member.name ?? '',
        age: member.age === null ? '' : String(member.age),
        gender: member.gender,
        isDefault: member.isDefault ?? true,
      }
    : EMPTY_PERSON
