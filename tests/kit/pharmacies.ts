import type { Database } from '../../server/kit/handlers'
import { newId } from '../../server/kit/ids'
import { providerHours, providers } from '../../server/provider/provider.tables'
import { NOW } from './backend'

/** A place without a pharmacy of the demonstration: the Rann of Kutch. */
export const HERE = { latitude: 23.8, longitude: 69.8 }

export interface GivenPharmacy {
  readonly name: string
  /** Kilometres to the north. */
  readonly away?: number
  /** Minutes after midnight; null never opens. */
  readonly hours?: readonly [number, number] | null
  readonly weekdays?: readonly number[]
  readonly more?: Partial<typeof providers.$inferInsert>
}

/** A pharmacy that delivers and hands out, open day and night, as far as nothing else is said. */
export const newPharmacy = async (
  db: Database,
  { name, away = 0, hours = [0, 1440], weekdays = [1, 2, 3, 4, 5, 6, 7], more }: GivenPharmacy,
): Promise<string> => {
  const id = newId()
  await db.insert(providers).values({
    id,
    kind: 'pharmacy',
    name,
    phoneNumber: '8000000001',
    address: 'Plot 4, Station Road',
    city: 'Bhuj',
    pincode: '370001',
    latitude: HERE.latitude + away / 111.2,
    longitude: HERE.longitude,
    offersDelivery: true,
    offersPickup: true,
    deliveryKm: 5,
    licence: '20/21-1',
    pharmacistName: 'Meera',
    pharmacistRegistration: 'PH-1',
    createdAt: NOW,
    ...more,
  })
  if (hours !== null)
    await db
      .insert(providerHours)
      .values(weekdays.map((weekday) => ({ providerId: id, weekday, opens: hours[0], closes: hours[1] })))
  return id
}
