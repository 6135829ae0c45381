/** Signs bytes: a detached PKCS#7 in DER. A key of the practice does by default; a service for eSign can. */
export interface Seal {
  /** Whom the signature names. */
  readonly name: string
  readonly sign: (bytes: Buffer, at: Date) => Promise<Buffer>
}

/** Bytes kept free for the signature with its certificates. */
const ROOM = 8192
/** Stands where the places of the signature come to stand: as wide as the largest file's. */
const PLACE = 9_999_999_999
const RANGE = `/ByteRange [0 ${PLACE} ${PLACE} ${PLACE}]`

/** What the library keeps of its own forms; it ends ours with them. */
interface Rooted {
  readonly _root: { readonly data: Record<string, unknown> }
  _acroform: { readonly fonts: object; readonly defaultFont: string }
}

/** Adds the signature's field to a document that is not ended yet, with room for the signature itself. */
export const addSealPlace = (document: PDFKit.PDFDocument, { name }: Seal, at: Date): void => {
  // Strings as objects are texts to the library, strings alone are names.
  // oxlint-disable unicorn/new-for-builtins
  const text = (words: string): object => new String(words)
  const signature = document.ref({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'adbe.pkcs7.detached',
    ByteRange: [0, PLACE, PLACE, PLACE],
    Contents: Buffer.alloc(ROOM),
    Name: text(name),
    M: at,
  })
  const field = document.ref({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    Rect: [0, 0, 0, 0],
    V: signature,
    T: text('Signature'),
    F: 4,
    P: document.page.dictionary,
  })
  const page = document.page as unknown as { readonly annotations: unknown[] }
  page.annotations.push(field)
  const form = document.ref({ SigFlags: 3, Fields: [field], DR: { Font: {} } })
  // The library has no way to name a form it did not make; without this it looks for fonts of fields to type in.
  const rooted = document as unknown as Rooted
  rooted._root.data['AcroForm'] = form
  rooted._acroform = { fonts: {}, defaultFont: 'none' }
  // Without a content they are dictionaries; the types ask for one. The library ends the form itself.
  for (const each of [signature, field]) (each as unknown as { end: () => void }).end()
}

/** The finished document with its signature over all of its bytes but the signature's own. */
export const sealed = async (document: Buffer, seal: Seal, at: Date): Promise<Buffer> => {
  const range = document.indexOf(RANGE)
  const start = document.indexOf('/Contents <', range) + '/Contents '.length
  const end = document.indexOf('>', start) + 1
  if (range < 0 || end <= start) throw new Error('The document has no place for a signature')
  const places = `/ByteRange [0 ${start} ${end} ${document.length - end}]`.padEnd(RANGE.length)
  const written = Buffer.from(document)
  written.write(places, range, 'latin1')
  const signature = await seal.sign(Buffer.concat([written.subarray(0, start), written.subarray(end)]), at)
  if (signature.length > ROOM) throw new Error('The signature is longer than its place')
  written.write(signature.toString('hex'), start + 1, 'latin1')
  return written
}
