import type { Shape } from '../protocol/shape'

interface Props {
  readonly shape: Shape | undefined
  readonly changed: readonly string[]
  readonly name?: string
  readonly path?: string
}

const isValue = (shape: Shape): shape is { readonly '=': string | number | boolean | null } =>
  typeof shape === 'object' && '=' in shape

/** A context as a tree of fields: shapes in grey, the values that may be seen in ink, what the step changed marked. */
export const ContextTree = ({ shape, changed, name, path = '' }: Props) => {
  if (shape === undefined) return <p className="note">No context was sent for this moment.</p>
  const isChanged = path !== '' && changed.includes(path)
  const label = name !== undefined && <span className="field">{name}</span>
  const mark = isChanged && <span className="changed">changed</span>
  if (typeof shape === 'string')
    return (
      <span className="entry">
        {label} <span className="hidden">{shape}</span> {mark}
      </span>
    )
  if (isValue(shape))
    return (
      <span className="entry">
        {label} <span className="value">{JSON.stringify(shape['='])}</span> {mark}
      </span>
    )
  const entries = Object.entries(shape)
  const inside = (
    <ul className="fields">
      {entries.map(([key, inner]) => (
        <li key={key}>
          <ContextTree shape={inner} changed={changed} name={key} path={path === '' ? key : `${path}.${key}`} />
        </li>
      ))}
    </ul>
  )
  if (name === undefined) return entries.length === 0 ? <p className="note">The context is empty.</p> : inside
  return (
    <details open={isChanged || changed.some((each) => each.startsWith(`${path}.`)) || undefined}>
      <summary>
        {label} <span className="hidden">{`{${entries.length}}`}</span> {mark}
      </summary>
      {inside}
    </details>
  )
}
