import type { Box, Drawing } from './elk'
import type { Size } from './layout'

/** What of a drawing is seen: the point in the left upper corner, and how large a pixel is. */
export interface Viewport {
  readonly x: number
  readonly y: number
  readonly scale: number
}

const MARGIN = 24
const SMALLEST = 0.15
const LARGEST = 2
/** A chart is not shown smaller at first: what cannot be read is better scrolled to. */
const READABLE = 0.72

const clamp = (scale: number, least = SMALLEST, most = LARGEST): number => Math.min(most, Math.max(least, scale))

/** The whole drawing in the middle; where it would be too small to read, its beginning. */
export const fitAll = (drawing: Size, view: Size, least = READABLE): Viewport => {
  const whole = Math.min((view.width - MARGIN) / drawing.width, (view.height - MARGIN) / drawing.height)
  const scale = clamp(whole, least, 1)
  const center = (size: number, room: number) =>
    Math.min((size - room / scale) / 2, size * scale > room ? -MARGIN / 2 : Infinity)
  return { scale, x: center(drawing.width, view.width), y: center(drawing.height, view.height) }
}

/** Larger or smaller around a point of the view, which stays where it is. */
export const zoom = (
  { x, y, scale }: Viewport,
  factor: number,
  at: { readonly x: number; readonly y: number },
): Viewport => {
  const next = clamp(scale * factor)
  return { scale: next, x: x + at.x / scale - at.x / next, y: y + at.y / scale - at.y / next }
}

/** Moved so far that a box is seen; where it is seen already, the same viewport. */
export const reveal = (
  viewport: Viewport,
  { x, y, width, height }: Pick<Box, 'x' | 'y' | 'width' | 'height'>,
  view: Size,
): Viewport => {
  const [right, bottom] = [viewport.x + view.width / viewport.scale, viewport.y + view.height / viewport.scale]
  const isSeen = x >= viewport.x && y >= viewport.y && x + width <= right && y + height <= bottom
  if (isSeen) return viewport
  return {
    ...viewport,
    x: x + width / 2 - view.width / viewport.scale / 2,
    y: y + height / 2 - view.height / viewport.scale / 2,
  }
}

/** The states that an arrow key leads to from a state: along its lines, in the direction of the key. */
export const neighbour = (
  { boxes, wires }: Drawing,
  from: string,
  key: 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight',
): string | null => {
  const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })
  const box = boxes.find(({ node }) => node.path === from)
  if (!box) return null
  const begin = middle(box)
  const near = new Set(
    wires.flatMap(({ edge }) => (edge?.from === from ? [edge.to] : edge?.to === from ? [edge.from] : [])),
  )
  const ahead = boxes
    .filter(({ node }) => near.has(node.path))
    .map((each) => {
      const { x, y } = middle(each)
      const [dx, dy] = [x - begin.x, y - begin.y]
      const [along, across] =
        key === 'ArrowUp' ? [-dy, dx] : key === 'ArrowDown' ? [dy, dx] : key === 'ArrowLeft' ? [-dx, dy] : [dx, dy]
      return { path: each.node.path, along, cost: along + 2 * Math.abs(across) }
    })
    .filter(({ along }) => along > 0)
    .toSorted((a, b) => a.cost - b.cost)
  return ahead[0]?.path ?? null
}
