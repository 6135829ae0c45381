import type { SafetyAnswer, TestNote, TestQuestion } from '../diagnostics/diagnostics'
import type { UnixSeconds } from '../kit/dates'
import type { OrderStage } from './order.lifecycle'
import { isMedicineOrder, type OrderTest, type ProviderOrder } from './providerOrder'

/** Tests are not done before the day of their visit. */
export const isVisitAhead = (order: ProviderOrder, now: UnixSeconds): boolean =>
  !isMedicineOrder(order) && now < order.bookedFor

/** What can harm in a test where the answer is yes: metal in a magnet, X-rays in a pregnancy, a contrast medium, a deep needle. */
const HARMFUL: ReadonlySet<TestQuestion> = new Set(['implant', 'pregnancy', 'contrast', 'kidneys', 'bleeding'])

/** An answer with which tests wait for somebody to look: one may harm this patient, or nobody knows on which side. */
const isDangerous = ({ question, answer }: SafetyAnswer): boolean =>
  HARMFUL.has(question) ? answer !== 'no' : question === 'side' && answer === 'notAsked'

/** What speaks against the tests of an order, or was never asked. */
export const dangersOf = (order: ProviderOrder): readonly SafetyAnswer[] =>
  isMedicineOrder(order) ? [] : order.answers.filter(isDangerous)

/** Whether somebody has to confirm first that the tests can be done. */
export const needsClearance = (order: ProviderOrder): boolean =>
  !isMedicineOrder(order) && order.stage === 'accepted' && order.clearedAt === null && dangersOf(order).length > 0

/** Stages of tests in which a report is added. */
const TAKING_REPORTS: readonly OrderStage[] = ['accepted', 'sampled', 'completed', 'uploaded']
/** A visit that is to come has nothing to report: what is chosen for it belongs to another order of the same person. */
export const takesReport = (order: ProviderOrder, now: UnixSeconds): boolean =>
  !isMedicineOrder(order) &&
  TAKING_REPORTS.includes(order.stage) &&
  !(order.stage === 'accepted' && isVisitAhead(order, now))

/** Whether an order of tests has a report that was not taken back. */
export const hasReport = (order: ProviderOrder): boolean =>
  !isMedicineOrder(order) && order.reports.some(({ retractedAt }) => retractedAt === null)

/** Whether a visit can be moved to another day: it is agreed, and nothing of it was done or written. */
export const isMovable = (order: ProviderOrder): boolean =>
  !isMedicineOrder(order) && order.stage === 'accepted' && !hasReport(order)

/** Whether the next thing that is done for an order is its report: the tests were, and nothing was written of them. */
export const awaitsReport = (order: ProviderOrder): boolean =>
  (order.stage === 'sampled' || order.stage === 'completed') && !isMedicineOrder(order) && !hasReport(order)

/** Of a preparation what a technician looks at before the test; the rest is the patient's comfort. */
const CHECKED = ['creatinine', 'fullBladder', 'sleepLate', 'morningSample', 'noMetal', 'someoneAlong'] as const
type Checked = 'fast' | 'food' | (typeof CHECKED)[number]
const isChecked = (note: TestNote): note is (typeof CHECKED)[number] => CHECKED.some((each) => each === note)

/** What is looked at before one test: `fast` has its hours in the test. */
export const checkedBefore = ({
  fastHours,
  needsFood,
  notes,
}: Pick<OrderTest, 'fastHours' | 'needsFood' | 'notes'>): readonly Checked[] => [
  ...(fastHours > 0 ? (['fast'] as const) : []),
  ...(needsFood ? (['food'] as const) : []),
  ...notes.filter(isChecked),
]
