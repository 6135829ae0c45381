import { callRoutes } from '../call/call.routes'
import { chatRoutes } from '../chat/chat.routes'
import { comingRoutes } from './coming.routes'
import { diagnosticsRoutes } from '../diagnostics/diagnostics.routes'
import { doctorsRoutes } from '../doctors/doctors.routes'
import { homeRoutes } from '../home/home.routes'
import { inpatientRoutes } from '../inpatient/inpatient.routes'
import { marketingRoutes } from '../marketing/marketing.routes'
import { medicinesRoutes } from '../medicines/medicines.routes'
import { ordersRoutes } from '../orders/orders.routes'
import { paymentRoutes } from '../payment/payment.routes'
import { prescriptionRoutes } from '../prescription/prescription.routes'
import { profileRoutes } from '../doctors/profile.routes'
import { providerOrdersRoutes } from '../orders/providerOrders.routes'
import { receptionRoutes } from '../reception/reception.routes'
import { recordsRoutes } from '../records/records.routes'
import { salesRoutes } from '../sales/sales.routes'
import { scheduleRoutes } from '../schedule/schedule.routes'
import { sentReportsRoutes } from '../sentReports/sentReports.routes'
import { sessionRoutes } from '../session/session.routes'
import { supportRoutes } from '../support/support.routes'

/** The addresses of every room. `npm run lists` writes this file. */
export const roomRoutes = {
  ...callRoutes,
  ...chatRoutes,
  ...comingRoutes,
  ...diagnosticsRoutes,
  ...doctorsRoutes,
  ...homeRoutes,
  ...inpatientRoutes,
  ...marketingRoutes,
  ...medicinesRoutes,
  ...ordersRoutes,
  ...paymentRoutes,
  ...prescriptionRoutes,
  ...profileRoutes,
  ...providerOrdersRoutes,
  ...receptionRoutes,
  ...recordsRoutes,
  ...salesRoutes,
  ...scheduleRoutes,
  ...sentReportsRoutes,
  ...sessionRoutes,
  ...supportRoutes,
} as const
