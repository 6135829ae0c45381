import { ChevronDown, Languages } from 'lucide-react'
import { useState } from 'react'
import { languages } from '../../../core/language/languages'
import { spokenIn } from '../../../machines/language/language.view'
import { useText } from '../../intl/useText'
import { useView } from '../../kit/useView'
import { useApp } from './AppContext'
import { Menu } from './Menu'
import { onDemand } from '../loading/onDemand'

const LanguageList = onDemand(async () => (await import('./LanguageList')).LanguageList)

/** The language that is spoken, and the way to another. */
export const LanguageMenu = () => {
  const { app } = useApp()
  const say = useText()
  const [wasOpened, setOpened] = useState(false)
  const machine = useView(app, (snapshot) => snapshot.children.language)
  const spoken = useView(machine, spokenIn)
  const { name } = languages[spoken]
  return (
    <Menu
      side="end"
      label={say('app.language.menu', { name })}
      onOpen={() => setOpened(true)}
      opener={
        <>
          <Languages size={16} aria-hidden />
          {name}
          <ChevronDown size={16} aria-hidden />
        </>
      }
    >
      {wasOpened && machine && <LanguageList machine={machine} />}
    </Menu>
  )
}
