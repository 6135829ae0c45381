import { diagnosticsApi } from '../../src/core/diagnostics/diagnostics.api'
import { PATIENTS, PATIENTS_AND_GUESTS } from '../../src/core/session/roles'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { diagnosticsHandlers } from './diagnostics.server'
import texts from './diagnostics.texts.json'

const PUBLIC = 'public: of centres that take orders'

export const diagnosticsRoom = room(diagnosticsApi, {
  handlers: diagnosticsHandlers,
  policy: {
    centres: rule(PATIENTS_AND_GUESTS, PUBLIC),
    centre: rule(PATIENTS_AND_GUESTS, PUBLIC),
    tests: rule(PATIENTS_AND_GUESTS, PUBLIC),
    ownTests: rule(['DIAGNOSTIC_CENTER'], "tests of the caller's centre", 'none'),
    cart: rule(PATIENTS, "the caller's own cart"),
    saveCart: rule(PATIENTS, "the caller's own cart"),
    book: rule(PATIENTS, "members of the caller's family"),
  },
  texts,
})
