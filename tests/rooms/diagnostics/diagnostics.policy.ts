import { eq } from 'drizzle-orm'
import { diagnosticTests } from '../../../server/diagnostics/diagnostics.tables'
import { providerOrders } from '../../../server/orders/orders.tables'
import { demonstrationProviders } from '../../../server/seed/accounts'
import { addDays, dayOf, startOfDay } from '../../../src/core/kit/dates'
import { NOW } from '../../kit/backend'
import type { RoomCases } from '../../kit/policy/case'
import { centres, holds, near, NOWHERE, nothing, owner, patients } from '../../kit/policy/groups'
import { tokenOf, type World } from '../../kit/policy/people'

const { centre } = demonstrationProviders
const browsing = ['guest', ...patients] as const
const page = { limit: 10, offset: 0 }
const DAY = 1_767_571_200

const saved = (testIds: readonly string[], revision: number) => ({
  diagnosticId: centre,
  diagnosticTestIds: testIds,
  bookingTimestamp: DAY,
  action: 'ADD',
  revision,
})
const revisionOf = async ({ backend, people }: World, who: keyof World['people']): Promise<number> => {
  const { result } = await backend.call<{ revision: number }>(
    'diagnostics.cart',
    {},
    { token: await tokenOf(backend, people[who]) },
  )
  return result?.revision ?? 0
}

const request = (memberId: string, seenTotal: number) => ({
  memberId,
  diagnosticId: centre,
  diagnosticTestIds: [`${centre}:vep`],
  bookingTimestamp: startOfDay(addDays(dayOf(NOW), 2)),
  seenTotal,
  answers: [],
})

/** The same for somebody, once what was asked before is over. */
const booked = async ({ backend: { db } }: World, memberId: string) => {
  await db.update(providerOrders).set({ stage: 'cancelled', closedAt: DAY }).where(eq(providerOrders.kind, 'test'))
  const [vep] = await db
    .select()
    .from(diagnosticTests)
    .where(eq(diagnosticTests.id, `${centre}:vep`))
  return request(memberId, vep!.price / 100)
}

export const diagnosticsPolicy: RoomCases<'diagnostics'> = {
  centres: { may: browsing, input: () => ({ ...near, ...page, day: 1, search: '' }) },
  centre: {
    may: browsing,
    input: () => ({ id: centre, ...near, day: 1 }),
    missing: () => ({ id: NOWHERE, ...near, day: 1 }),
  },
  tests: { may: browsing, input: () => ({ diagnosticId: centre, ...page, filter: 'all', search: '' }) },
  ownTests: { may: centres, input: nothing, reaches: centres },
  cart: {
    may: patients,
    input: async (world) => {
      await world.backend.call('diagnostics.saveCart', saved([`${centre}:vep`], await revisionOf(world, 'owner')), {
        token: await tokenOf(world.backend, world.people.owner),
      })
      return nothing()
    },
    reaches: owner,
    shows: holds(() => 'VEP, both eyes'),
  },
  saveCart: {
    may: patients,
    input: async (world, who) => saved([`${centre}:eeg`], await revisionOf(world, who)),
  },
  book: {
    may: patients,
    input: (world) => booked(world, world.memberId),
    missing: () => request(NOWHERE, 1),
    reaches: owner,
  },
}
