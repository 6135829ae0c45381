import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Run, runsOf } from '../../../server/kit/pdf/letters'
import texts from '../../../server/prescription/prescription.texts.json'
import { sharedBrowser } from '../../kit/browser'
import { type Outlined, outliner } from '../../kit/outlines'

/** Words in which signs are reordered, joined, stacked or hung on a letter without a place for them. */
const hard = [
  'श्रीमती ज्ञानेश्वरी द्वारा कॉफ़ी हफ़्ते आएँ शक्ति क्षेत्र ऋतु र्‍य कर्म प्रार्थना हृदय',
  'આંચકી હૉસ્પિટલ જ્ઞાનેશ્વરીબહેનને સમજાવ્યું ઊંઘ કૉફી શ્રી ક્ષમા પ્રાર્થના તીવ્ર હૃદય',
  'সঙ্গে ওষুধ জ্ঞানেশ্বরী খিঁচুনি হাঁটুন ক্ষতি কর্ম প্রার্থনা বন্ধ ন্যাপ্রক্সেন পর্যাপ্ত হৃদয়',
]

/** Every word of the instructions on paper, and the hard ones. */
const runs: readonly Run[] = [
  ...new Map(
    [...hard, ...Object.values(texts).flatMap((each) => [each.hin, each.guj, each.ben])]
      .flatMap((text) => text.split(/\s+/))
      .flatMap((word) => runsOf(word))
      .filter(({ script }) => !script.startsWith('latin'))
      .map((run) => [run.text, run] as const),
  ).values(),
]

let page: Page
beforeAll(async () => {
  page = await (await sharedBrowser()).newPage()
})
afterAll(() => page.close())

/** Ems within which a letter stands where it should: the two round the widths of some signs in their own ways. */
const NEAR = 0.06

/** Of each word the share of its ink that the browser puts elsewhere than the outlines do, or the outlines than it. */
const compare = (words: readonly Outlined[]): Promise<readonly { text: string; differs: number }[]> => {
  const fonts = Object.fromEntries(
    [...new Set(words.map(({ font }) => font))].map((font) => [font, readFileSync(font).toString('base64')]),
  )
  return page.evaluate(
    async ({ words, fonts, near }) => {
      const SIZE = 96
      const names = new Map<string, string>()
      for (const [index, [file, content]] of Object.entries(fonts).entries()) {
        names.set(file, `own${index}`)
        document.fonts.add(await new FontFace(`own${index}`, `url(data:font/woff;base64,${content})`).load())
      }
      const canvas = document.createElement('canvas')
      const pen = canvas.getContext('2d', { willReadFrequently: true })!
      const inkOf = (width: number, draw: () => void): Uint8ClampedArray => {
        canvas.width = width
        canvas.height = SIZE * 2
        pen.translate(SIZE / 2, SIZE * 1.3)
        draw()
        return pen.getImageData(0, 0, canvas.width, canvas.height).data
      }
      return words.map(({ text, font, advance, paths }) => {
        const width = Math.ceil(advance * SIZE + SIZE)
        /** The outlines of the PDF; with a rim, also whatever is near them. */
        const drawn = (rim: number) =>
          inkOf(width, () => {
            pen.scale(SIZE, -SIZE)
            pen.lineWidth = rim * 2
            for (const { d, x, y } of paths) {
              const shape = new Path2D()
              shape.addPath(new Path2D(d), new DOMMatrix([0.001, 0, 0, 0.001, x, y]))
              // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
              pen.fill(shape)
              if (rim > 0) pen.stroke(shape)
            }
          })
        const shown = (rim: number) =>
          inkOf(width, () => {
            pen.font = `${SIZE}px ${names.get(font)}`
            pen.textRendering = 'geometricPrecision'
            pen.lineWidth = rim * 2 * SIZE
            pen.fillText(text, 0, 0)
            if (rim > 0) pen.strokeText(text, 0, 0)
          })
        const farFrom = (ink: Uint8ClampedArray, near: Uint8ClampedArray) => {
          let [all, far] = [0, 0]
          for (let at = 3; at < ink.length; at += 4) {
            if (ink[at]! > 128) all += 1
            if (ink[at]! > 128 && near[at] === 0) far += 1
          }
          return all === 0 ? 1 : far / all
        }
        return {
          text,
          differs: Math.max(farFrom(drawn(0), shown(near)), farFrom(shown(0), drawn(near))),
        }
      })
    },
    { words, fonts, near: NEAR },
  )
}

/** As much of a letter as may stand off: none of its strokes. */
const EDGES = 0.1
/** What the library sets closer than a browser: ৃ below হ without its own width, ক্ত before ার. They stay legible. */
const closer = ['হৃদয়', 'ডাক্তার']

test('the letters of a printed prescription stand where the browser puts them, in all scripts', async () => {
  const compared = await compare(runs.map(outliner()))
  expect(compared.length).toBeGreaterThan(100)
  expect(compared.filter(({ differs }) => differs > EDGES).map(({ text }) => text)).toEqual(closer)
})

test('letters that are not joined and ordered would be noticed', async () => {
  const outline = outliner()
  const broken = runs
    .filter(({ text }) => /[ि ি િ्્্]/.test(text))
    .map((run): Outlined => {
      const alone = Array.from(run.text, (text) => outline({ script: run.script, text }))
      const paths = alone.flatMap(({ paths: own }, index) => {
        const before = alone.slice(0, index).reduce((sum, { advance }) => sum + advance, 0)
        return own.map((path) => ({ ...path, x: path.x + before }))
      })
      return { ...outline(run), paths }
    })
  const compared = await compare(broken)
  // Its one joined pair is a small part of the word.
  const unnoticed = compared.filter(({ differs, text }) => differs <= EDGES && text !== 'আক্রান্ত')
  expect(unnoticed).toEqual([])
})
