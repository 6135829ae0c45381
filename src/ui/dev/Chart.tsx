import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { css, cx } from 'styled-system/css'
import { ownTransitions } from '../../machines/kit/transitions'

const box = css({
  border: 'line',
  borderRadius: '8',
  padding: '8',
  bg: 'surface',
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  minWidth: '0',
})
const current = css({ bg: 'calm.tint', borderColor: 'calm' })
const inner = css({ display: 'flex', flexWrap: 'wrap', gap: '8', alignItems: 'flex-start' })
const name = css({ fontSize: '14', fontWeight: 'semibold' })
const row = css({ fontSize: '12', color: 'muted', overflowWrap: 'anywhere' })

const words = ({ eventType, guard, target, source }: AnyTransitionDefinition): string => {
  const guardName =
    typeof guard === 'object' && 'type' in guard ? ` [${guard.type}]` : typeof guard === 'string' ? ` [${guard}]` : ''
  const event = eventType.replace(/^xstate\.done\.actor\./, 'done ').replace(/^xstate\.after\.(\w+)\..*/, 'after $1')
  const to = (target ?? [source]).map((node) => node.key).join(', ')
  return `${event || 'always'}${guardName} → ${to}`
}

const isIn = (value: unknown, path: readonly string[]): boolean => {
  const [first, ...rest] = path
  if (first === undefined) return value !== null
  if (typeof value === 'string') return value === first && rest.length === 0
  return (
    typeof value === 'object' &&
    value !== null &&
    first in value &&
    isIn((value as Record<string, unknown>)[first], rest)
  )
}

/** A statechart as nested boxes: each state with its transitions, the current ones marked. */
export const Chart = ({ node, value }: { readonly node: AnyStateNode; readonly value?: unknown }) => (
  <div className={cx(box, value !== undefined && isIn(value, node.path) && current)}>
    <span className={name}>{node.key}</span>
    {ownTransitions(node).map((transition, order) => (
      // oxlint-disable-next-line react/no-array-index-key -- a machine's transitions never move
      <span key={order} className={row}>
        {words(transition)}
      </span>
    ))}
    {Object.keys(node.states).length > 0 && (
      <div className={inner}>
        {Object.values(node.states).map((child) => (
          <Chart key={child.id} node={child} value={value} />
        ))}
      </div>
    )}
  </div>
)
