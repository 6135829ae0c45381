import { sql } from 'drizzle-orm'
import { appointments } from '../booking/booking.tables'
import { prescriptions } from './prescription.tables'

/** The id of the version that stands for an appointment, as a column of a query; patients are shown signed ones alone. */
export const activePrescription = ({ isSignedAlone }: { readonly isSignedAlone: boolean }) =>
  sql<string | null>`(select standing.id from ${prescriptions} standing where standing.booking_id = ${appointments.id}
    ${isSignedAlone ? sql`and standing.signed_at is not null` : sql``} order by standing.version desc limit 1)`

/** The ids of what the doctor of an appointment wrote for its member, the newest first, as a column of a query. */
export const prescriptionsOfMember = sql<
  string[]
>`(select coalesce(array_agg(standing.id::text order by standing.saved_at desc), '{}')
  from ${prescriptions} standing
  where standing.member_id = ${appointments.memberId} and standing.doctor_id = ${appointments.doctorId}
    and not exists (select 1 from ${prescriptions} newer where newer.replaces_id = standing.id))`
