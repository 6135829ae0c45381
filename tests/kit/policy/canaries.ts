import { newHandlers, policy } from '../../../server/assembly'
import type { RowName } from '../../../server/contract'
import { folderStore } from '../../../server/files/store/folderStore'
import { demonstrationAccounts } from '../../../server/seed/accounts'
import { findCaller } from '../../../server/people/people.store'
import { type Backend, platformOf } from '../../../server/backend'
import { Role } from '../../../src/core/session/permissions'
import { TEST_SECRET } from '../backend'

export interface Canary {
  /** The row that is broken. */
  readonly row: RowName
  readonly instead: NonNullable<Backend['instead']>
}

const handlers = newHandlers(platformOf({ secret: TEST_SECRET, files: folderStore('/nowhere') }))
const { id: ownerId } = demonstrationAccounts.patient

/** Servers with one rule broken each: the matrix that does not notice is itself broken. */
export const canaries: Readonly<Record<string, Canary>> = {
  'a row is open to every role': {
    row: 'members.list',
    instead: { policy: { ...policy, 'members.list': { roles: Role.literals, ownership: 'broken' } } },
  },
  'a role is missing from a row': {
    row: 'schedule.search',
    instead: {
      policy: { ...policy, 'schedule.search': { roles: ['DOCTOR'], ownership: 'broken', records: 'patients' } },
    },
  },
  'a record is shown to whoever knows its id': {
    row: 'payment.bookingDetail',
    instead: {
      handlers: {
        ...handlers,
        payment: {
          ...handlers.payment,
          bookingDetail: (input, call) =>
            handlers.payment.bookingDetail(input, { ...call, caller: { ...call.caller, userId: ownerId } }),
        },
      },
    },
  },
  'a list shows what is not theirs': {
    row: 'orders.list',
    instead: {
      handlers: {
        ...handlers,
        orders: {
          ...handlers.orders,
          list: (input, call) => handlers.orders.list(input, { ...call, caller: { ...call.caller, userId: ownerId } }),
        },
      },
    },
  },
  'not yours and does not exist are told apart': {
    row: 'payment.bookingDetail',
    instead: {
      handlers: {
        ...handlers,
        payment: {
          ...handlers.payment,
          bookingDetail: async (input, call) => {
            const outcome = await handlers.payment.bookingDetail(input, call)
            return outcome.ok || input.bookingId.endsWith('dead')
              ? outcome
              : { ok: false, failure: { ...outcome.failure, message: 'This booking is not yours' } }
          },
        },
      },
    },
  },
  'permissions that are switched off still count': {
    row: 'members.list',
    instead: {
      findCaller: async (...asked) => {
        const caller = await findCaller(...asked)
        return { ...caller, permissions: caller.permissions.map((each) => ({ ...each, permissionAccess: 2 })) }
      },
    },
  },
  'a blocked person goes on': {
    row: 'members.list',
    instead: { findCaller: async (...asked) => ({ ...(await findCaller(...asked)), isBlocked: false }) },
  },
}
