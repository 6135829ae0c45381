import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

const nameOf = (node: AnyStateNode): string => node.path.join('_') || 'root'

const render = (eventType: string): string =>
  (eventType || 'always')
    .replace(/^xstate\.done\.actor\.(.+)/, '$1 done')
    .replace(/^xstate\.error\.actor\.(.+)/, '$1 broke')
    .replace(/^xstate\.after\.(\w+)\..*/, 'after $1')
    .replaceAll(':', ' ')

const guardOf = ({ guard }: AnyTransitionDefinition): string => {
  if (!guard) return ''
  const name = typeof guard === 'string' ? guard : 'type' in guard ? guard.type : 'condition'
  return ` [${name}]`
}

const arrow = (from: string, to: string, transition: AnyTransitionDefinition): string =>
  `${from} --> ${to} : ${render(transition.eventType)}${guardOf(transition)}`

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
      ...(child.type === 'final' ? [`${pad}${nameOf(child)} --> [*]`] : []),
      ...[...[...child.transitions.values()].flat(), ...(child.always ?? [])].flatMap((transition) =>
        (transition.target ?? [child]).map((target) => `${pad}${arrow(nameOf(child), nameOf(target), transition)}`),
      ),
    ]),
  ]
}

/** What can happen in any state. */
const drawAnywhere = ({ root }: AnyStateMachine): readonly string[] =>
  [...root.transitions.values()]
    .flat()
    .flatMap((transition) =>
      (transition.target ?? []).map((target) => `  ${arrow('anywhere', nameOf(target), transition)}`),
    )

/** A machine as a Mermaid state diagram. */
export const mermaid = (machine: AnyStateMachine): string =>
  ['stateDiagram-v2', ...draw(machine.root, 1), ...drawAnywhere(machine)].join('\n')
