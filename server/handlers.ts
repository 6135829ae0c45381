import { eq } from 'drizzle-orm'
import type { FirebaseConfig } from '../src/core/app/config'
import { bookingHandlers } from './booking/booking.server'
import { configHandlers } from './config/config.server'
import { doctorsHandlers } from './doctors/doctors.server'
import { doctors } from './doctors/doctors.tables'
import { filesHandlers } from './files/files.server'
import { homeHandlers } from './home/home.server'
import type { RoomHandlers } from './kit/contract'
import type { Database } from './kit/handlers'
import { newLimits } from './kit/limits'
import type { Sms } from './kit/outbox'
import { keyFor } from './kit/secrets'
import { embeddedPlaces } from './location/embedded'
import { locationHandlers } from './location/location.server'
import type { PlacesService } from './location/places'
import { marketingHandlers } from './marketing/marketing.server'
import { membersHandlers } from './members/members.server'
import { onNewPatient, profileOf } from './members/members.store'
import { notificationsHandlers } from './notifications/notifications.server'
import { notify } from './notifications/notify'
import { ordersHandlers } from './orders/orders.server'
import { paymentHandlers } from './payment/payment.server'
import type { PaymentGateway } from './payment/paymentGateway'
import { scheduleHandlers } from './schedule/schedule.server'
import { type SessionNeeds, sessionHandlers } from './session/session.server'
import { supportHandlers } from './support/support.server'

const doctorOf = async (db: Database, doctorId: string) => {
  const { name, videoFee } = doctors
  const [doctor] = await db.select({ name, videoFee }).from(doctors).where(eq(doctors.id, doctorId))
  return doctor ?? null
}

const welcomeNewPatient: SessionNeeds['onNewPatient'] = async (db, userId, phone, now) => {
  await onNewPatient(db, userId, phone, now)
  await notify(db, [{ event: 'signup.welcome', facts: {}, to: [userId], about: userId }], now)
}

/** What the rooms need of the process they run in. */
export interface Platform {
  /** A maps service in place of the embedded gazetteer. */
  readonly places?: PlacesService | undefined
  readonly firebase: FirebaseConfig | null
  readonly sms: Sms
  readonly gateway: PaymentGateway
  /** Keys for codes, places and limits are derived from it. */
  readonly secret: string
}

/** Every room of the contract and what answers it. */
export const newHandlers = ({ places = embeddedPlaces, firebase, sms, gateway, secret }: Platform): RoomHandlers => {
  const limits = newLimits(secret)
  return {
    config: configHandlers(firebase),
    session: sessionHandlers({
      sms,
      limits,
      key: keyFor(secret, 'codes'),
      onNewPatient: welcomeNewPatient,
      profileOf,
      doctorOf,
    }),
    location: locationHandlers(places),
    doctors: doctorsHandlers,
    booking: bookingHandlers,
    payment: paymentHandlers(gateway),
    orders: ordersHandlers,
    members: membersHandlers,
    schedule: scheduleHandlers,
    notifications: notificationsHandlers,
    files: filesHandlers,
    home: homeHandlers,
    marketing: marketingHandlers({ sms, limits }),
    support: supportHandlers,
  }
}
