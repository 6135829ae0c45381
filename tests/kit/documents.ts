import type { DocumentLink } from '../../src/core/kit/documentLink'
import type { RowName } from '../../server/contract'
import type { TestBackend } from './backend'

/** The address of a document, which is written first where it is not yet. */
export const documentAt = async (
  backend: TestBackend,
  row: RowName,
  input: Record<string, unknown>,
  token: string,
): Promise<string> => {
  const ask = () => backend.call<DocumentLink>(row, input, { token })
  let { result } = await ask()
  if (result.state === 'notReady') {
    await backend.runJobs()
    result = (await ask()).result
  }
  if (result.state === 'notReady') throw new Error('The document was not written')
  return result.url
}
