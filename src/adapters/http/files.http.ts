import { filesApi } from '../../core/files/files.api'
import type { FilesPort } from '../../core/files/files.ports'
import type { Caller } from './callEndpoint'

export const filesOverHttp = (call: Caller): FilesPort => ({
  upload: async ({ kind, file }, signal: AbortSignal) => {
    const bytes = new Uint8Array(await file.arrayBuffer())
    return call(filesApi.upload, { kind, file: { name: file.name, type: file.type, bytes } }, { signal })
  },
})
