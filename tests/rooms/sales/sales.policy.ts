import type { RoomCases } from '../../kit/policy/case'
import { centres, pharmacies } from '../../kit/policy/groups'
import type { PersonName, World } from '../../kit/policy/people'
import { newId } from '../../../server/kit/ids'
import { providerOfStaff } from '../../../server/provider/provider.read'
import { providerOffers } from '../../../server/provider/provider.tables'
import { addDays, DAY, dayOf, startOfDay } from '../../../src/core/kit/dates'

/** Who works for a provider: the desk of a clinic works for none. */
const providers: readonly PersonName[] = [...pharmacies, 'clinicDesk', ...centres]
const staff: readonly PersonName[] = [...pharmacies, ...centres]
const own = (who: PersonName) => ({ provider: centres.some((each) => each === who) ? 'diagnostic' : 'pharmacy' })
let tries = 0
/** A day after every offer of the demonstration on which nobody has tried one yet: of one provider no two hold at once. */
const otherDay = ({ backend }: World) => addDays(dayOf(backend.clock.now()), 100 + (tries += 1))
const written = (day: string) => day.split('-').toReversed().join('-')

/** An offer to come of whom somebody works for. */
const anOffer = async (world: World, who: PersonName): Promise<string> => {
  const { db } = world.backend
  const id = newId()
  const userId = world.people[who].userId
  const providerId = userId === null ? null : await providerOfStaff(db, userId)
  // Later than every day on which one is tried to be made.
  const startsAt = startOfDay(addDays(otherDay(world), 5000))
  if (providerId !== null)
    await db
      .insert(providerOffers)
      .values({ id, providerId, percent: 10, most: null, startsAt, endsAt: startsAt + DAY })
  return id
}

const days = { startDate: '01-01-2026', endDate: '05-01-2026' }

export const salesPolicy: RoomCases<'sales'> = {
  profile: { may: providers, input: (_, who) => own(who), reaches: staff },
  pause: { may: providers, input: (_, who) => ({ ...own(who), isPaused: false, pausedUntil: null }), reaches: staff },
  offers: { may: providers, input: (_, who) => own(who), reaches: staff },
  addOffer: {
    may: providers,
    input: (world, who) => {
      const day = written(otherDay(world))
      return { ...own(who), percent: 10, most: null, from: day, to: day }
    },
    reaches: staff,
  },
  endOffer: {
    may: providers,
    input: async (world, who) => ({ ...own(who), id: await anOffer(world, who) }),
    missing: (_, who) => ({ ...own(who), id: newId() }),
    reaches: staff,
  },
  sales: {
    may: providers,
    input: (_, who) => ({ ...own(who), startTime: '2026-01-05 00:00:00', endTime: '2026-01-05 23:59:59' }),
    reaches: staff,
  },
  closeDrawer: {
    may: providers,
    input: (_, who) => ({ ...own(who), day: '05-01-2026', payment_method: 1, counted: 0 }),
    reaches: staff,
  },
  lines: { may: providers, input: (_, who) => ({ ...own(who), ...days, limit: 10, offset: 0 }), reaches: staff },
  export: { may: providers, input: (_, who) => ({ ...own(who), ...days }), reaches: staff },
}
