import type { ActorState } from '../timeline/timeline'
import { valueText } from '../timeline/timeline'
import { definitions } from './machines'
import type { View } from './useView'

interface Chosen {
  readonly view: View
  readonly onChosen: () => void
}

interface Branch {
  readonly actor: ActorState
  readonly children: readonly Branch[]
}

/** Machines below the machines that started them; what is no machine stands aside. */
const branchesOf = (actors: readonly ActorState[]): readonly Branch[] => {
  // A machine without a name hosts the one that is played.
  const shown = actors.filter(({ machine, isGone }) => machine !== null && machine.id !== '(machine)' && !isGone)
  const ids = new Set(shown.map(({ id }) => id))
  const below = (parent: string | null): readonly Branch[] =>
    shown
      .filter((actor) => (actor.parent !== null && ids.has(actor.parent) ? actor.parent : null) === parent)
      .map((actor) => ({ actor, children: below(actor.id) }))
  return below(null)
}

const Item = ({ branch: { actor, children }, view, onChosen }: Chosen & { readonly branch: Branch }) => (
  <li>
    <button
      type="button"
      className="actor"
      aria-current={actor.id === view.actor?.id}
      title={actor.name}
      onClick={() => {
        view.chooseActor(actor)
        onChosen()
      }}
    >
      <span className={`status ${actor.status}`} aria-hidden="true" />
      <span className="actorName">
        {actor.machine?.id}
        {actor.name !== actor.machine?.id && !/^x:\d+$/.test(actor.name) && <small> {actor.name}</small>}
      </span>
      <span className="actorState">{valueText(actor.value) || actor.status}</span>
    </button>
    {children.length > 0 && (
      <ul>
        {children.map((child) => (
          <Item key={child.actor.id} branch={child} view={view} onChosen={onChosen} />
        ))}
      </ul>
    )}
  </li>
)

/** The actors of the tab as they were started, and below them every machine of the product. */
export const ActorTree = ({ view, onChosen }: Chosen) => {
  const branches = branchesOf([...(view.moment?.actors.values() ?? [])])
  return (
    <nav className="tree" aria-label="Actors and machines">
      {branches.length > 0 && (
        <>
          <h2>{view.state.source.kind === 'live' ? 'In this tab' : 'In this session'}</h2>
          <ul className="actors">
            {branches.map((branch) => (
              <Item key={branch.actor.id} branch={branch} view={view} onChosen={onChosen} />
            ))}
          </ul>
        </>
      )}
      <h2>All machines</h2>
      <ul className="machines">
        {[...definitions].map(([name, definition]) => (
          <li key={name}>
            <button
              type="button"
              className="actor"
              aria-current={view.actor === null && view.definition.id === definition.id}
              onClick={() => {
                view.go({ machine: name, state: null, path: null, step: null })
                onChosen()
              }}
            >
              <span className="actorName">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
