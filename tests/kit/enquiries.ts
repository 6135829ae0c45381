import type { Served } from './served'

/** A message of a form, as the practice keeps it. */
export interface Kept {
  readonly kind: string
  readonly name: string | null
  readonly phoneNumber: string
  readonly requestType: string | null
  readonly problem: string | null
  readonly attachments: readonly string[]
}

export const kept = async ({ url }: Served): Promise<readonly Kept[]> =>
  (await (await fetch(`${url}/dev/enquiries.json`)).json()) as Kept[]
