import { useEffect, useMemo, useRef, useState } from 'react'
import { find } from '../timeline/search'
import { definitions } from './machines'
import type { Session } from './session'
import type { View } from './useView'
import { saveText } from './save'

declare const COMMIT: string

interface Props {
  readonly view: View
  readonly session: Session
  readonly onDrawer: () => void
}

const Search = ({ view }: { readonly view: View }) => {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const found = useMemo(() => find([...definitions.values()], text), [text])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
      if (event.key !== '/' || isTyping) return
      event.preventDefault()
      input.current?.focus()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  const go = (at: number) => {
    const hit = found[at]
    if (!hit) return
    view.go({ machine: hit.machine, state: hit.path || null, path: null, step: null })
    setText('')
    input.current?.blur()
  }
  return (
    <form
      className="search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        go(0)
      }}
    >
      <input
        ref={input}
        type="search"
        aria-label="Search machines, states and events"
        placeholder="Search machines, states, events  /"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {found.length > 0 && (
        <ul className="found">
          {found.map(({ kind, machine, path, text: words }, at) => (
            <li key={`${kind} ${machine} ${path} ${words}`}>
              <button type="button" onClick={() => go(at)}>
                <small>{kind}</small> {words}
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}

const sourceText = ({ source, timeline }: View['state']): string => {
  if (source.kind === 'file') return `Recorded: ${source.name} (${source.commit})`
  if (source.kind === 'path') return `Played apart: ${source.name}`
  return timeline === null ? 'No tab' : 'Live'
}

/** The name of the page, the tab that is watched, the search, and files. */
export const Header = ({ view, session, onDrawer }: Props) => {
  const { tabs, tab, source, timeline } = view.state
  return (
    <header className="top">
      <button type="button" className="drawerButton" aria-label="Actors and machines" onClick={onDrawer}>
        ☰
      </button>
      <h1>Machines</h1>
      <span className={`source ${source.kind} ${timeline === null ? 'none' : ''}`}>{sourceText(view.state)}</span>
      {source.kind !== 'live' && (
        <button type="button" onClick={session.backToLive}>
          Back to live
        </button>
      )}
      {tabs.length > 0 && (
        <select aria-label="Tab" value={tab ?? ''} onChange={({ target }) => session.choose(target.value)}>
          {tabs.map((each) => (
            <option key={each.tab} value={each.tab}>
              {each.tab} {each.page}
            </option>
          ))}
        </select>
      )}
      <a className="open" href="/?inspect" target="_blank" rel="noopener">
        Open the app inspected
      </a>
      <Search view={view} />
      <div className="tools">
        <label className="fileButton">
          Open file
          <input
            type="file"
            accept=".jsonl"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void file.text().then((text) => session.openFile(file.name, text))
              target.value = ''
            }}
          />
        </label>
        <button
          type="button"
          disabled={timeline === null}
          onClick={() =>
            saveText(`${tab ?? 'session'}.machines.jsonl`, session.save(COMMIT) ?? '', 'application/jsonl')
          }
        >
          Save session
        </button>
        <a href="/dev/outcomes" target="_blank" rel="noopener">
          Outcomes
        </a>
        <a href="/dev/outbox" target="_blank" rel="noopener">
          Outbox
        </a>
      </div>
    </header>
  )
}
