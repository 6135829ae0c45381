import { contract } from '../../core/app/contract'
import type { ChosenFile, FilePurpose } from '../../core/files/files'
import type { Cancellation } from '../../core/kit/port'
import type { Caller } from './callEndpoint'
import { portOver } from './portOver'

/** Reads a chosen file before it is sent. */
export const filesOverHttp = (call: Caller) => {
  const { upload } = portOver(call, contract.files)
  return {
    upload: async ({ kind, file }: { kind: FilePurpose; file: ChosenFile }, signal: Cancellation) => {
      const bytes = new Uint8Array(await file.arrayBuffer())
      return upload({ kind, file: { name: file.name, type: file.type, bytes } }, signal)
    },
  }
}
