import * as Schema from 'effect/Schema'

/** What a file is uploaded for. */
export const FilePurpose = Schema.Literals(['chat', 'prescription', 'report', 'support'])
export type FilePurpose = typeof FilePurpose.Type

/** A file with its bytes, as it travels in a multipart body. */
export const FileContent = Schema.Struct({ name: Schema.String, type: Schema.String, bytes: Schema.Uint8Array })
export type FileContent = typeof FileContent.Type

/** Where an uploaded file can be read: signed, for seven days. */
export const UploadedFile = Schema.Struct({ url: Schema.String, thumbnailUrl: Schema.NullOr(Schema.String) })
export type UploadedFile = typeof UploadedFile.Type

/** A file a person chose and that was not read yet: the platform's `File`, as much of it as the core has to know. */
export interface ChosenFile {
  readonly name: string
  readonly type: string
  /** Bytes. */
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
}
