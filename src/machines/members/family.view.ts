import type { SnapshotFrom } from 'xstate'
import { cutText, TEXT_CUT } from '../../core/kit/text'
import type { Member } from '../../core/members/members'
import { memberSummary } from '../../core/members/members.rules'
import { faultOf } from '../kit/fault.view'
import type { familyMachine } from './family.machine'

/** A member as a card of the family shows them. */
export const memberCard = (member: Member) => {
  const summary = memberSummary(member)
  return {
    ...summary,
    id: member.id,
    shownName: cutText(summary.name, TEXT_CUT.member),
    photo: member.photo ?? null,
  }
}
export type MemberCard = ReturnType<typeof memberCard>

const stepOf = (snapshot: SnapshotFrom<typeof familyMachine>): 'list' | 'add' | 'edit' | 'facts' | 'photo' => {
  if (snapshot.matches('facts')) return 'facts'
  if (snapshot.matches('photo')) return 'photo'
  if (snapshot.matches('adding')) return 'add'
  return snapshot.matches('editing') || snapshot.matches('editingOwn') ? 'edit' : 'list'
}

/** Who is in the family, and whose form is open. */
export const viewFamily = (snapshot: SnapshotFrom<typeof familyMachine>) => {
  const { members, memberId, failure } = snapshot.context
  const cards = members.map(memberCard)
  return {
    step: stepOf(snapshot),
    isLoading: snapshot.hasTag('busy'),
    /** The member whose form is about to open. */
    openingId: snapshot.hasTag('opening') ? memberId : null,
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
    members: cards,
    member: cards.find(({ id }) => id === memberId) ?? null,
    canAdd: snapshot.can({ type: 'add' }),
    /** Of the main profile, once its name, age and gender are known. */
    canChangeNumber: snapshot.can({ type: 'number.changing' }),
    isChangingNumber: snapshot.hasTag('number'),
  }
}
