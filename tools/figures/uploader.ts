import { CLIENT_CREDENTIAL } from '../../src/core/app/credential'
import { largePng } from '../../tests/kit/sampleFiles'
import { count } from './figure'

/** What one uploader is given as its argument. */
export interface Uploads {
  readonly url: string
  readonly token: string
  readonly files: number
  /** Bytes of each. */
  readonly size: number
}

const { url, token, files, size } = JSON.parse(process.argv[2]!) as Uploads
const picture = largePng(size)

const upload = async (): Promise<number> => {
  const form = new FormData()
  form.append('kind', 'support')
  form.append('file', new File([picture], 'scan.png', { type: 'image/png' }))
  const answer = await fetch(`${url}/user-service/v1/upload`, {
    method: 'POST',
    headers: {
      authorization: CLIENT_CREDENTIAL,
      deviceid: 'figures',
      accesstoken: token,
      'idempotency-key': crypto.randomUUID(),
    },
    body: form,
  })
  await answer.text()
  return answer.status
}

const run = async (): Promise<void> => {
  const statuses: number[] = []
  for (const _ of count(files)) statuses.push(await upload())
  process.send?.(statuses.filter((status) => status === 200).length)
  process.disconnect()
}

process.once('message', () => void run())
process.send?.('ready')
