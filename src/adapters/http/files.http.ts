import { contract } from '../../core/app/contract'
import { contentFault } from '../../core/files/content.rules'
import type { ChosenFile, FilePurpose } from '../../core/files/files'
import { fileRefusals, sizeFault } from '../../core/files/files.rules'
import { failed } from '../../core/kit/outcome'
import type { Cancellation } from '../../core/kit/port'
import type { Caller } from './callEndpoint'
import { portOver } from './portOver'

/** Reads a chosen file and judges it by its bytes before it is sent: what its name and type say does not matter. */
export const filesOverHttp = (call: Caller) => {
  const { upload } = portOver(call, contract.files)
  return {
    upload: async (
      { kind, file, place = kind }: { kind: FilePurpose; file: ChosenFile; place?: FilePurpose },
      signal: Cancellation,
    ) => {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const fault = sizeFault(bytes.length, place) ?? contentFault(bytes, place)
      if (fault !== null) return failed('badRequest', '', fileRefusals[fault])
      return upload({ kind, file: { name: file.name, type: file.type, bytes } }, signal)
    },
  }
}
