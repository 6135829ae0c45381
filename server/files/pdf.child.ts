import { readFile } from 'node:fs/promises'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import type { PdfAnswered, PdfAsked } from './pdfDrawer'

/** Pixels of a picture of a page. */
const MOST_PIXELS = 16_000_000
/** Pages of a document that is drawn. */
const MOST_PAGES = 500

sharp.cache(false)
sharp.concurrency(1)
const library = await PDFiumLibrary.init()

const drawn = async ({ path, page, width, into }: PdfAsked): Promise<number> => {
  const document = await library.loadDocument(await readFile(path))
  try {
    const pages = document.getPageCount()
    if (page === null) return pages
    if (pages > MOST_PAGES || page > pages) throw new Error('There is no such page')
    const sheet = document.getPage(page - 1)
    const { originalWidth, originalHeight } = sheet.getOriginalSize()
    const scale = width / originalWidth
    if (!(width * originalHeight * scale <= MOST_PIXELS)) throw new Error('The page is too large')
    await sheet.render({
      scale,
      render: async ({ data, width: across, height }) => {
        const raw = { width: across, height, channels: 4 } as const
        await sharp(data, { raw }).flatten({ background: '#fff' }).webp({ quality: 80 }).toFile(into)
        return new Uint8Array()
      },
    })
    return pages
  } finally {
    document.destroy()
  }
}

/** Reads documents of strangers, one at a time, in a process that is ended when one takes too long or too much. */
process.on('message', (asked: PdfAsked) => {
  const answer = (pages: number | null) =>
    process.send?.({ id: asked.id, pages, memory: process.memoryUsage.rss() } satisfies PdfAnswered)
  drawn(asked).then(answer, () => answer(null))
})
process.on('disconnect', () => process.exit())
