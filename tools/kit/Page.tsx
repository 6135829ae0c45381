import { useEffect, useState, useSyncExternalStore } from 'react'
import { IntlProvider } from 'react-intl'
import { formatLocaleOf, languageCodes, languages, tagOf } from '../../src/core/language/languages'
import { currentTexts, onTexts, speak } from '../../src/ui/intl/texts'
import { Toaster } from '../../src/ui/kit/Toaster'
import { type Look, readLook, WIDTHS, writeLook } from './address'
import { parts } from './parts'
import type { PartStories } from './story'

const ignore = () => undefined
const report = (error: Error) => console.error(error.message)

interface SwitchProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, name: string])[]
  readonly onChange: (value: string) => void
}

const Switch = ({ label, value, options, onChange }: SwitchProps) => (
  <label className="switch">
    {label}
    <select value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </label>
)

const Tools = ({ look, onChange }: { readonly look: Look; readonly onChange: (look: Look) => void }) => (
  <header className="tools">
    <h1>Kit of parts</h1>
    <Switch
      label="Part"
      value={look.part ?? ''}
      options={[['', 'All'], ...parts.map(({ id, title }) => [id, title] as const)]}
      onChange={(part) => onChange({ ...look, part: part === '' ? null : part })}
    />
    <Switch
      label="Language"
      value={look.language}
      options={languageCodes.map((code) => [code, languages[code].name] as const)}
      onChange={(code) => onChange({ ...look, language: languageCodes.find((each) => each === code) ?? look.language })}
    />
    <Switch
      label="Width"
      value={String(look.width ?? '')}
      options={[['', 'Window'], ...WIDTHS.map((width) => [String(width), `${width} px`] as const)]}
      onChange={(width) => onChange({ ...look, width: WIDTHS.find((each) => String(each) === width) ?? null })}
    />
    <Switch
      label="Density"
      value={look.density}
      options={[
        ['comfortable', 'Comfortable'],
        ['dense', 'Dense'],
      ]}
      onChange={(density) => onChange({ ...look, density: density === 'dense' ? 'dense' : 'comfortable' })}
    />
    <Switch
      label="Theme"
      value={look.theme}
      options={[
        ['day', 'Day'],
        ['call', 'Call'],
      ]}
      onChange={(theme) => onChange({ ...look, theme: theme === 'call' ? 'call' : 'day' })}
    />
  </header>
)

const Part = ({ part }: { readonly part: PartStories }) => (
  <section className="part" id={part.id} aria-label={part.title}>
    <h2>{part.title}</h2>
    <p lang="en">{part.about}</p>
    {part.stories.map(({ name, View }) => (
      <section key={name} className="story" aria-label={`${part.title}: ${name}`}>
        <h3 lang="en">{name}</h3>
        <View />
      </section>
    ))}
  </section>
)

/** The page: every part in all its states, in the language, density, theme and width of the address. */
export const Page = () => {
  const [look, setLook] = useState(() => readLook(location.search))
  const { language, texts } = useSyncExternalStore(onTexts, currentTexts)
  useEffect(() => void speak(look.language), [look.language])
  useEffect(() => {
    document.documentElement.lang = tagOf(language)
  }, [language])
  const change = (next: Look) => {
    history.replaceState(null, '', writeLook(next))
    setLook(next)
  }
  const shown = look.part === null ? parts : parts.filter(({ id }) => id === look.part)
  const locale = formatLocaleOf(language)
  return (
    <IntlProvider locale={locale} defaultLocale={locale} messages={texts} onError={report}>
      {look.isBare ? (
        <header className="hidden">
          <h1>Kit of parts</h1>
        </header>
      ) : (
        <Tools look={look} onChange={change} />
      )}
      {look.width === null ? (
        <main key={language} className="parts" data-density={look.density} data-theme={look.theme}>
          {shown.map((part) => (
            <Part key={part.id} part={part} />
          ))}
        </main>
      ) : (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it holds this same page, which a sandbox would not protect from itself
        <iframe
          className="frame"
          title={`${look.width} px`}
          width={look.width}
          src={writeLook({ ...look, width: null, isBare: true })}
        />
      )}
      <Toaster toasts={[]} dismissLabel="" onDismiss={ignore} onFollow={ignore} onPause={ignore} onResume={ignore} />
    </IntlProvider>
  )
}
