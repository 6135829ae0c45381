import type { Served } from './served'

/** A message of a form, as the practice keeps it. */
export interface KeptEnquiry {
  readonly kind: string
  readonly name: string | null
  readonly phoneNumber: string
  readonly requestType: string | null
  readonly problem: string | null
  readonly attachments: readonly string[]
}

/** The messages of forms that the practice keeps. */
export const keptEnquiries = async ({ url }: Served): Promise<readonly KeptEnquiry[]> =>
  (await (await fetch(`${url}/dev/enquiries.json`)).json()) as KeptEnquiry[]
