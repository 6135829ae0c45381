import { availabilityApi } from '../../src/core/availability/availability.api'
import { DOCTORS } from '../../src/core/session/roles'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { availabilityHandlers } from './availability.server'
import texts from './availability.texts.json'

const OWN = "hours of the caller's doctor"

export const availabilityRoom = room(availabilityApi, {
  handlers: availabilityHandlers,
  policy: {
    clinics: rule(DOCTORS, "clinics of the caller's doctor", 'none'),
    list: rule(DOCTORS, OWN, 'none'),
    create: rule(DOCTORS, OWN, 'none'),
    update: rule(DOCTORS, OWN, 'none'),
    remove: rule(DOCTORS, OWN, 'none'),
    block: rule(DOCTORS, OWN, 'none'),
    affected: rule(DOCTORS, OWN, 'patients'),
    decide: rule(DOCTORS, OWN, 'patients'),
  },
  texts,
})
