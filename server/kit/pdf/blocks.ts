import { runsInOrder } from './direction'
import { fontName, printable, runsOf, type Weight } from './letters'

/** As much of a PDF document as blocks draw with; distances in points. */
export interface Pen {
  readonly font: (name: string) => Pen
  readonly fontSize: (size: number) => Pen
  readonly widthOfString: (text: string) => number
  readonly text: (text: string, x: number, y: number, options: { lineBreak: false; baseline: 'alphabetic' }) => unknown
  readonly moveTo: (x: number, y: number) => Pen
  readonly lineTo: (x: number, y: number) => Pen
  readonly lineWidth: (width: number) => Pen
  readonly stroke: () => unknown
  readonly rect: (x: number, y: number, width: number, height: number) => Pen
  readonly fill: (colour: string) => unknown
  readonly image: (content: Buffer, x: number, y: number, size: { fit: [number, number] }) => unknown
}

/** What is never split over two pages, unless it has parts. */
export interface Block {
  readonly height: (pen: Pen, width: number) => number
  readonly draw: (pen: Pen, x: number, y: number, width: number) => void
  /** The texts in it, as they were given. */
  readonly words?: readonly string[]
  /** Of a text that may go on over the page: what of it is never split, in order. */
  readonly parts?: (pen: Pen, width: number) => readonly Block[]
}

export interface Style {
  readonly size: number
  readonly weight?: Weight
  /** Points below. */
  readonly gap?: number
  readonly indent?: number
  readonly align?: 'right'
  /** Stands before the first line, in the room of the indent: the lines below it begin where the words do. */
  readonly mark?: string
}

/** Of the size: Indian letters stand taller than Latin ones. */
const LINE = 1.5
const BASE = 1.08
/** Of the size: how far before its line a mark begins. */
const MARK = 0.8

const widthOf = (pen: Pen, text: string, { size, weight = 400 }: Style): number =>
  runsOf(text).reduce(
    (width, run) => width + pen.font(fontName(run.script, weight)).fontSize(size).widthOfString(run.text),
    0,
  )

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A word in pieces that fit a line; most are one. */
const piecesOf = (pen: Pen, word: string, width: number, style: Style): readonly string[] => {
  if (widthOf(pen, word, style) <= width) return [word]
  const pieces = ['']
  for (const { segment } of graphemes.segment(word)) {
    const longer = `${pieces.at(-1)}${segment}`
    if (longer === segment || widthOf(pen, longer, style) <= width) pieces[pieces.length - 1] = longer
    else pieces.push(segment)
  }
  return pieces
}

/** Where a line may end: at any space but the one between a number and its unit, and the one before a dot that parts. */
const BREAKS = /(?<!\p{N}) (?!·)| (?![\p{L}°%·])/u

/** The text in lines that fit; a word that is wider than the line goes on in the next. */
const linesOf = (pen: Pen, text: string, width: number, style: Style): readonly string[] =>
  text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph
      .replaceAll(/ +/g, ' ')
      .split(BREAKS)
      .flatMap((each) => piecesOf(pen, each, width, style))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && widthOf(pen, longer, style) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return [...lines, line]
  })

const drawLine = (pen: Pen, text: string, x: number, y: number, { size, weight = 400 }: Style): void => {
  let at = x
  for (const { script, text: run } of runsInOrder(text)) {
    pen.font(fontName(script, weight)).fontSize(size)
    pen.text(run, at, y, { lineBreak: false, baseline: 'alphabetic' })
    at += pen.widthOfString(run)
  }
}

/** A text in any of the scripts, wrapped. */
export const paragraph = (words: string, style: Style): Block => {
  const { size, gap = 0, indent = 0, align, mark } = style
  const text = printable(words)
  return {
    words: [words],
    height: (pen, width) => linesOf(pen, text, width - indent, style).length * size * LINE + gap,
    draw: (pen, x, y, width) => {
      if (mark) drawLine(pen, mark, x + indent - size * MARK, y + size * BASE, style)
      linesOf(pen, text, width - indent, style).forEach((line, index) => {
        const left = align === 'right' ? x + width - widthOf(pen, line, style) : x + indent
        drawLine(pen, line, left, y + index * size * LINE + size * BASE, style)
      })
    },
  }
}

/** A text under its heading, if it has one; it goes on over the page line by line, and the heading stays with the first. */
export const passage = (heading: string, words: string, style: Style): Block => {
  const { gap = 0, mark, ...further } = style
  const title = heading === '' ? [] : [paragraph(heading, { size: 9, weight: 600 })]
  const whole = stack([...title, paragraph(words, style)])
  return {
    ...whole,
    parts: (pen, width) => {
      const lines = linesOf(pen, printable(words), width - (style.indent ?? 0), style)
      return lines.map((line, index) => {
        const own = { ...further, gap: index === lines.length - 1 ? gap : 0 }
        const part = paragraph(line, index === 0 && mark ? { ...own, mark } : own)
        return index === 0 ? stack([...title, part]) : part
      })
    },
  }
}

/** Blocks below each other that stay together. */
export const stack = (blocks: readonly Block[]): Block => ({
  words: blocks.flatMap(({ words = [] }) => words),
  height: (pen, width) => blocks.reduce((height, block) => height + block.height(pen, width), 0),
  draw: (pen, x, y, width) => {
    let at = y
    for (const block of blocks) {
      block.draw(pen, x, at, width)
      at += block.height(pen, width)
    }
  },
})

/** Two blocks side by side; `share` of the width is the left one's. */
export const beside = (left: Block, right: Block, share: number): Block => ({
  words: [left, right].flatMap(({ words = [] }) => words),
  height: (pen, width) => Math.max(left.height(pen, width * share), right.height(pen, width * (1 - share))),
  draw: (pen, x, y, width) => {
    left.draw(pen, x, y, width * share)
    right.draw(pen, x + width * share, y, width * (1 - share))
  },
})

/** A thin line over the width. */
export const ruler = (gap = 6): Block => ({
  height: () => gap * 2,
  draw: (pen, x, y, width) => {
    pen
      .lineWidth(0.5)
      .moveTo(x, y + gap)
      .lineTo(x + width, y + gap)
      .stroke()
  },
})

/** Black squares, `true` where one is: a QR code. */
export const squares = (size: number, rows: readonly (readonly boolean[])[]): Block => ({
  height: () => size,
  draw: (pen, x, y) => {
    const side = size / rows.length
    rows.forEach((row, down) =>
      row.forEach((isBlack, right) => {
        if (isBlack) pen.rect(x + right * side, y + down * side, side, side).fill('black')
      }),
    )
  },
})

/** A picture as large as the width and a height allow. */
export const picture = (content: Buffer, height: number): Block => ({
  height: () => height,
  draw: (pen, x, y, width) => {
    pen.image(content, x, y, { fit: [width, height] })
  },
})
