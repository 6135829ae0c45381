import * as Schema from 'effect/Schema'
import { endpoint } from '../kit/endpoint'
import { Id } from '../kit/written'
import { FileContent, FileName, FilePurpose, ReceivedFile, UploadedFile } from './files'

export const filesApi = {
  upload: endpoint({
    method: 'POST',
    path: '/user-service/v1/upload',
    /** The file itself, or the upload whose pieces went ahead, with the name of its file. */
    input: Schema.Struct({
      kind: FilePurpose,
      file: Schema.optionalKey(Schema.Union([FileContent, ReceivedFile])),
      uploadId: Schema.optionalKey(Id),
      name: Schema.optionalKey(FileName),
    }),
    output: UploadedFile,
    mutates: true,
    permission: 'uploadDocument.upload',
    errors: {
      fileType: 'badRequest',
      /** Of a photo. */
      fileNoImage: 'badRequest',
      fileHeic: 'badRequest',
      fileDamaged: 'badRequest',
      fileLocked: 'badRequest',
      fileLong: 'badRequest',
      fileEmpty: 'badRequest',
      uploadGone: 'notFound',
      uploadQuota: 'tooMany',
    },
    multipart: true,
  }),
}
