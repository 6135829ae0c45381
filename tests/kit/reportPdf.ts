import { buffer } from 'node:stream/consumers'
import Document from 'pdfkit'

/** A laboratory's report as a PDF with a text layer. */
export const reportPdf = async (lines: readonly string[]): Promise<Uint8Array<ArrayBuffer>> => {
  const document = new Document({ size: 'A4', margin: 40 })
  for (const line of lines) document.text(line)
  document.end()
  return new Uint8Array(await buffer(document))
}
