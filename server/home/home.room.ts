import { homeApi } from '../../src/core/home/home.api'
import { PATIENTS } from '../../src/core/session/roles'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { homeHandlers } from './home.server'

export const homeRoom = room(homeApi, {
  handlers: homeHandlers,
  policy: {
    read: rule(PATIENTS, "the caller's own appointments"),
  },
  texts: {},
})
