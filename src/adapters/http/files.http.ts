import { contract } from '../../core/app/contract'
import { contentFault } from '../../core/files/content.rules'
import type { ChosenFile, FilePurpose, UploadProgress } from '../../core/files/files'
import { fileRefusals, IN_PIECES_FROM, sizeFault } from '../../core/files/files.rules'
import { failed, isUnsettled } from '../../core/kit/outcome'
import type { Cancellation } from '../../core/kit/port'
import type { Caller } from './callEndpoint'
import type { PieceSender } from './pieces.http'
import { portOver } from './portOver'

interface Sent {
  readonly kind: FilePurpose
  readonly file: ChosenFile
  readonly place?: FilePurpose
}

/**
 * Reads a chosen file and judges it by its bytes before it is sent: what its name and type say does not matter. A large
 * one goes ahead in pieces; the call that names it makes the file.
 */
export const filesOverHttp = (call: Caller, pieces: PieceSender) => {
  const { upload } = portOver(call, contract.files)
  return {
    upload: async (
      { kind, file, place = kind }: Sent,
      signal: Cancellation,
      on?: (progress: UploadProgress) => void,
    ) => {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const fault = sizeFault(bytes.length, place) ?? contentFault(bytes, place)
      if (fault !== null) return failed('badRequest', '', fileRefusals[fault])
      if (bytes.length < IN_PIECES_FROM)
        return upload({ kind, file: { name: file.name, type: file.type, bytes } }, signal)
      const { forgetPieces, sendPieces } = await import('./pieces.http')
      const sent = await sendPieces(pieces, { kind, file }, signal as AbortSignal, on)
      if (!sent.ok) return sent
      const made = await upload({ kind, uploadId: sent.value, name: file.name }, signal)
      // An answer that was lost is asked for once more.
      if (made.ok || !isUnsettled(made.failure)) forgetPieces(pieces, kind, file)
      return made
    },
  }
}
