import type { Path } from '../paths/paths'
import { valueText } from '../timeline/timeline'
import { pathsNamed } from './models'
import type { Session } from './session'
import type { View } from './useView'

const Steps = ({ path, view }: { readonly path: Path; readonly view: View }) => (
  <ol className="steps">
    <li>{path.start}</li>
    {path.steps.map(({ words, how, value }, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- the steps of a path never move
      <li key={at} aria-current={view.link.path === path.number && view.link.step === at + 2 ? 'step' : undefined}>
        {words} <code>→ {valueText(value)}</code>
        {how !== null && <small>{how}</small>}
      </li>
    ))}
  </ol>
)

/** The paths of the machine's model, as its QA script numbers them. */
export const Paths = ({ view }: { readonly view: View; readonly session: Session }) => {
  const paths = pathsNamed(view.definition.id)
  if (paths.length === 0) return <p className="note">This machine has no model yet, and so no paths.</p>
  return (
    <ul className="paths">
      {paths.map((path) => (
        <li key={path.number}>
          <details open={view.link.path === path.number || undefined}>
            <summary>
              <strong>{path.number}</strong> {path.start} <small>{path.steps.length} steps</small>
            </summary>
            <Steps path={path} view={view} />
          </details>
        </li>
      ))}
    </ul>
  )
}
