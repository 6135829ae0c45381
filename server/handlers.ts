import { eq } from 'drizzle-orm'
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
import { marketingHandlers } from './marketing/marketing.server'
import { membersHandlers } from './members/members.server'
import { onNewPatient, profileOf } from './members/members.store'
import { ordersHandlers } from './orders/orders.server'
import { paymentHandlers } from './payment/payment.server'
import { sessionHandlers } from './session/session.server'
import { supportHandlers } from './support/support.server'

const doctorOf = async (db: Database, doctorId: string) => {
  const { name, videoFee } = doctors
  const [doctor] = await db.select({ name, videoFee }).from(doctors).where(eq(doctors.id, doctorId))
  return doctor ?? null
}

/** Text messages with a link to the app that one address may cause. */
const LINKS_PER_MINUTE = 10

/** Every room of the contract and what answers it; each server counts its own guests. */
export const newHandlers = (): RoomHandlers => ({
  config: configHandlers,
  session: sessionHandlers({
    sms: outbox,
    guests: newLimiter(GUESTS_PER_MINUTE, MINUTE),
    onNewPatient,
    profileOf,
    doctorOf,
  }),
  doctors: doctorsHandlers,
  booking: bookingHandlers,
  payment: paymentHandlers,
  orders: ordersHandlers,
  members: membersHandlers,
  files: filesHandlers,
  home: homeHandlers,
  marketing: marketingHandlers({ sms: outbox, links: newLimiter(LINKS_PER_MINUTE, MINUTE) }),
  support: supportHandlers,
})
