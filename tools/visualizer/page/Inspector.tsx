import { type ReactNode, Suspense, useState } from 'react'
import { eventName } from '../definition/words'
import { ContextTree } from './ContextTree'
import { NextEvents } from './NextEvents'
import { Paths } from './Paths'
import type { Session } from './session'
import type { View } from './useView'

interface Tab {
  readonly name: string
  readonly content: ReactNode
}

/** Tabs as the pattern of the platform has them: one stop, arrows move between them. */
export const Tabs = ({
  label,
  tabs,
  chosen,
  onChoose,
}: {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly chosen: string
  readonly onChoose: (name: string) => void
}) => {
  const shown = tabs.find(({ name }) => name === chosen) ?? tabs[0]!
  const step = (by: number) => {
    const at = (tabs.indexOf(shown) + by + tabs.length) % tabs.length
    onChoose(tabs[at]!.name)
    document.getElementById(`${label}-${tabs[at]!.name}`)?.focus()
  }
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className="tabs"
        tabIndex={-1}
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') step(1)
          if (key === 'ArrowLeft') step(-1)
        }}
      >
        {tabs.map(({ name }) => (
          <button
            key={name}
            id={`${label}-${name}`}
            type="button"
            role="tab"
            aria-selected={name === shown.name}
            aria-controls={`${label}-panel`}
            tabIndex={name === shown.name ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${label}-panel`}
        aria-labelledby={`${label}-${shown.name}`}
        className="tabPanel"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel that scrolls is reached by the keyboard
        tabIndex={0}
      >
        {shown.content}
      </div>
    </>
  )
}

const Context = ({ view: { actor, row } }: { readonly view: View }) => {
  if (!actor) return <p className="note">Nothing of this machine runs in the tab.</p>
  const isMine = row?.actor === actor.id
  return (
    <>
      {isMine && (
        <section className="lastEvent">
          <h3>{eventName(row.event)}</h3>
          {row.payload !== undefined && <ContextTree shape={row.payload} changed={[]} />}
        </section>
      )}
      <h3>Context</h3>
      <ContextTree shape={actor.context} changed={isMine ? row.changed : []} />
      {actor.tags.length > 0 && (
        <p className="tags">
          {actor.tags.map((tag) => (
            <span key={tag}>{tag}</span>
          ))}
        </p>
      )}
    </>
  )
}

/** What is known of the chosen actor, what it can take, and the paths of its machine. */
export const Inspector = ({ view, session }: { readonly view: View; readonly session: Session }) => {
  const [chosen, setChosen] = useState(view.link.path === null ? 'Context' : 'Paths')
  return (
    <aside className="inspector" aria-label="Inspector">
      <Tabs
        label="Inspector"
        chosen={chosen}
        onChoose={setChosen}
        tabs={[
          { name: 'Context', content: <Context view={view} /> },
          { name: 'Next', content: <NextEvents key={view.definition.id} view={view} send={session.send} /> },
          {
            name: 'Paths',
            content: (
              <Suspense key={view.definition.id} fallback={<p className="note">Finding the paths…</p>}>
                <Paths view={view} session={session} />
              </Suspense>
            ),
          },
        ]}
      />
    </aside>
  )
}
