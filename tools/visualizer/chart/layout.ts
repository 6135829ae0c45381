import type { ElkNode } from 'elkjs/lib/elk-api'
import { type Direction, type Drawing, fromElk, type Measure, toElk } from './elk'
import type { ChartGraph } from './graph'

/** ELK itself, or a worker that runs it. */
export interface LayoutEngine {
  readonly layout: (graph: ElkNode) => Promise<ElkNode>
}

export interface Size {
  readonly width: number
  readonly height: number
}

const fit = (drawing: Size, view: Size): number => Math.min(view.width / drawing.width, view.height / drawing.height)

/** Lays a chart out downwards and, where it does not fit so, to the right; keeps what is shown larger in the view. */
export const layOut = async (
  engine: LayoutEngine,
  graph: ChartGraph,
  measure: Measure,
  view: Size,
): Promise<Drawing> => {
  const drawn = async (direction: Direction) => fromElk(graph, await engine.layout(toElk(graph, measure, direction)))
  const down = await drawn('DOWN')
  if (fit(down, view) >= 1) return down
  const right = await drawn('RIGHT')
  return fit(right, view) > fit(down, view) ? right : down
}

/** Widths where no canvas is there to ask: those of the fonts of the page, rounded up. */
export const roughMeasure: Measure = (text, role) => text.length * (role === 'title' ? 9 : role === 'tag' ? 6.8 : 7.3)
