import { doctorsApi } from '../../src/core/doctors/doctors.api'
import { EVERYONE } from '../../src/core/session/roles'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { doctorsHandlers } from './doctors.server'
import texts from './doctors.texts.json'

export const doctorsRoom = room(doctorsApi, {
  handlers: doctorsHandlers,
  policy: {
    specialities: rule(EVERYONE, 'public'),
    find: rule('anyone', 'public'),
    profile: rule(EVERYONE, 'public'),
  },
  texts,
})
