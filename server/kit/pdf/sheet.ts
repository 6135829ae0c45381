import { mendAnchors } from './anchors'
import type { Block, Pen } from './blocks'
import { fontName, fontOf, scripts, unprintable } from './letters'
import { addSealPlace, type Seal, sealed } from './seal'

/** Points of a millimetre. */
export const MM = 72 / 25.4
const MARGIN = 12 * MM

export interface Sheet {
  readonly title: string
  /** Stands at the top of each page: who it is about, `1 of 2`. */
  readonly head: (page: number, pages: number) => Block
  readonly blocks: readonly Block[]
  /** Stays with the block before it: it never stands on a page alone. */
  readonly last: Block
  /** Of the document, so that the same content is the same file. */
  readonly at: Date
  /** Signs the finished bytes; without one the document is not signed. */
  readonly seal?: Seal | undefined
}

/** Letters no font has, and the words they stand in. */
export interface Lost {
  readonly letters: readonly string[]
  readonly words: readonly string[]
}

/** For a message: `李, 雷` in `“李雷”`. */
export const lostInWords = ({ letters, words }: Lost) => ({
  letters: letters.join(', '),
  words: words.map((each) => `“${each}”`).join(', '),
})

/** What of a sheet could not be printed; null where all of it can. */
export const lostIn = ({ head, blocks, last }: Pick<Sheet, 'head' | 'blocks' | 'last'>): Lost | null => {
  const words = [head(1, 1), ...blocks, last]
    .flatMap((block) => block.words ?? [])
    .flatMap((text) => text.split(/\s+/))
    .filter((word) => unprintable(word).length > 0)
  if (words.length === 0) return null
  return { letters: [...new Set(words.flatMap(unprintable))], words: [...new Set(words)] }
}

/** An A4 document in black and white with the fonts of its letters alone. Its library is read for the first of them. */
export const pdfOfSheet = async (sheet: Sheet): Promise<Buffer> => {
  const { default: Document } = await import('pdfkit')
  const info = { Title: sheet.title, CreationDate: sheet.at, ModDate: sheet.at }
  const document = new Document({ size: 'A4', margin: 0, autoFirstPage: false, bufferPages: true, lang: 'en', info })
  registerFonts(document)
  const written = collected(document)
  layOut(document, sheet)
  if (sheet.seal) addSealPlace(document, sheet.seal, sheet.at)
  document.end()
  const bytes = await written
  return sheet.seal ? sealed(bytes, sheet.seal, sheet.at) : bytes
}

/**
 * The page of each block and, last, of what stays with the last block, in points of their heights: none is split, and
 * what stays with a block never stands on a page alone.
 */
export const pagesOf = (heights: readonly number[], last: number, room: number): readonly number[] => {
  const places: number[] = []
  let [page, used] = [0, 0]
  heights.forEach((height, index) => {
    const isLast = index === heights.length - 1
    if (used > 0 && used + height + (isLast ? last : 0) > room) [page, used] = [page + 1, 0]
    places.push(page)
    used += height
  })
  return [...places, used > 0 && used + last > room ? page + 1 : page]
}

const layOut = (document: PDFKit.PDFDocument, { head, blocks, last }: Sheet): void => {
  // The document does all that a pen does, and returns itself from it.
  const pen = document as unknown as Pen
  document.addPage()
  const { width: paper, height: long } = document.page
  const width = paper - 2 * MARGIN
  const top = MARGIN + head(1, 1).height(pen, width)
  const all = [...blocks.flatMap((block) => block.parts?.(pen, width) ?? [block]), last]
  const heights = all.map((block) => block.height(pen, width))
  const places = pagesOf(heights.slice(0, -1), heights.at(-1)!, long - MARGIN - top)
  let y = top
  all.forEach((block, index) => {
    if (places[index] !== (places[index - 1] ?? 0)) {
      document.addPage()
      y = top
    }
    block.draw(pen, MARGIN, y, width)
    y += heights[index]!
  })
  const { count } = document.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page)
    head(page + 1, count).draw(pen, MARGIN, MARGIN, width)
  }
}

/** The font of a document that is chosen, which the library's types do not show. */
interface WithFont {
  readonly _font: { readonly font: unknown }
}

/** Makes the fonts of all letters known to a document. */
export const registerFonts = (document: PDFKit.PDFDocument): void => {
  for (const script of scripts)
    for (const weight of [400, 600] as const) document.registerFont(fontName(script, weight), fontOf(script, weight))
  document.font(fontName('devanagari', 400))
  mendAnchors((document as unknown as WithFont)._font.font)
}

const collected = (document: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)
  })
