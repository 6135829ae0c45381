import type { ActorRefFrom } from 'xstate'
import type { personFormMachine } from '../../machines/members/personForm.machine'
import { useText } from '../intl/useText'
import { PersonModal } from './PersonModal'

/** Asks a patient for the name, age and gender that are still missing. */
export const ProfilePrompt = ({ actor }: { readonly actor: ActorRefFrom<typeof personFormMachine> }) => {
  const say = useText()
  return (
    <PersonModal
      actor={actor}
      title={say('members.complete')}
      lead={say('members.completeLead')}
      saveLabel={say('members.saveProfile')}
      dismissLabel={say('members.later')}
      canBeMain={false}
    />
  )
}
