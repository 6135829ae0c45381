import { useText } from '../intl/useText'
import { type PersonActor, PersonModal } from './PersonModal'

/** Someone new in the family. */
export function AddMember({ actor }: { readonly actor: PersonActor }) {
  const say = useText()
  return (
    <PersonModal
      actor={actor}
      title={say('members.addNew')}
      saveLabel={say('members.save')}
      dismissLabel={say('members.cancel')}
      canBeMain
    />
  )
}

/** Somebody of the family of whom name, age or gender is missing. */
export function CompleteMember({ actor }: { readonly actor: PersonActor }) {
  const say = useText()
  return (
    <PersonModal
      actor={actor}
      title={say('members.completeMember')}
      lead={say('members.completeMemberLead')}
      saveLabel={say('members.save')}
      dismissLabel={say('members.cancel')}
      canBeMain={false}
    />
  )
}
