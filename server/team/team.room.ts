import { DOCTORS } from '../../src/core/session/roles'
import { teamApi } from '../../src/core/team/team.api'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { teamHandlers } from './team.server'

export const teamRoom = room(teamApi, {
  handlers: teamHandlers,
  policy: {
    hospitals: rule(DOCTORS, "hospitals of the caller's doctor", 'none'),
    members: rule(DOCTORS, "hospitals of the caller's doctor", 'none'),
  },
  texts: {},
})
