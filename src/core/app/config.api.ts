import * as Schema from 'effect/Schema'
import { endpoint } from '../kit/endpoint'
import { Config, ConfigKey } from './config'

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
