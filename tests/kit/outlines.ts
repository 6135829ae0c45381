import Document from 'pdfkit'
import { fontFile, fontName, type Run, scripts } from '../../server/kit/pdf/letters'
import { registerFonts } from '../../server/kit/pdf/sheet'

/** A word as the PDF draws it: outlines in an em of 1, with the pen's way along them. */
export interface Outlined {
  readonly text: string
  readonly font: string
  readonly advance: number
  readonly paths: readonly { readonly d: string; readonly x: number; readonly y: number }[]
}

interface Glyph {
  readonly path: { readonly toSVG: () => string }
}
interface Chosen {
  readonly _font: {
    readonly font: {
      readonly characterSet: readonly number[]
      readonly glyphForCodePoint: (code: number) => unknown
    }
    readonly layout: (text: string) => {
      readonly glyphs: readonly Glyph[]
      readonly positions: readonly Readonly<Record<'xAdvance' | 'xOffset' | 'yOffset', number>>[]
    }
  }
}

/** Draws runs with the fonts of the PDF, without a PDF. */
export const outliner = () => {
  const document = new Document()
  registerFonts(document)
  // An outline of two letters loads each of them as a part, without what it stands for: they are loaded as letters first.
  for (const script of scripts) {
    document.font(fontName(script, 400))
    const { font } = (document as unknown as Chosen)._font
    for (const code of font.characterSet) font.glyphForCodePoint(code)
  }
  return ({ script, text }: Run): Outlined => {
    document.font(fontName(script, 400))
    const { _font: chosen } = document as unknown as Chosen
    // The library counts positions in thousandths of an em, outlines in units of the font.
    const { glyphs, positions } = chosen.layout(text)
    let at = 0
    const paths = glyphs.map(({ path }, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]!
      const placed = { d: path.toSVG(), x: (at + xOffset) / 1000, y: yOffset / 1000 }
      at += xAdvance
      return placed
    })
    return { text, font: fontFile(script, 400), advance: at / 1000, paths }
  }
}
