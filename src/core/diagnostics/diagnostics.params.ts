import * as Schema from 'effect/Schema'
import { orNothing, type Params, textOrNothing } from '../kit/params'
import { TestCategory } from './diagnostics'

const step = orNothing(Schema.Literals(['cart', 'day']))
export type TestReportsStep = 'cart' | 'day'

const category = orNothing(TestCategory)

/** What /test-reports reads from its address: the centre, what is searched, whether the cart is open over it. */
export const testReportsParams = (params: Params) => ({
  centreId: textOrNothing(params['centre']),
  step: step(params['step']),
  search: textOrNothing(params['search']) ?? '',
  filter: category(params['filter']) ?? ('all' as const),
})
