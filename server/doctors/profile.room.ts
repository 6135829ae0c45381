import { profileApi } from '../../src/core/doctors/profile.api'
import { DOCTORS } from '../../src/core/session/roles'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { profileHandlers } from './profile.server'
import texts from './profile.texts.json'

export const profileRoom = room(profileApi, {
  handlers: profileHandlers,
  policy: {
    own: rule(DOCTORS, 'the doctor that the caller is or works for', 'none'),
    save: rule(['DOCTOR'], 'the doctor that the caller is', 'none'),
  },
  texts,
})
