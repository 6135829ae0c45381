import { useCallback, useState } from 'react'
import { css } from 'styled-system/css'
import { apart, type ChartSeries, pathOf, type Point, pointsOf, type Scale } from '../../../core/kit/chart.rules'

/** Each line has a colour, a dash and a marker of its own. */
const looks = [
  { line: css({ color: 'series.1' }), dash: undefined, marker: 'circle' },
  { line: css({ color: 'series.2' }), dash: '6 4', marker: 'square' },
  { line: css({ color: 'series.3' }), dash: '2 3', marker: 'triangle' },
  { line: css({ color: 'series.4' }), dash: '10 3 2 3', marker: 'diamond' },
  { line: css({ color: 'series.5' }), dash: '1 4', marker: 'circle' },
  { line: css({ color: 'series.6' }), dash: '8 2', marker: 'square' },
] as const

const HEIGHT = 240
const MARGIN = { top: 12, bottom: 28, gap: 8 }
const LETTER = 7 // px, about the width of one at 12 px
const LABEL = 16

const svg = css({ display: 'block', width: 'full', overflow: 'visible', fontSize: '12', touchAction: 'pan-y' })
const grid = css({ stroke: 'line' })
const axis = css({ fill: 'muted', fontVariantNumeric: 'tabular-nums' })
const cursor = css({ stroke: 'muted' })
const label = css({ fill: 'ink', fontWeight: 'medium' })
const hollow = css({ fill: 'surface' })

const shapes = {
  circle: ({ x, y }: Point) => `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0`,
  square: ({ x, y }: Point) => `M${x - 4} ${y - 4}h8v8h-8z`,
  triangle: ({ x, y }: Point) => `M${x} ${y - 5}l5 9h-10z`,
  diamond: ({ x, y }: Point) => `M${x} ${y - 5}l5 5l-5 5l-5 -5z`,
} as const

interface ChartSvgProps {
  readonly series: readonly ChartSeries[]
  readonly points: readonly string[]
  readonly scale: Scale
  /** A value as the axis reads it. */
  readonly format: (value: number) => string
  /** The point that is read. */
  readonly at: number | null
  readonly onPoint: (at: number | null) => void
}

/** The drawing, as wide as its place. */
export const ChartSvg = ({ series, points, scale, format, at, onPoint }: ChartSvgProps) => {
  const [outer, setOuter] = useState(360)
  const watch = useCallback((element: SVGSVGElement) => {
    const observer = new ResizeObserver(() => setOuter(element.getBoundingClientRect().width))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const end = Math.min(outer / 3, 16 + LETTER * Math.max(0, ...series.map(({ name }) => name.length)))
  const start = MARGIN.gap + LETTER * Math.max(4, ...scale.ticks.map((tick) => format(tick).length))
  const box = { width: Math.max(1, outer - start - end), height: HEIGHT - MARGIN.top - MARGIN.bottom }
  const lines = series.map((each) => pointsOf(each, scale, box))
  const labels = apart(
    lines.map((line) => line.findLast((point) => point !== null)?.y ?? 0),
    LABEL,
  )
  const step = points.length > 1 ? box.width / (points.length - 1) : box.width
  const every = Math.max(1, Math.ceil((LETTER * Math.max(...points.map(({ length }) => length)) + 8) / step))
  const heightOf = (tick: number) => box.height - ((tick - scale.min) / (scale.max - scale.min)) * box.height
  return (
    <svg
      ref={watch}
      className={svg}
      height={HEIGHT}
      aria-hidden
      onPointerMove={({ currentTarget, clientX }) => {
        const x = clientX - currentTarget.getBoundingClientRect().left - start
        onPoint(Math.min(Math.max(0, Math.round(x / step)), points.length - 1))
      }}
      onPointerLeave={() => onPoint(null)}
    >
      <g transform={`translate(${start} ${MARGIN.top})`}>
        {scale.ticks.map((tick) => (
          <g key={tick} transform={`translate(0 ${heightOf(tick)})`}>
            <line x2={box.width} className={grid} />
            <text x={-MARGIN.gap} dy="0.35em" textAnchor="end" className={axis}>
              {format(tick)}
            </text>
          </g>
        ))}
        {points.map(
          (point, index) =>
            index % every === 0 && (
              <text key={point} x={index * step} y={box.height + 18} textAnchor="middle" className={axis}>
                {point}
              </text>
            ),
        )}
        {at !== null && <line x1={at * step} x2={at * step} y2={box.height} className={cursor} />}
        {series.map(({ id, name }, index) => {
          const { line: colour, dash, marker } = looks[index % looks.length]!
          const line = lines[index]!
          return (
            <g key={id} className={colour}>
              <path d={pathOf(line)} fill="none" stroke="currentColor" strokeWidth={2} strokeDasharray={dash} />
              {line.map(
                (point, place) =>
                  point && (
                    <path
                      key={points[place]}
                      d={shapes[marker](point)}
                      className={place === at ? hollow : undefined}
                      fill="currentColor"
                      stroke="currentColor"
                      strokeWidth={place === at ? 3 : 1}
                    />
                  ),
              )}
              <text x={box.width + MARGIN.gap} y={labels[index]} dy="0.35em" className={label}>
                {name}
              </text>
            </g>
          )
        })}
      </g>
    </svg>
  )
}
