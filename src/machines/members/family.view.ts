import type { SnapshotFrom } from 'xstate'
import { cutText, TEXT_CUT } from '../../core/kit/text'
import type { Member } from '../../core/members/members'
import { faultOf } from '../kit/fault.view'
import type { familyMachine } from './family.machine'

/** A member as a card of the family shows them. */
export const memberCard = ({ id, name, age, gender, isDefault, mobileNo, photo }: Member) => ({
  id,
  name: name ?? '',
  shownName: cutText(name ?? '', TEXT_CUT.member),
  age,
  gender,
  isDefault,
  mobileNo,
  photo: photo ?? null,
})
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
    fault: snapshot.can({ type: 'retry' }) ? faultOf(failure) : null,
    members: cards,
    member: cards.find(({ id }) => id === memberId) ?? null,
    canAdd: snapshot.can({ type: 'add' }),
    /** Of the main profile, once its name, age and gender are known. */
    canChangeNumber: snapshot.can({ type: 'number.changing' }),
    isChangingNumber: snapshot.hasTag('number'),
  }
}
