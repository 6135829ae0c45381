import { useSelector } from '@xstate/react'
import { ChevronDown, Languages } from 'lucide-react'
import { languageCodes, languages, tagOf } from '../../core/language/languages'
import { loadNames } from '../intl/names'
import { useText } from '../intl/useText'
import { useApp } from './AppContext'
import { Menu } from './Menu'
import { entry, list } from './menu.look'

/** The languages by their own names; choosing one speaks it at once. */
export const LanguageMenu = () => {
  const { app } = useApp()
  const say = useText()
  const machine = useSelector(app, (snapshot) => snapshot.children.language)
  const spoken = useSelector(machine, (snapshot) => snapshot?.context.language) ?? 'eng'
  const { name } = languages[spoken]
  return (
    <Menu
      side="end"
      label={say('app.language.menu', { name })}
      onOpen={() => void loadNames()}
      opener={
        <>
          <Languages size={16} aria-hidden />
          {name}
          <ChevronDown size={16} aria-hidden />
        </>
      }
    >
      <ul className={list}>
        {languageCodes.map((language) => (
          <li key={language}>
            <button
              type="button"
              data-choice
              data-own-name
              lang={tagOf(language)}
              className={entry}
              aria-current={language === spoken || undefined}
              onClick={() => machine?.send({ type: 'choose', language })}
            >
              {languages[language].name}
            </button>
          </li>
        ))}
      </ul>
    </Menu>
  )
}
