import { css } from 'styled-system/css'
import { pathOf, pointsOf, scaleOf } from '../../core/kit/chart.rules'

interface SparklineProps {
  /** What the line says, read in its place: "Weight 72, 71, 70 kg". */
  readonly label: string
  readonly values: readonly (number | null)[]
}

const BOX = { width: 64, height: 20 }
const EDGE = 3

const look = css({ flexShrink: 0, color: 'calm', verticalAlign: 'middle', overflow: 'visible' })

/** A row of measured values as a line in a line of text, its last point marked. Below two points there is nothing to draw. */
export const Sparkline = ({ label, values }: SparklineProps) => {
  const series = { id: 'only', name: label, values }
  const { min, max } = scaleOf([series], 2)
  const points = pointsOf(series, { min, max, ticks: [] }, BOX)
  const last = points.findLast((point) => point !== null)
  if (points.filter((point) => point !== null).length < 2) return null
  return (
    <svg
      className={look}
      role="img"
      aria-label={label}
      width={BOX.width + 2 * EDGE}
      height={BOX.height + 2 * EDGE}
      viewBox={`${-EDGE} ${-EDGE} ${BOX.width + 2 * EDGE} ${BOX.height + 2 * EDGE}`}
    >
      <path d={pathOf(points)} fill="none" stroke="currentColor" strokeWidth={1.5} />
      {last && <circle cx={last.x} cy={last.y} r={2.5} fill="currentColor" />}
    </svg>
  )
}
