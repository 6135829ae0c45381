import { eq } from 'drizzle-orm'
import type { FirebaseConfig } from '../src/core/app/config'
import { MINUTE } from '../src/core/kit/dates'
import { GUESTS_PER_MINUTE } from '../src/core/session/session.rules'
import { bookingHandlers } from './booking/booking.server'
import { configHandlers } from './config/config.server'
import { doctorsHandlers } from './doctors/doctors.server'
import { doctors } from './doctors/doctors.tables'
import { filesHandlers } from './files/files.server'
import { homeHandlers } from './home/home.server'
import type { RoomHandlers } from './kit/contract'
import type { Database } from './kit/handlers'
import { newLimiter } from './kit/limiter'
import { outbox } from './kit/outbox'
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
/** Text messages with a link to the app that one address may cause. */
const LINKS_PER_MINUTE = 10

/** Every room of the contract and what answers it; each server counts its own guests. */
interface Platform {
  /** A maps service in place of the embedded gazetteer. */
  readonly places?: PlacesService | undefined
  readonly firebase: FirebaseConfig | null
}

export const newHandlers = ({ places = embeddedPlaces, firebase }: Platform): RoomHandlers => ({
  config: configHandlers(firebase),
  session: sessionHandlers({
    sms: outbox,
    guests: newLimiter(GUESTS_PER_MINUTE, MINUTE),
    onNewPatient: welcomeNewPatient,
    profileOf,
    doctorOf,
  }),
  location: locationHandlers(places),
  doctors: doctorsHandlers,
  booking: bookingHandlers,
  payment: paymentHandlers,
  orders: ordersHandlers,
  members: membersHandlers,
  schedule: scheduleHandlers,
  notifications: notificationsHandlers,
  files: filesHandlers,
  home: homeHandlers,
  marketing: marketingHandlers({ sms: outbox, links: newLimiter(LINKS_PER_MINUTE, MINUTE) }),
  support: supportHandlers,
})
