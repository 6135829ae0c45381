/** A row of measured points; null is what was not measured. */
export interface ChartSeries {
  readonly id: string
  readonly name: string
  readonly values: readonly (number | null)[]
}

export interface Scale {
  readonly min: number
  readonly max: number
  readonly ticks: readonly number[]
}

const NICE = [1, 2, 2.5, 5, 10]

const stepFor = (span: number, count: number): number => {
  const rough = span / count
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  return (NICE.find((nice) => nice * magnitude >= rough - 1e-9) ?? 10) * magnitude
}

/** A scale with about `count` round ticks that holds all values; it begins at zero when they are not far above it. */
export const scaleOf = (series: readonly ChartSeries[], count = 4): Scale => {
  const values = series.flatMap((each) => each.values.filter((value) => value !== null))
  const [low, high] = values.length === 0 ? [0, 1] : [Math.min(...values), Math.max(...values)]
  const bottom = low >= 0 && low <= high / 2 ? 0 : low
  const step = stepFor(high - bottom || Math.abs(high) || 1, count)
  const [min, max] = [Math.floor(bottom / step) * step, Math.ceil(high / step) * step]
  const top = max === min ? min + step : max
  const ticks = Array.from({ length: Math.round((top - min) / step) + 1 }, (_, index) => {
    const tick = min + index * step
    return Number(tick.toFixed(6))
  })
  return { min, max: top, ticks }
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Points of a series in a box: the first at its left edge, the last at its right, large values up. */
export const pointsOf = (
  { values }: ChartSeries,
  { min, max }: Scale,
  { width, height }: { readonly width: number; readonly height: number },
): readonly (Point | null)[] => {
  const gap = values.length > 1 ? width / (values.length - 1) : 0
  return values.map((value, index) =>
    value === null
      ? null
      : {
          x: values.length > 1 ? index * gap : width / 2,
          y: height - ((value - min) / (max - min)) * height,
        },
  )
}

const written = (value: number): string => String(Math.round(value * 10) / 10)

/** The line through points as an SVG path; it breaks where nothing was measured. */
export const pathOf = (points: readonly (Point | null)[]): string =>
  points
    .map((point, index) =>
      point === null ? '' : `${points[index - 1] ? 'L' : 'M'}${written(point.x)} ${written(point.y)}`,
    )
    .join('')

/** Label places moved apart so that none covers another, in the order of their heights. */
export const apart = (heights: readonly number[], gap: number): readonly number[] => {
  const order = heights.map((_, index) => index).toSorted((one, other) => heights[one]! - heights[other]!)
  const moved = [...heights]
  for (const [place, index] of order.entries()) {
    const above = order[place - 1]
    if (above !== undefined) moved[index] = Math.max(moved[index]!, moved[above]! + gap)
  }
  return moved
}
