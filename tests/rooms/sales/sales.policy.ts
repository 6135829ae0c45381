import type { RoomCases } from '../../kit/policy/case'
import { centres, pharmacies } from '../../kit/policy/groups'
import type { PersonName } from '../../kit/policy/people'

/** Who works for a provider: the desk of a clinic works for none. */
const providers: readonly PersonName[] = [...pharmacies, 'clinicDesk', ...centres]
const staff: readonly PersonName[] = [...pharmacies, ...centres]
const own = (who: PersonName) => ({ provider: centres.some((each) => each === who) ? 'diagnostic' : 'pharmacy' })
const days = { startDate: '01-01-2026', endDate: '05-01-2026' }

export const salesPolicy: RoomCases<'sales'> = {
  profile: { may: providers, input: (_, who) => own(who), reaches: staff },
  pause: { may: providers, input: (_, who) => ({ ...own(who), isPaused: false, pausedUntil: null }), reaches: staff },
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
