import { DAY, HOUR, MINUTE } from '../src/core/kit/dates'
import { forgetOldLinks } from './files/files.store'
import { moveContents } from './files/move'
import { removeOrphans } from './files/receive'
import type { FileStore } from './files/store/fileStore'
import { forgetOldKeys } from './kit/idempotency'
import type { Job } from './kit/jobs'
import { forgetOldLimits } from './kit/limits'
import { forgetOldMessages } from './kit/outbox'
import type { PaymentGateway } from './payment/paymentGateway'
import { payBack } from './payment/refunds'
import { releaseUnpaid } from './payment/release'
import { renewAvailability } from './seed/renew'
import { forgetOver } from './session/forget'

/** What every server does by itself. */
export const jobsOf = (gateway: Pick<PaymentGateway, 'refund'>, files: FileStore): readonly Job[] => [
  { name: 'release unpaid bookings', every: MINUTE, run: releaseUnpaid },
  { name: 'pay back what is due', every: MINUTE, run: payBack(gateway) },
  { name: 'renew availability', every: HOUR, run: (db, now) => renewAvailability(db, now) },
  { name: 'forget old idempotency keys', every: HOUR, run: forgetOldKeys },
  { name: 'forget messages of the days before', every: HOUR, run: forgetOldMessages },
  { name: 'forget counts of limits that are over', every: HOUR, run: forgetOldLimits },
  { name: 'forget links to files that are over', every: HOUR, run: forgetOldLinks },
  { name: 'move files out of the database', every: DAY, run: (db) => moveContents(db, files) },
  { name: 'remove contents without a file', every: DAY, run: (db) => removeOrphans(db, files) },
  { name: 'forget sessions and codes that are over', every: DAY, run: forgetOver },
]
