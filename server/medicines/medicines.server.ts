import { MOST_AT_ONCE } from '../../src/core/kit/numbers'
import { done } from '../../src/core/kit/outcome'
import type { medicinesApi } from '../../src/core/medicines/medicines.api'
import type { Caller, Handlers, PatientCaller } from '../kit/handlers'
import { currentAddress, saveAddress } from '../members/members.port'
import type texts from './medicines.texts.json'
import type { Platform } from '../platform'
import { addressPlace } from './addressPlace'
import { offeredTo } from './firstOrder'
import { orderableRecords } from './orderable.read'
import { placeRequest, refuseTooMany } from './place.server'
import { findPharmacies, findPharmacy } from './pharmacies.read'

export const medicinesHandlers = ({
  places,
}: Platform): Handlers<
  typeof medicinesApi,
  keyof typeof texts,
  PatientCaller,
  { pharmacies: Caller; pharmacy: Caller }
> => ({
  pharmacies: async (
    { latitude, longitude, search = '', way = null, limit = MOST_AT_ONCE, offset = 0 },
    { db, caller, now },
  ) => {
    const isAddressed = way === 'HOME_DELIVERY' && caller.role === 'PATIENT' && caller.userId !== null
    const address = isAddressed ? ((await currentAddress(db, caller.userId)) ?? null) : null
    const found = await findPharmacies(db, {
      near: { latitude, longitude },
      search,
      way,
      address,
      limit,
      offset,
      now,
    })
    return done(await offeredTo(db, caller.userId, found))
  },

  pharmacy: async ({ id, begins, replaces, ...near }, { db, caller, now, refuse, refusal }) => {
    const pharmacy = await findPharmacy(db, id, near, now)
    if (pharmacy === undefined) return refuse('notFound')
    if (begins !== undefined && caller.userId !== null)
      await refuseTooMany(pharmacy, { db, refusal, patientId: caller.userId }, replaces)
    const [offered] = await offeredTo(db, caller.userId, [pharmacy])
    return done(offered!)
  },

  orderable: async ({ memberId }, { db, caller, now, addresses }) =>
    done(
      await orderableRecords(db, { patientId: caller.userId, memberId }, now, {
        addresses,
        sessionId: caller.sessionId,
      }),
    ),

  order: placeRequest,

  address: async (_, { db, caller }) => done((await currentAddress(db, caller.userId)) ?? null),

  saveAddress: async (form, { db, caller, now, language, say, refusal }) => {
    const place = await addressPlace(form, places, language)
    if (place === 'unknown') throw refusal('placeUnknown', { pincode: form.pincode })
    if (place === 'down') throw refusal('placesDown')
    return done(await saveAddress(db, caller.userId, { ...form, ...place }, now), say('addressSaved'))
  },
})
