import type { Outcome } from '../kit/outcome'
import type { Cancellation } from '../kit/port'
import type { Config, ConfigKey } from './config'

export interface ConfigPort {
  read(input: { key: ConfigKey }, signal: Cancellation): Promise<Outcome<Config>>
}
