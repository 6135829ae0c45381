import { medicinesApi } from '../../src/core/medicines/medicines.api'
import { PATIENTS, PATIENTS_AND_GUESTS } from '../../src/core/session/roles'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { medicinesHandlers } from './medicines.server'
import texts from './medicines.texts.json'

export const medicinesRoom = room(medicinesApi, {
  handlers: medicinesHandlers,
  policy: {
    pharmacies: rule(PATIENTS_AND_GUESTS, 'public'),
    pharmacy: rule(PATIENTS_AND_GUESTS, 'public'),
    orderable: rule(PATIENTS, "records of the caller's own family"),
    order: rule(PATIENTS, "the caller's own family, record and address"),
    address: rule(PATIENTS, "the caller's own address"),
    saveAddress: rule(PATIENTS, "the caller's own address"),
  },
  texts,
})
