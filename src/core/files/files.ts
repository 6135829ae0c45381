import * as Schema from 'effect/Schema'
import { Whole } from '../kit/numbers'
import { Id, LineOrEmpty, Opaque } from '../kit/written'

/** What a file is uploaded for. */
export const FilePurpose = Schema.Literals(['chat', 'photo', 'prescription', 'report', 'support'])
export type FilePurpose = typeof FilePurpose.Type

/** Documents, pictures, and voice as browsers record it. */
export const FileType = Schema.Literals(['pdf', 'png', 'jpeg', 'gif', 'm4a', 'webm'])
export type FileType = typeof FileType.Type

/** The first pages of a document that are drawn as pictures; the rest is read in the file. */
export const DRAWN_PAGES = 500

/** What is wrong with a file; HEIC is the format of iPhones, which browsers do not show, `long` a voice message that lasts too long. */
export const FileFault = Schema.Literals(['type', 'heic', 'damaged', 'locked', 'empty', 'size', 'long'])
export type FileFault = typeof FileFault.Type

/** Of a file, as its device has it. */
export const FileName = LineOrEmpty(255)

/** A file to send, with its bytes. */
export const FileContent = Schema.Struct({ name: FileName, type: Opaque(255), bytes: Schema.Uint8Array })
export type FileContent = typeof FileContent.Type

/** How large a picture is shown, upright, in pixels, and how long a voice lasts; null of what has no such measure. */
export const FileMeasures = Schema.Struct({
  width: Schema.NullOr(Whole(1, 2_147_483_647)),
  height: Schema.NullOr(Whole(1, 2_147_483_647)),
  seconds: Schema.NullOr(Whole(1, 2_147_483_647)),
})
export type FileMeasures = typeof FileMeasures.Type

/** Characters of a document that are looked through; what stands after them is not read. */
export const LONGEST_PAPER = 100_000

/** A file that has arrived: what it was found to be, or what is wrong with it, and the id it is stored under. */
export const ReceivedFile = Schema.Struct({
  name: FileName,
  id: Id,
  type: Schema.NullOr(FileType),
  fault: Schema.NullOr(FileFault),
  measures: FileMeasures,
  /** Bytes that are stored. */
  size: Whole(0, 2_147_483_647),
  /** Of the bytes that were sent. */
  hash: Id,
  /** What stands in a PDF that is a report. */
  text: Schema.NullOr(Opaque(LONGEST_PAPER)),
})
export type ReceivedFile = typeof ReceivedFile.Type

/** Where an uploaded file can be read by who uploaded it, for an hour of their session. */
export const UploadedFile = Schema.Struct({
  url: Schema.String,
  thumbnailUrl: Schema.NullOr(Schema.String),
  /** What a message of a chat names it by. */
  id: Schema.optionalKey(Schema.String),
})
export type UploadedFile = typeof UploadedFile.Type

/** A file a person chose and that was not read yet: the platform's `File`, as much of it as the core has to know. */
export interface ChosenFile {
  /** Milliseconds; of a file that a person chose. */
  readonly lastModified?: number
  readonly name: string
  readonly type: string
  /** Bytes. */
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
}

/** How far an upload is: bytes that arrived, and whether it waits for the network. */
export interface UploadProgress {
  readonly sent: number
  readonly size: number
  readonly isWaiting: boolean
}
