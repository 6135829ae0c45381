import type { ActorRefFrom } from 'xstate'
import { languageCodes } from '../../../core/language/languages'
import type { languageMachine } from '../../../machines/language/language.machine'
import { spokenIn } from '../../../machines/language/language.view'
import { OwnName } from '../../intl/OwnName'
import { useView } from '../../kit/useView'
import { entry, list } from './menu.styles'

interface LanguageListProps {
  readonly machine: ActorRefFrom<typeof languageMachine>
}

/** The languages by their own names; choosing one speaks it at once. */
export const LanguageList = ({ machine }: LanguageListProps) => {
  const spoken = useView(machine, spokenIn)
  return (
    <ul className={list}>
      {languageCodes.map((language) => (
        <li key={language}>
          <button
            type="button"
            data-choice
            className={entry}
            aria-current={language === spoken || undefined}
            onClick={() => machine.send({ type: 'choose', language })}
          >
            <OwnName language={language} />
          </button>
        </li>
      ))}
    </ul>
  )
}
