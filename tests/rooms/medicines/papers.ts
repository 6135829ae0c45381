import { aPaper as paperOf } from '../../kit/orders'
import { newPharmacy } from '../../kit/pharmacies'
import type { World } from '../../kit/policy/people'

/** A prescription that the owner keeps as a paper. */
export const aPaper = ({ backend, people, memberId }: World): Promise<string> =>
  paperOf(
    backend.db,
    { patientId: people.owner.userId!, memberId, addressId: '', phoneNumber: '' },
    backend.clock.now(),
  )

/** A pharmacy that nobody has asked yet. */
export const newPharmacyOf = ({ backend }: World): Promise<string> => newPharmacy(backend.db, { name: 'Neem Tree' })
