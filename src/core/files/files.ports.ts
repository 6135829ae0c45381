import type { Outcome } from '../kit/outcome'
import type { Cancellation } from '../kit/port'
import type { ChosenFile, FilePurpose, UploadedFile } from './files'

export interface FilesPort {
  upload(input: { kind: FilePurpose; file: ChosenFile }, signal: Cancellation): Promise<Outcome<UploadedFile>>
}
