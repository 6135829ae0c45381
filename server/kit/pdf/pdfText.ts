import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { timeLimit } from '../timeLimit'

/** Pages that are read, and milliseconds after which whatever a document does is ended. */
const PAGES = 5
const WITHIN = timeLimit(5000)
const MEGABYTES = 200

/** A document may be hostile: it is read in a thread that is ended when it takes too long or too much. */
const reader = `
const { parentPort, workerData } = require('node:worker_threads')
const { PDFiumLibrary } = require(workerData.library)
PDFiumLibrary.init().then(async (library) => {
  const document = await library.loadDocument(workerData.pdf)
  const texts = []
  for (const page of document.pages()) {
    texts.push(page.getText())
    if (texts.length >= workerData.pages) break
  }
  parentPort.postMessage(texts.join('\\n'))
}).catch(() => parentPort.postMessage(null))
`

const library = createRequire(import.meta.url).resolve('@hyzyla/pdfium')

/** What stands as text on the first pages of a PDF; null where it cannot be read. */
export const pdfText = (pdf: Uint8Array): Promise<string | null> =>
  new Promise((resolve) => {
    const thread = new Worker(reader, {
      eval: true,
      workerData: { library, pdf, pages: PAGES },
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    })
    const end = (text: string | null) => {
      clearTimeout(late)
      resolve(text)
      void thread.terminate()
    }
    const late = setTimeout(() => end(null), WITHIN)
    thread.once('message', (text: string | null) => end(text))
    thread.once('error', () => end(null))
  })
