import { createHmac } from 'node:crypto'
import type { UnixSeconds } from '../../src/core/kit/dates'

/** A relay for media, with the secret it shares with this server. */
export interface TurnSettings {
  readonly urls: readonly string[]
  readonly secret: string
  /** All media goes through the relay: the two ends see no addresses of each other. */
  readonly isOnly: boolean
}

/** What somebody may use the relay with until a moment, as coturn's `use-auth-secret` has it. */
export const turnCredentials = ({ urls, secret }: TurnSettings, userId: string, until: UnixSeconds) => {
  const username = `${until}:${userId}`
  return { urls, username, credential: createHmac('sha1', secret).update(username).digest('base64') }
}
