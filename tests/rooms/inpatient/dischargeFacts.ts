import { EMPTY_SUMMARY } from '../../../src/core/inpatient/summary.rules'
import { ends, refused } from '../../kit/paths/outcomes'

export const MEANWHILE = 'Dr. Meera Joshi saved this summary meanwhile, at 10:40 am, 23 Nov.'
/** All that a summary must say. */
export const whole = { diagnosis: 'Infarct', course: 'Steady', advice: 'Rest', followUp: 'Clinic' }
export const kept = { ...EMPTY_SUMMARY, isFinished: false, revision: 1, savedAt: 1, savedBy: 'Dr. Rao', isAhead: false }
export const written = { ...kept, ...whole, revision: 2 }
export const theirs = { ...kept, ...whole, diagnosis: 'Bleed', revision: 3, savedBy: 'Dr. Meera Joshi' }

interface SaidOfSummary {
  readonly diagnosis: string
  readonly revision: number | null
}

const sent =
  (isFinished: boolean) =>
  ({ diagnosis, revision }: SaidOfSummary) => ({
    id: 'stay-1',
    ...EMPTY_SUMMARY,
    ...(diagnosis === '' ? {} : { ...whole, diagnosis }),
    isFinished,
    revision,
    key: '<key>',
  })
export const asks = (call: string, isFinished: boolean) => (facts: SaidOfSummary) => ({
  [call]: sent(isFinished)(facts),
})
const superseded = refused('conflict', MEANWHILE, 'summaryChanged')

/** What writes over any is never refused for another. */
const isWrittenOnOne = ({ revision }: SaidOfSummary): boolean => revision !== null

/** Each way of saving, refused because somebody else saved another meanwhile. */
export const meetsAnother = {
  'The draft meets what somebody else saved': {
    event: ends('draft', superseded),
    only: isWrittenOnOne,
    leads: { in: 'writing.savingDraft', to: 'superseded', now: { says: MEANWHILE } },
  },
  'The summary meets what somebody else saved': {
    event: ends('saving', superseded),
    only: isWrittenOnOne,
    leads: { in: 'saving', to: 'superseded', now: { says: MEANWHILE } },
  },
  'What was typed last meets what somebody else saved': {
    event: ends('last', superseded),
    only: isWrittenOnOne,
    leads: { in: 'savingLast', to: 'superseded', now: { says: MEANWHILE } },
  },
} as const
