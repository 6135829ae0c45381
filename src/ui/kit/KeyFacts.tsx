import { CalendarDays, type LucideIcon, MapPin, UserRound, Video, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { useText } from '../intl/useText'
import { VisuallyHidden } from './VisuallyHidden'

export type FactKind = 'when' | 'clinic' | 'where' | 'video' | 'who' | 'paid'

export interface KeyFact {
  readonly kind: FactKind
  readonly value: ReactNode
  /** A second, quieter line: the address, the relation. */
  readonly more?: ReactNode
  /** A way from the fact: "Directions". */
  readonly action?: ReactNode
}

interface KeyFactsProps {
  readonly facts: readonly KeyFact[]
  /** `line` puts them beside each other where there is room, `stack` one under another. */
  readonly layout?: 'line' | 'stack'
}

const icons: Readonly<Record<FactKind, LucideIcon>> = {
  when: CalendarDays,
  clinic: MapPin,
  where: MapPin,
  video: Video,
  who: UserRound,
  paid: Wallet,
}

const list = css({ display: 'flex', margin: '0', fontSize: '14', lineHeight: 'caption' })
const layouts = {
  line: css({ flexWrap: 'wrap', columnGap: '16', rowGap: '4' }),
  stack: css({ flexDirection: 'column', gap: '8' }),
} as const
const fact = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: '8',
  alignItems: 'start',
  minWidth: '0',
})
const term = css({ display: 'inline-flex', color: 'calm', '& > svg': { width: '20', height: '20' } })
const value = css({ margin: '0', minWidth: '0', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })
const second = css({ display: 'block', color: 'muted' })

/** When, where, who and how paid: the facts of a visit, an order or a call, the same wherever they stand. */
export const KeyFacts = ({ facts, layout = 'stack' }: KeyFactsProps) => {
  const say = useText()
  return (
    <dl className={cx(list, layouts[layout])}>
      {facts.map(({ kind, value: words, more, action }) => {
        const Icon = icons[kind]
        return (
          <div key={kind} className={fact}>
            <dt className={term}>
              <Icon aria-hidden />
              <VisuallyHidden>{say(`kit.facts.${kind}`)}</VisuallyHidden>
            </dt>
            <dd className={value}>
              {words}
              {more && <span className={second}>{more}</span>}
            </dd>
            {action && <dd className={value}>{action}</dd>}
          </div>
        )
      })}
    </dl>
  )
}
