/** What a link to the page names: a machine, one of its states, and a step of one of its paths. */
export interface Link {
  readonly machine: string | null
  readonly state: string | null
  readonly path: number | null
  readonly step: number | null
}

const numberOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null

/** `?path=3&step=5#booking.checkingOut` */
export const readLink = ({ search, hash }: { readonly search: string; readonly hash: string }): Link => {
  const query = new URLSearchParams(search)
  const [machine = '', ...state] = decodeURIComponent(hash.replace(/^#/, '')).split('.')
  return {
    machine: machine === '' ? null : machine,
    state: state.length === 0 ? null : state.join('.'),
    path: numberOf(query.get('path')),
    step: numberOf(query.get('step')),
  }
}

/** The address of a state, and of the step of a path that leads there. */
export const linkTo = ({ machine, state, path, step }: Partial<Link>): string => {
  const query = new URLSearchParams()
  if (path) query.set('path', String(path))
  if (path && step) query.set('step', String(step))
  const search = query.toString()
  return `/dev/machines${search && `?${search}`}${machine ? `#${[machine, state].filter(Boolean).join('.')}` : ''}`
}
