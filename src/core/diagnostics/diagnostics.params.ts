import * as Schema from 'effect/Schema'
import { orNothing, type Params, textOrNothing } from '../kit/params'
import { TestCategory } from './diagnostics'
import { KeptVisit, type VisitProgress, VisitStep } from './visitProgress'

const overCart = orNothing(Schema.Literals(['cart', 'day']))
export type TestReportsStep = 'cart' | 'day'
const visitStep = orNothing(VisitStep)
const kept = orNothing(KeptVisit)

/** The booking that was open; whoever comes back to the family comes to the person who was chosen. */
const visitOf = (params: Params): VisitProgress | null => {
  const step = visitStep(params['step'] === 'members' ? 'day' : params['step'])
  const visit = kept(params['visit'])
  return step === null || visit === null ? null : { ...visit, step }
}

const category = orNothing(TestCategory)

/** What /test-reports opens with: the centre, what is searched, the cart over it, and the booking that was open. */
export const testReportsParams = (params: Params) => ({
  centreId: textOrNothing(params['centre']),
  step: overCart(params['step']),
  search: textOrNothing(params['search']) ?? '',
  filter: category(params['filter']) ?? ('all' as const),
  visit: visitOf(params),
})
