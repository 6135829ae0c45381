import * as Schema from 'effect/Schema'
import { endpoint } from '../kit/endpoint'
import { Config, ConfigKey } from './config'

/** Every page calls it: the rows come with the ports. */
export const isEager = true

export const configApi = {
  read: endpoint({
    method: 'GET',
    path: '/user-service/v1/config',
    input: Schema.Struct({ key: ConfigKey }),
    output: Config,
    mutates: false,
    permission: null,
  }),
}
