import { readFile } from 'node:fs/promises'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import type { PdfAnswered, PdfAsked } from './pdfDrawer'
import { isDrawable } from './pdfStreams'

/** Pixels of a picture of a page. */
const MOST_PIXELS = 16_000_000
sharp.cache(false)
sharp.concurrency(1)
const library = await PDFiumLibrary.init()

/** Of the last documents, whether they can be drawn. */
const drawable = new Map<string, boolean>()
const MOST_DOCUMENTS = 100

const lookThrough = (contentId: string, pdf: Buffer): boolean => {
  const known = drawable.get(contentId) ?? isDrawable(pdf)
  drawable.delete(contentId)
  drawable.set(contentId, known)
  for (const [oldest] of drawable) if (drawable.size > MOST_DOCUMENTS) drawable.delete(oldest)
  return known
}

const drawn = async ({ path, contentId, page, width, into }: PdfAsked): Promise<number> => {
  const pdf = await readFile(path)
  if (!lookThrough(contentId, pdf)) throw new Error('The document unpacks to too much')
  const document = await library.loadDocument(pdf)
  try {
    const pages = document.getPageCount()
    if (page === null) return pages
    if (page > pages) throw new Error('There is no such page')
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
