import { describe, expect, test } from 'vitest'
import { photoHints } from '../../src/core/kit/photo.rules'

const WIDTH = 160
const HEIGHT = 280

/** A paper of this brightness with lines of ink between the margins. */
const paper = ({ light = 220, ink = 20, margin = 20, blur = 0 } = {}) => {
  const isInk = (x: number, y: number) =>
    y % 10 < 2 && x % 7 < 4 && x >= margin && x < WIDTH - margin && y >= margin && y < HEIGHT - margin
  const at = (x: number, y: number) => (isInk(x, y) ? ink : light)
  const pixels = Array.from({ length: WIDTH * HEIGHT }, (_, place) => {
    const [x, y] = [place % WIDTH, Math.floor(place / WIDTH)]
    let sum = 0
    for (let dy = -blur; dy <= blur; dy += 1) for (let dx = -blur; dx <= blur; dx += 1) sum += at(x + dx, y + dy)
    return sum / (2 * blur + 1) ** 2
  })
  return { width: WIDTH, height: HEIGHT, pixels }
}

test('a sharp, bright page with a margin needs nothing', () => {
  expect(photoHints(paper())).toEqual([])
})

test.each([
  ['a page in the dark', { light: 50, ink: 10 }, 'dark'],
  ['a page that moved', { blur: 5 }, 'blurred'],
  ['a page whose lines run out of the picture', { margin: 0 }, 'cutOff'],
] as const)('%s: %s', (_, how, hint) => {
  expect(photoHints(paper(how))).toEqual([hint])
})

type Place = readonly [x: number, y: number]

const FAINT = 16

/** A small page whose only strokes are these dots; all but two pixels along each side are its inside. */
const dotted = (dots: readonly Place[], { width = 54, height = 9, depth = FAINT } = {}) => ({
  width,
  height,
  pixels: Array.from({ length: width * height }, (_, place) =>
    dots.some(([x, y]) => place === y * width + x) ? 200 - depth : 200,
  ),
})

const shaded = (width: number, height: number, lightAt: (x: number, y: number) => number) => ({
  width,
  height,
  pixels: Array.from({ length: width * height }, (_, place) => lightAt(place % width, Math.floor(place / width))),
})

/** Dots with one pixel between them, none near a side. */
const insideRow = (count: number, y = 4): readonly Place[] =>
  Array.from({ length: count }, (_, index) => [4 + 2 * index, y] as const)

test.each([
  [69, 'dark'],
  [70, 'blurred'],
] as const)('an empty page of brightness %i: %s', (light, hint) => {
  expect(photoHints(shaded(20, 20, () => light))).toEqual([hint])
})

test('light that fades evenly across a page is no writing', () => {
  expect(photoHints(shaded(8, 30, (x) => 36 * x))).toEqual(['blurred'])
  expect(photoHints(shaded(30, 8, (_, y) => 36 * y))).toEqual(['blurred'])
})

describe('a page is written', () => {
  test('when one pixel in 250 of its inside is a stroke', () => {
    expect(photoHints(dotted([[10, 4]]))).toEqual([])
    expect(photoHints(dotted([]))).toEqual(['blurred'])
  })

  test('only by strokes that stand out enough', () => {
    expect(photoHints(dotted([[10, 4]], { depth: 15 }))).toEqual(['blurred'])
  })

  test.each([
    ['left', 2, 4],
    ['right', 51, 4],
    ['top', 10, 2],
    ['bottom', 10, 6],
  ])('by a stroke that just keeps the margin at the %s', (_, x, y) => {
    expect(photoHints(dotted([[x, y]]))).toEqual([])
  })

  test.each<[string, readonly Place[]]>([
    [
      'left',
      [
        [1, 3],
        [1, 5],
      ],
    ],
    [
      'right',
      [
        [52, 3],
        [52, 5],
      ],
    ],
    [
      'top',
      [
        [10, 1],
        [20, 1],
      ],
    ],
    [
      'bottom',
      [
        [10, 7],
        [20, 7],
      ],
    ],
  ])('not by strokes in the margin at the %s', (_, dots) => {
    expect(photoHints(dotted(dots))).toEqual(['blurred'])
  })
})

describe('the margin', () => {
  test('of a large page is a fiftieth of its side', () => {
    const column = (x: number) => Array.from({ length: 97 }, (_, index) => [x, 3 + 2 * index] as const)
    const large = { width: 200, height: 200 }
    expect(photoHints(dotted([...column(3), ...column(196)], large))).toEqual(['blurred'])
    expect(photoHints(dotted([...column(4), ...column(195)], large))).toEqual([])
  })

  test('of a long, narrow page is that of its short side', () => {
    const dots = Array.from({ length: 97 }, (_, index) => [3, 10 + 2 * index] as const)
    expect(photoHints(dotted(dots, { width: 50, height: 300 }))).toEqual([])
  })
})

describe('a page is cut off', () => {
  const atTop: readonly Place[] = [
    [10, 1],
    [20, 1],
    [30, 1],
    [40, 1],
  ]

  test('when strokes are more than half as frequent at its edge as inside', () => {
    // 4 of 114 pixels at the edge, 17 of 250 inside.
    expect(photoHints(dotted([...atTop, ...insideRow(17)]))).toEqual(['cutOff'])
    // 1 of 114 at the edge, 5 of 250 inside.
    expect(photoHints(dotted([[10, 1], ...insideRow(5)]))).toEqual([])
  })

  test('not when they are just half as frequent', () => {
    // 1 of 128 pixels at the edge, 15 of 960 inside.
    expect(photoHints(dotted([[10, 1], ...insideRow(8, 10), ...insideRow(7, 20)], { width: 34, height: 36 }))).toEqual(
      [],
    )
  })
})
