import { configApi } from '../../src/core/app/config.api'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { configHandlers } from './config.server'

export const configRoom = room(configApi, {
  handlers: ({ firebase }) => configHandlers(firebase),
  policy: {
    read: rule('anyone', 'public configuration'),
  },
  texts: {},
})
