import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { Sparkline } from './Sparkline'

interface KpiTileProps {
  readonly name: string
  readonly value: ReactNode
  /** How it stands to the time before, in words: "12 more than last week". */
  readonly trend?: {
    readonly direction: 'up' | 'down' | 'level'
    readonly isGood: boolean | null
    readonly words: string
  }
  readonly history?: { readonly label: string; readonly values: readonly (number | null)[] }
}

const tile = css({
  display: 'grid',
  gap: '4',
  minWidth: '0',
  padding: '12',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  fontSize: '14',
  lineHeight: 'caption',
})
const quiet = css({ margin: '0', color: 'muted' })
const line = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8', margin: '0' })
const number = css({
  fontSize: '22',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
const change = css({ display: 'inline-flex', alignItems: 'center', gap: '4', margin: '0', color: 'muted' })
const good = css({ color: 'good' })
const bad = css({ color: 'bad' })

const arrows = { up: ArrowUp, down: ArrowDown, level: ArrowRight } as const

/** One figure with its name, how it changed and how it ran; a row of them is a `dl`. */
export const KpiTile = ({ name, value, trend, history }: KpiTileProps) => {
  const Arrow = trend && arrows[trend.direction]
  return (
    <div className={tile}>
      <dt className={quiet}>{name}</dt>
      <dd className={line}>
        <span className={number}>{value}</span>
        {history && <Sparkline {...history} />}
      </dd>
      {trend && Arrow && (
        <dd className={cx(change, trend.isGood === true && good, trend.isGood === false && bad)}>
          <Arrow size={16} aria-hidden />
          {trend.words}
        </dd>
      )}
    </div>
  )
}
