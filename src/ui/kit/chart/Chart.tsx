import { ChartLine, Table2 } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { css } from 'styled-system/css'
import { type ChartSeries, scaleOf } from '../../../core/kit/chart.rules'
import { useText } from '../../intl/useText'
import { Button } from '../Button'
import { ChartSvg } from './ChartSvg'

export interface ChartView {
  readonly title: string
  /** What the lines show, in a sentence: "Blood pressure fell from 150 to 128 in three weeks". */
  readonly summary: string
  readonly unit: string
  /** Names of the points, from left to right. */
  readonly points: readonly string[]
  readonly series: readonly ChartSeries[]
  readonly isTable: boolean
  /** A value as it is read: `₹6,000`. */
  readonly format?: (value: number) => string
}

export type ChartEvent = { readonly type: 'chart.switched' }

export interface ChartProps {
  readonly view: ChartView
  readonly on: (event: ChartEvent) => void
}

const figure = css({ display: 'grid', gap: '8', margin: '0', minWidth: '0' })
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8' })
const title = css({ margin: '0', fontSize: '16' })
const words = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const plot = css({ borderRadius: '8', outlineOffset: '[4px]' })
const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  fontSize: '14',
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': {
    paddingBlock: '4',
    paddingInline: '8',
    borderBlockEnd: 'line',
    textAlign: 'end',
    fontWeight: 'regular',
  },
  '& :is(th:first-child)': { textAlign: 'start', paddingInlineStart: '0' },
  '& thead th': { color: 'muted' },
})

const Twin = ({ view: { title: name, points, series, unit, format = String } }: Pick<ChartProps, 'view'>) => {
  const say = useText()
  const written = (value: number | null | undefined) => (value == null ? say('kit.chart.none') : format(value))
  return (
    <table className={table} aria-label={`${name}, ${unit}`}>
      <thead>
        <tr>
          <th scope="col">{unit}</th>
          {series.map((each) => (
            <th key={each.id} scope="col">
              {each.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point, index) => (
          <tr key={point}>
            <th scope="row">{point}</th>
            {series.map(({ id, values }) => (
              <td key={id}>{written(values[index])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * Lines over time, told apart by dash, marker and a label at their end as well as by colour. Arrow keys read point by
 * point; the same figures are a table at a press.
 */
export const Chart = ({ view, on }: ChartProps) => {
  const { title: name, summary, unit, points, series, isTable, format = String } = view
  const say = useText()
  const [at, setAt] = useState<number | null>(null)
  const spoken =
    at === null
      ? ''
      : [
          points[at],
          ...series.map(({ name, values }) => {
            const value = values[at]
            return `${name} ${value == null ? say('kit.chart.none') : format(value)}`
          }),
        ].join(', ')
  const press = (event: KeyboardEvent) => {
    const last = points.length - 1
    const ways: Readonly<Record<string, number>> = {
      ArrowRight: at === null ? 0 : Math.min(at + 1, last),
      ArrowLeft: at === null ? last : Math.max(at - 1, 0),
      Home: 0,
      End: last,
    }
    const to = ways[event.key]
    if (to === undefined) return
    event.preventDefault()
    setAt(to)
  }
  return (
    <figure className={figure}>
      <div className={head}>
        <h3 className={title}>{name}</h3>
        <Button tone="quiet" size="sm" onClick={() => on({ type: 'chart.switched' })}>
          {isTable ? <ChartLine size={20} aria-hidden /> : <Table2 size={20} aria-hidden />}
          {say(isTable ? 'kit.chart.asChart' : 'kit.chart.asTable')}
        </Button>
      </div>
      {isTable ? (
        <Twin view={view} />
      ) : (
        <div
          role="slider"
          tabIndex={0}
          aria-label={`${name}, ${unit}`}
          aria-valuemin={0}
          aria-valuemax={points.length - 1}
          aria-valuenow={at ?? 0}
          aria-valuetext={spoken || summary}
          className={plot}
          onKeyDown={press}
          onBlur={() => setAt(null)}
        >
          <ChartSvg series={series} points={points} scale={scaleOf(series)} format={format} at={at} onPoint={setAt} />
        </div>
      )}
      <figcaption className={words}>{at === null ? summary : spoken}</figcaption>
    </figure>
  )
}
