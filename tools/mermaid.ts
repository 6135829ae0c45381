import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { ownTransitions } from './transitions'
import { guardName, logicName } from './visualizer/definition/words'

const nameOf = (node: AnyStateNode): string => node.path.join('_') || 'root'

/** Colons and semicolons end a label in Mermaid. */
const plain = (text: string): string => text.replaceAll(/[:;]/g, ' ')

const eventOf = (eventType: string): string =>
  (eventType || 'always')
    .replace(/^xstate\.done\.actor\.(.+)/, '$1 done')
    .replace(/^xstate\.error\.actor\.(.+)/, '$1 broke')
    .replace(/^xstate\.after\.(\w+)\..*/, 'after $1')

const guardOf = ({ guard }: AnyTransitionDefinition): string => (guard ? ` [${guardName(guard)}]` : '')

const labelOf = (transition: AnyTransitionDefinition): string =>
  plain(`${eventOf(transition.eventType)}${guardOf(transition)}`)

const arrow = (from: string, to: string, transition: AnyTransitionDefinition): string =>
  `${from} --> ${to} : ${labelOf(transition)}`

const invokes = (node: AnyStateNode, name: string, pad: string): readonly string[] =>
  node.invoke.map(
    ({ id, src }) => `${pad}${name} : ${plain(`invoke ${logicName(src)}${id === src ? '' : ` as ${id}`}`)}`,
  )

const draw = (node: AnyStateNode, depth: number): readonly string[] => {
  const pad = '  '.repeat(depth)
  const children = Object.values(node.states)
  const initial = node.type === 'compound' ? node.initial.target?.[0] : undefined
  return [
    ...(initial ? [`${pad}[*] --> ${nameOf(initial)}`] : []),
    ...children.flatMap((child, index) => [
      ...(node.type === 'parallel' && index > 0 ? [`${pad}--`] : []),
      ...(Object.keys(child.states).length > 0
        ? [`${pad}state ${nameOf(child)} {`, ...draw(child, depth + 1), `${pad}}`]
        : [`${pad}state ${nameOf(child)}`]),
      ...(Object.keys(child.states).length > 0
        ? child.invoke.map(({ src }) => `${pad}note right of ${nameOf(child)} : invoke ${plain(logicName(src))}`)
        : invokes(child, nameOf(child), pad)),
      ...(child.type === 'final' ? [`${pad}${nameOf(child)} --> [*]`] : []),
      ...ownTransitions(child).flatMap((transition) =>
        (transition.target ?? [child]).map((target) => `${pad}${arrow(nameOf(child), nameOf(target), transition)}`),
      ),
    ]),
  ]
}

/** What the machine invokes itself, and what can happen in any of its states. */
const drawAnywhere = ({ root }: AnyStateMachine): readonly string[] => {
  const transitions = ownTransitions(root)
  if (transitions.length === 0 && root.invoke.length === 0) return []
  return [
    '  state anywhere',
    ...invokes(root, 'anywhere', '  '),
    ...transitions.flatMap((transition) =>
      transition.target
        ? transition.target.map((target) => `  ${arrow('anywhere', nameOf(target), transition)}`)
        : [`  anywhere : ${labelOf(transition)}`],
    ),
  ]
}

/** A machine as a Mermaid state diagram: guards with their parameters, invoked actors, events of the root. */
export const mermaid = (machine: AnyStateMachine): string =>
  ['stateDiagram-v2', ...draw(machine.root, 1), ...drawAnywhere(machine)].join('\n')
