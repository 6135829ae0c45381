import { type FormEvent, useState } from 'react'
import { type TransitionDefinition, transitionsFrom } from '../definition/definition'
import { eventName } from '../definition/words'
import { examplesOf } from '../paths/paths'
import type { Can, Wanted } from '../protocol/messages'
import { modelNamed } from './models'
import type { View } from './useView'

interface Props {
  readonly view: View
  readonly send: (actor: string, wanted: Wanted) => void
}

const signs: Readonly<Record<Can, string>> = {
  yes: '▸ would be taken',
  no: '⊘ its guards refuse it now',
  threw: '? depends on its fields',
}

/** `{"id": 3}` from the fields of a form; what is no JSON is text. */
const valueOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

interface EventFormProps {
  readonly type: string
  readonly transitions: readonly TransitionDefinition[]
  readonly machine: string
  readonly can: Can | undefined
  readonly isEnabled: boolean
  readonly onSend: (event: Wanted['event']) => void
}

const EventForm = ({ type, transitions, machine, can, isEnabled, onSend }: EventFormProps) => {
  const [example = {}, ...others] = examplesOf(modelNamed(machine), type)
  const names = [...new Set([example, ...others].flatMap((each) => Object.keys(each)))]
  const [fields, setFields] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries(names.map((name) => [name, textOf(example[name] ?? '')])),
  )
  const [json, setJson] = useState('')
  const isKnown = modelNamed(machine) !== undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const more = isKnown ? Object.fromEntries(names.map((name) => [name, valueOf(fields[name] ?? '')])) : valueOf(json)
    onSend({ ...(typeof more === 'object' ? more : {}), type })
  }
  return (
    <form className="event" onSubmit={submit}>
      <div className="eventHead">
        <button type="submit" className="send" disabled={!isEnabled}>
          {type}
        </button>
        {can && <span className={`can ${can}`}>{signs[can]}</span>}
      </div>
      <ul className="leads">
        {transitions.map(({ name, guard, targets }) => (
          <li key={name}>
            {guard !== null && <code>[{guard}]</code>} {targets.length > 0 ? `→ ${targets.join(', ')}` : 'stays'}
          </li>
        ))}
      </ul>
      {names.map((name) => (
        <label key={name} className="eventField">
          {name}
          <input value={fields[name] ?? ''} onChange={({ target }) => setFields({ ...fields, [name]: target.value })} />
        </label>
      ))}
      {!isKnown && (
        <label className="eventField">
          Fields as JSON
          <input value={json} placeholder="{}" onChange={({ target }) => setJson(target.value)} />
        </label>
      )}
    </form>
  )
}

/** What can be taken from here: events to send with their fields, and what comes by itself. */
export const NextEvents = ({ view, send }: Props) => {
  const [isAgreed, setIsAgreed] = useState(false)
  const { actor, definition, can, isLive } = view
  if (!actor) return <p className="note">Open the app with inspection to send its machines events.</p>
  const transitions = transitionsFrom(definition, actor.value)
  const types = [...new Set(transitions.map(({ event }) => event))]
  const sent = types.filter((type) => type !== '' && !type.startsWith('xstate.') && !type.includes('*'))
  const byThemselves = transitions.filter(({ event }) => event === '' || event.startsWith('xstate.'))
  const isOpen = isLive && !actor.isGone
  return (
    <div className="next">
      {!isLive && <p className="note">Events are sent to a tab as it is now: go back to live.</p>}
      {isOpen && (
        <label className="check warn">
          <input type="checkbox" checked={isAgreed} onChange={() => setIsAgreed(!isAgreed)} /> Sending changes data on
          this server
        </label>
      )}
      {sent.map((type) => (
        <EventForm
          key={`${definition.id} ${type}`}
          type={type}
          transitions={transitions.filter(({ event }) => event === type)}
          machine={definition.id}
          can={can.get(type)}
          isEnabled={isOpen && isAgreed}
          onSend={(event) => send(actor.id, { event })}
        />
      ))}
      {sent.length === 0 && <p className="note">Nobody can send anything here.</p>}
      {byThemselves.length > 0 && (
        <>
          <h3>By themselves</h3>
          <ul className="leads">
            {byThemselves.map(({ name, event, delay, guard, targets }) => (
              <li key={name}>
                <code>{eventName(event, delay)}</code> {guard !== null && <code>[{guard}]</code>}{' '}
                {targets.length > 0 ? `→ ${targets.join(', ')}` : 'stays'}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
