import { useSelector } from '@xstate/react'
import { use } from 'react'
import { useApp } from '../app/AppContext'
import { loadTexts } from '../intl/texts'
import { useText } from '../intl/useText'
import { PersonModal } from './PersonModal'

let arriving: Promise<void> | undefined
/** The prompt may come up over any page, also one that has not fetched these texts. */
const texts = (): Promise<void> => (arriving ??= loadTexts(['members']))

/** Asks a patient for the name, age and gender that are still missing. */
export function ProfilePrompt() {
  use(texts())
  const say = useText()
  const { app } = useApp()
  const profile = useSelector(app, (snapshot) => snapshot.children.profile)
  if (!profile) return null
  return (
    <PersonModal
      actor={profile}
      title={say('members.complete')}
      lead={say('members.completeLead')}
      saveLabel={say('members.saveProfile')}
      dismissLabel={say('members.later')}
      canBeMain={false}
    />
  )
}
