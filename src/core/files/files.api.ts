import * as Schema from 'effect/Schema'
import { endpoint } from '../kit/endpoint'
import { FileContent, FilePurpose, ReceivedFile, UploadedFile } from './files'

export const filesApi = {
  upload: endpoint({
    method: 'POST',
    path: '/user-service/v1/upload',
    input: Schema.Struct({ kind: FilePurpose, file: Schema.Union([FileContent, ReceivedFile]) }),
    output: UploadedFile,
    mutates: true,
    permission: 'uploadDocument.upload',
    errors: {
      fileType: 'badRequest',
      fileHeic: 'badRequest',
      fileDamaged: 'badRequest',
      fileLocked: 'badRequest',
      fileEmpty: 'badRequest',
      uploadQuota: 'tooMany',
    },
    multipart: true,
  }),
}
