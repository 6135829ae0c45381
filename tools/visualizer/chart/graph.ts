import {
  allStates,
  type MachineDefinition,
  type StateDefinition,
  type TransitionDefinition,
} from '../definition/definition'
import { eventName } from '../definition/words'

/** One line of a box or of a label. */
export interface Line {
  readonly text: string
  readonly role: 'event' | 'actions' | 'invoke' | 'effect'
  /** The transition it stands for. */
  readonly transition?: string
  readonly targets?: readonly string[]
}

export interface ChartNode {
  readonly path: string
  readonly title: string
  readonly kind: StateDefinition['type'] | 'region' | 'folded'
  readonly isDeep: boolean
  readonly tags: readonly string[]
  readonly lines: readonly Line[]
  readonly initial: string | null
  readonly children: readonly ChartNode[]
}

/** All transitions between two states, which share one line and one stack of labels. */
export interface ChartEdge {
  readonly id: string
  readonly from: string
  readonly to: string
  /** The innermost state that holds both ends. */
  readonly within: string
  readonly transitions: readonly string[]
  readonly lines: readonly Line[]
}

/** What is drawn of a machine: boxes inside boxes and the edges between them. */
export interface ChartGraph {
  readonly root: ChartNode
  readonly edges: readonly ChartEdge[]
}

const WIDEST = 34
const isBelow = (path: string, above: string): boolean => above === '' || path === above || path.startsWith(`${above}.`)
const parentOf = (path: string): string => (path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '')

/** The innermost path that holds both. */
const holderOf = (a: string, b: string): string => {
  let holder = parentOf(a)
  while (!isBelow(b, holder)) holder = parentOf(holder)
  return holder
}

const shorten = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text

/** `/ keepCalendar, forget +2` */
const actionsText = (actions: readonly string[]): string => {
  const shown = actions.slice(0, 2).join(', ')
  return `/ ${shorten(shown, WIDEST - 4)}${actions.length > 2 ? ` +${actions.length - 2}` : ''}`
}

/** Which of the branches of its event a transition is, where there are several. */
const orderOf = ({ name, event }: TransitionDefinition, siblings: readonly TransitionDefinition[]): string => {
  const branches = siblings.filter((each) => each.event === event)
  return branches.length > 1 ? `${branches.findIndex((each) => each.name === name) + 1}. ` : ''
}

const linesOf = (
  transition: TransitionDefinition,
  siblings: readonly TransitionDefinition[],
  leadsTo?: readonly string[],
): readonly Line[] => {
  const { name, event, delay, guard, actions } = transition
  const more = { transition: name, ...(leadsTo && { targets: leadsTo }) }
  const words = `${orderOf(transition, siblings)}${eventName(event, delay)}`
  const condition = guard === null ? '' : `[${shorten(guard, WIDEST)}]`
  const target = leadsTo?.length ? ` → ${leadsTo.map((path) => path.split('.').at(-1)).join(', ')}` : ''
  const whole = [words, condition].filter(Boolean).join(' ') + target
  const texts = whole.length <= WIDEST || condition === '' ? [whole] : [words, `  ${condition}${target}`]
  return [
    ...texts.map((text): Line => ({ text, role: 'event', ...more })),
    ...(actions.length === 0 ? [] : [{ text: actionsText(actions), role: 'actions', ...more } as const]),
  ]
}

/** Whether a transition is a row of its state: it ends where it began, or is one of everything inside. */
const isRow = (source: StateDefinition, target: string, regions: ReadonlySet<string>): boolean => {
  if (source.path === '' || regions.has(source.path)) return true
  if (isBelow(target, source.path) || isBelow(source.path, target)) return true
  const holder = holderOf(source.path, target)
  const regionOf = (path: string) => [...regions].find((region) => parentOf(region) === holder && isBelow(path, region))
  // No line leads from one region into another.
  return regionOf(source.path) !== undefined && regionOf(source.path) !== regionOf(target)
}

/** The chart of a machine; states of `folded` are drawn without what is in them. */
export const chartOf = ({ id, root }: MachineDefinition, folded: ReadonlySet<string> = new Set()): ChartGraph => {
  const states = allStates(root)
  const regions = new Set(
    states.filter(({ type }) => type === 'parallel').flatMap((each) => each.states.map(({ path }) => path)),
  )
  /** What stands for a state: itself, or the outermost folded state around it. */
  const shownAs = (path: string): string =>
    [...folded].filter((each) => each !== '' && isBelow(path, each)).toSorted((a, b) => a.length - b.length)[0] ?? path

  const edges = new Map<string, ChartEdge>()
  const rows = new Map<string, readonly Line[]>()
  for (const state of states)
    for (const transition of state.transitions) {
      const { targets } = transition
      const inside = targets.length === 0 || targets.some((target) => isRow(state, target, regions))
      if (inside) {
        const elsewhere = targets.filter((target) => target !== state.path)
        rows.set(state.path, [...(rows.get(state.path) ?? []), ...linesOf(transition, state.transitions, elsewhere)])
        continue
      }
      for (const target of targets) {
        const [from, to] = [shownAs(state.path), shownAs(target)]
        if (from === to) continue
        const key = `${from} → ${to}`
        const known = edges.get(key)
        edges.set(key, {
          id: key,
          from,
          to,
          within: holderOf(from, to),
          transitions: [...(known?.transitions ?? []), transition.name],
          lines: [...(known?.lines ?? []), ...linesOf(transition, state.transitions)],
        })
      }
    }

  const nodeOf = (state: StateDefinition): ChartNode => {
    const isFolded = state.states.length > 0 && state.path !== '' && folded.has(state.path)
    return {
      path: state.path,
      title: state.path === '' ? id : state.key,
      kind: isFolded ? 'folded' : regions.has(state.path) && state.states.length > 0 ? 'region' : state.type,
      isDeep: state.isDeep === true,
      tags: state.tags,
      lines: [
        ...state.invokes.map(({ id: child, src }): Line => ({
          text: `invoke ${src}${child === src || child.includes('.') ? '' : ` as ${child}`}`,
          role: 'invoke',
        })),
        ...state.entry.map((name): Line => ({ text: `entry / ${name}`, role: 'effect' })),
        ...state.exit.map((name): Line => ({ text: `exit / ${name}`, role: 'effect' })),
        ...(rows.get(state.path) ?? []),
        ...(isFolded ? [{ text: `+${allStates(state).length - 1} states`, role: 'effect' } as const] : []),
      ],
      initial: isFolded || state.initial === null ? null : shownAs(state.initial),
      children: isFolded ? [] : state.states.map(nodeOf),
    }
  }
  return { root: nodeOf(root), edges: [...edges.values()] }
}

/** Labels above which a chart starts folded. */
const MANY = 40

/** What is folded to begin with: in a chart of many labels, every state of others but those around what is active. */
export const initiallyFolded = (definition: MachineDefinition, active: readonly string[]): ReadonlySet<string> => {
  const labels = chartOf(definition).edges.flatMap(({ transitions }) => transitions).length
  if (labels <= MANY) return new Set()
  const compounds = allStates(definition.root).filter(({ path, type }) => path !== '' && type === 'compound')
  return new Set(compounds.map(({ path }) => path).filter((path) => !active.includes(path)))
}
