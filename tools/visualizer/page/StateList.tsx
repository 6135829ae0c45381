import { allStates } from '../definition/definition'
import { eventName } from '../definition/words'
import type { View } from './useView'

/** The chart as a list: every state with what it does and takes. It shares what is chosen with the chart. */
export const StateList = ({ view }: { readonly view: View }) => {
  const { definition, marks, link, go } = view
  return (
    <ul className="states" aria-label={`States of ${definition.id}`}>
      {allStates(definition.root).map(({ path, key, tags, invokes, transitions }) => (
        <li key={path} style={{ marginInlineStart: path === '' ? 0 : path.split('.').length * 12 }}>
          <button
            type="button"
            className="stateName"
            aria-current={path === (link.state ?? '-')}
            onClick={() => go({ state: path === '' ? null : path })}
          >
            {marks.active.has(path) && <span className="lit">● </span>}
            {path === '' ? definition.id : key}
            {tags.length > 0 && <small> {tags.join(' ')}</small>}
          </button>
          <ul className="leads">
            {invokes.map(({ id, src }) => (
              <li key={id}>
                <code>invoke {src}</code>
              </li>
            ))}
            {transitions.map(({ name, event, delay, guard, actions, targets }) => (
              <li key={name} className={marks.next.has(name) ? 'possible' : undefined}>
                <code>
                  {eventName(event, delay)}
                  {guard !== null && ` [${guard}]`}
                  {actions.length > 0 && ` / ${actions.join(', ')}`}
                </code>{' '}
                {targets.map((target) => (
                  <button key={target} type="button" className="target" onClick={() => go({ state: target })}>
                    → {target}
                  </button>
                ))}
                {marks.counts !== null && <small> {marks.counts.get(name) ?? 0}×</small>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
