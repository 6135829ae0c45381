import type { ChosenFile, FilePurpose } from '../../core/files/files'
import { filesApi } from '../../core/files/files.api'
import type { Cancellation } from '../../core/kit/port'
import type { Caller } from './callEndpoint'
import { portOver } from './portOver'

/** Reads a chosen file before it is sent. */
export const filesOverHttp = (call: Caller) => {
  const { upload } = portOver(call, filesApi)
  return {
    upload: async ({ kind, file }: { kind: FilePurpose; file: ChosenFile }, signal: Cancellation) => {
      const bytes = new Uint8Array(await file.arrayBuffer())
      return upload({ kind, file: { name: file.name, type: file.type, bytes } }, signal)
    },
  }
}
