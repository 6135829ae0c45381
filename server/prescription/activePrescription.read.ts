import { sql } from 'drizzle-orm'
import { appointments } from '../booking/booking.tables'
import { prescriptions } from './prescription.tables'

/** The id of the version that stands for an appointment, as a column of a query; patients are shown signed ones alone. */
export const activePrescription = ({ isSignedAlone }: { readonly isSignedAlone: boolean }) =>
  sql<string | null>`(select standing.id from ${prescriptions} standing where standing.booking_id = ${appointments.id}
    ${isSignedAlone ? sql`and standing.signed_at is not null` : sql``} order by standing.version desc limit 1)`
