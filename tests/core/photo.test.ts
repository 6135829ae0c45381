import { expect, test } from 'vitest'
import { photoHints } from '../../src/core/prescription/photo.rules'

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
