/** What makes a photographed paper hard to read. */
export type PhotoHint = 'dark' | 'blurred' | 'cutOff'

/** Brightness of each pixel, 0 to 255, row by row. */
export interface GreyPicture {
  readonly width: number
  readonly height: number
  readonly pixels: ArrayLike<number>
}

/** Mean brightness below which a paper is hard to read. */
const DARK = 70
/** Difference of a pixel from its neighbours that only a sharp stroke has. */
const STROKE = 60
/** Share of strokes of a sharp page: a written one has more. */
const WRITTEN = 0.004
/** Share of the picture's sides that is its edge. */
const EDGE = 0.02

/** Difference of four times a pixel from the sum of its four neighbours. */
const edgeAt = ({ pixels, width }: GreyPicture, x: number, y: number): number => {
  const at = y * width + x
  const around = pixels[at - 1]! + pixels[at + 1]! + pixels[at - width]! + pixels[at + width]!
  return Math.abs(4 * pixels[at]! - around)
}

const meanOf = ({ pixels, width, height }: GreyPicture): number => {
  let sum = 0
  for (let at = 0; at < width * height; at += 1) sum += pixels[at]!
  return sum / (width * height)
}

/** What should be done better in a photo of a paper; a dark one is not judged further. */
export const photoHints = (picture: GreyPicture): readonly PhotoHint[] => {
  const { width, height } = picture
  if (meanOf(picture) < DARK) return ['dark']
  const margin = Math.max(2, Math.round(Math.min(width, height) * EDGE))
  const count = { inside: 0, insideStrokes: 0, edge: 0, edgeStrokes: 0 }
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const isEdge = x < margin || y < margin || x >= width - margin || y >= height - margin
      const isStroke = edgeAt(picture, x, y) > STROKE
      count[isEdge ? 'edge' : 'inside'] += 1
      if (isStroke) count[isEdge ? 'edgeStrokes' : 'insideStrokes'] += 1
    }
  const inside = count.insideStrokes / Math.max(1, count.inside)
  const edge = count.edgeStrokes / Math.max(1, count.edge)
  if (inside < WRITTEN) return ['blurred']
  return edge > inside / 2 ? ['cutOff'] : []
}
