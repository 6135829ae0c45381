import type { SnapshotFrom } from 'xstate'
import type { DiagnosticTest } from '../../../src/core/diagnostics/diagnostics'
import { EMPTY_CART } from '../../../src/core/diagnostics/cart.rules'
import { testCartMachine } from '../../../src/machines/diagnostics/testCart.machine'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { cartOf, eeg, medicare, mri, sanjeevani, vep } from './diagnosticsFacts'

interface Facts {
  readonly isGuest: boolean
  readonly centre: string | null
  readonly tests: string
  readonly queue: string
  readonly wanted: string | null
  readonly tries: number
  readonly arrived: string
  readonly failure: string | null
  readonly revision: number
}

const factsOf = ({ context }: SnapshotFrom<typeof testCartMachine>): Facts => ({
  isGuest: context.isGuest,
  centre: context.cart.centreId,
  tests: context.cart.testIds.join(' '),
  queue: context.queue
    .map(({ change }) => (change.kind === 'add' ? `+${change.testIds.join(' ')}` : `-${change.testId}`))
    .join(' '),
  wanted: context.wanted?.id ?? null,
  tries: context.tries,
  arrived: context.arrived.join(' '),
  failure: context.failure?.kind ?? null,
  revision: context.cart.revision,
})

const EMPTY = {
  isGuest: false,
  centre: null,
  tests: '',
  queue: '',
  wanted: null,
  tries: 0,
  arrived: '',
  failure: null,
  revision: 0,
}
/** One change is on its way, and nothing waits behind it. */
const isOne = ({ queue, wanted }: Facts) => !queue.includes(' ') && wanted === null
const isFirst = ({ isGuest, queue, tests, wanted, tries, failure }: Facts) =>
  !isGuest && queue === '+eeg' && tests === '' && wanted === null && tries === 0 && failure === null
const isStill = ({ queue, wanted }: Facts) => queue === '' && wanted === null
const DAY = 1_795_458_600
const saved = ({ tests, queue, centre, revision }: Facts) => {
  const ids = tests === '' ? [] : tests.split(' ')
  const id = queue.split(' ')[0]!.slice(1)
  const isAdding = queue.startsWith('+')
  return {
    centreId: isAdding ? (id === 'mri' ? 'b' : 'a') : centre,
    testIds: isAdding ? [...ids, id] : ids.filter((each) => each !== id),
    day: DAY,
    action: 'ADD',
    revision,
    key: '<key>',
  }
}
const keepsPicks = (tests: readonly DiagnosticTest[] = [], centre = sanjeevani) =>
  `picks.kept ${JSON.stringify({ picks: tests.length === 0 ? null : { centre, tests } })}`

/** A cart of one centre: patient.md, "Diagnostics"; S1-279 to S1-285, S1-145. */
export const testCartModel = modelOf(testCartMachine)({
  name: 'testCart',
  passed: ['deciding', 'settling', 'changing', 'saved', 'merged', 'clearing'],
  facts: factsOf,
  delays: { again: 1500 },
  starts: {
    'Open the tests as a patient': {
      input: { isGuest: false, picks: null, today: DAY },
      to: 'loading',
      facts: EMPTY,
      screen: 'desktop',
      how: 'Account 90000 00001, Tests',
    },
    'Open the tests as a guest': {
      input: { isGuest: true, picks: null, today: DAY },
      to: 'holding',
      facts: { ...EMPTY, isGuest: true },
      screen: 'desktop',
    },
    'Come back verified with a pick of before': {
      input: { isGuest: false, picks: { centre: sanjeevani, tests: [eeg] }, today: DAY },
      to: 'loading',
      facts: { ...EMPTY, queue: '+eeg' },
      screen: 'desktop',
    },
  },
  states: {
    loading: { sees: 'Grey lines where the cart will stand.', asks: { load: {} } },
    failed: 'That the cart could not be loaded, and Retry.',
    holding: ({ tests }) => (tests === '' ? 'That the cart is empty.' : `The tests ${tests} with their prices.`),
    saving: { sees: 'The list as it will be.', asks: (facts) => ({ save: saved(facts) }) },
    waiting: 'The list as it will be.',
    merging: { sees: 'The list as it will be.', asks: { merge: {} } },
    asking: 'Whether the tests of the one centre are removed for the other, both named.',
    confirmingClear: 'Whether the cart is cleared.',
    emptying: {
      sees: 'The question is gone, the tests are still there.',
      asks: ({ centre }) => ({
        clear: { centreId: centre, testIds: [], day: DAY, action: 'CLEAR', revision: 1, key: '<key>' },
      }),
    },
  },
  steps: {
    'The cart arrives empty': {
      event: ends('load', answered(EMPTY_CART)),
      leads: [
        { in: 'loading', if: ({ queue }) => queue === '', to: 'holding', now: { failure: null } },
        { in: 'loading', to: 'saving', now: { failure: null } },
      ],
    },
    'The cart arrives with an EEG of Sanjeevani': {
      event: ends('load', answered(cartOf(sanjeevani, [eeg]))),
      leads: {
        in: 'loading',
        to: 'holding',
        now: { centre: 'a', tests: 'eeg', queue: '', failure: null, revision: 1 },
      },
    },
    'The cart arrives with an MRI of Medicare': {
      event: ends('load', answered(cartOf(medicare, [mri]))),
      only: ({ queue }) => queue === '+eeg',
      leads: { in: 'loading', to: 'asking', now: { centre: 'b', tests: 'mri', failure: null, revision: 1 } },
    },
    'The cart cannot be loaded': {
      event: ends('load', refused('internal')),
      leads: { in: 'loading', to: 'failed', now: { failure: 'internal' } },
    },
    'Press Retry': { event: { type: 'retry' }, leads: { in: 'failed', to: 'loading' } },
    'Press Add at EEG': {
      event: { type: 'test.added', centre: sanjeevani, test: eeg },
      only: (facts, at) => (at.has('holding') || at.has('failed')) && isStill(facts) && !facts.tests.includes('eeg'),
      leads: [
        { in: 'failed', to: 'loading', now: { queue: '+eeg', arrived: '' } },
        {
          in: 'holding',
          if: ({ isGuest, centre }) => isGuest && centre !== 'b',
          now: { centre: 'a', tests: 'eeg', arrived: '' },
          effects: [keepsPicks([eeg])],
        },
        {
          in: 'holding',
          if: ({ centre }) => centre === 'b',
          to: 'asking',
          now: { queue: '+eeg', arrived: '' },
        },
        { in: 'holding', to: 'saving', now: { queue: '+eeg', arrived: '' } },
      ],
    },
    'Press Add at an MRI of Medicare': {
      event: { type: 'test.added', centre: medicare, test: mri },
      only: (facts, at) => at.has('holding') && isStill(facts) && facts.tests === 'eeg',
      leads: { in: 'holding', to: 'asking', now: { queue: '+mri', arrived: '' } },
    },
    'Press Remove at EEG': {
      event: { type: 'test.removed', testId: 'eeg' },
      only: (facts, at) =>
        (at.has('holding') && isStill(facts) && facts.tests === 'eeg') || (at.has('saving') && isFirst(facts)),
      leads: [
        { in: 'saving', now: { queue: '+eeg -eeg' } },
        {
          in: 'holding',
          if: ({ isGuest }) => isGuest,
          now: { centre: null, tests: '', arrived: '' },
          effects: [keepsPicks()],
        },
        { in: 'holding', to: 'saving', now: { queue: '-eeg', arrived: '' } },
      ],
    },
    'Choose Medicare': {
      event: { type: 'centre.wanted', centre: medicare },
      only: (facts, at) => at.has('holding') && isStill(facts) && facts.centre !== 'b',
      leads: [
        { in: 'holding', if: ({ tests }) => tests === '', to: 'holding' },
        { in: 'holding', to: 'asking', now: { wanted: 'b' } },
      ],
    },
    'Choose Sanjeevani': {
      event: { type: 'centre.wanted', centre: sanjeevani },
      only: (facts, at) =>
        ((at.has('loading') || at.has('failed')) && isStill(facts)) || (at.has('saving') && isFirst(facts)),
      leads: [{ in: ['loading', 'failed'] }, { in: 'saving', now: { wanted: 'a' } }],
    },
    'Press Clear': {
      event: { type: 'clear' },
      only: isStill,
      leads: { in: 'holding', if: ({ tests }) => tests !== '', to: 'confirmingClear' },
    },
    'Press Keep': {
      event: { type: 'dismiss' },
      leads: [
        { in: 'confirmingClear', to: 'holding' },
        {
          in: 'asking',
          if: ({ isGuest }) => isGuest,
          to: 'holding',
          now: { queue: '', wanted: null, tries: 0 },
        },
        {
          in: 'asking',
          to: 'holding',
          now: { queue: '', wanted: null, tries: 0 },
          effects: [keepsPicks()],
        },
      ],
    },
    Confirm: {
      event: { type: 'confirm' },
      leads: [
        {
          in: ['asking', 'confirmingClear'],
          if: ({ isGuest, queue }) => isGuest && queue === '+mri',
          to: 'holding',
          now: { centre: 'b', tests: 'mri', queue: '' },
          effects: [keepsPicks(), keepsPicks([mri], medicare)],
        },
        {
          in: ['asking', 'confirmingClear'],
          if: ({ isGuest, queue }) => isGuest && queue === '+eeg',
          to: 'holding',
          now: { centre: 'a', tests: 'eeg', queue: '' },
          effects: [keepsPicks(), keepsPicks([eeg])],
        },
        {
          in: ['asking', 'confirmingClear'],
          if: ({ isGuest }) => isGuest,
          to: 'holding',
          now: { centre: null, tests: '', wanted: null },
          effects: [keepsPicks()],
        },
        { in: ['asking', 'confirmingClear'], to: 'emptying' },
      ],
    },
    'The cart is cleared': {
      event: ends('clear', answered({ ...EMPTY_CART, revision: 1 })),
      leads: [
        {
          in: 'emptying',
          if: ({ queue }) => queue !== '',
          to: 'saving',
          now: { centre: null, tests: '', tries: 0, failure: null, revision: 1 },
        },
        {
          in: 'emptying',
          to: 'holding',
          now: { centre: null, tests: '', wanted: null, tries: 0, failure: null, revision: 1 },
        },
      ],
    },
    'The cart was changed before it was cleared': {
      event: ends('clear', refused('conflict', '', 'cartChanged')),
      leads: { in: 'emptying', to: 'merging' },
    },
    'The cart cannot be cleared': {
      event: ends('clear', refused('internal')),
      leads: {
        in: 'emptying',
        to: 'holding',
        now: { queue: '', wanted: null, tries: 0 },
        effects: ['notice bad: wrong'],
      },
    },
    'Press Add at VEP while EEG is on its way': {
      event: { type: 'test.added', centre: sanjeevani, test: vep },
      only: (facts, at) => at.has('saving') && isFirst(facts),
      leads: { in: 'saving', now: { queue: '+eeg +vep' } },
    },
    'EEG is stored': {
      event: ends('save', answered(cartOf(sanjeevani, [eeg]))),
      only: ({ queue, tests }) => queue.startsWith('+eeg') && tests === '',
      leads: [
        {
          in: 'saving',
          if: ({ queue }) => queue.includes(' '),
          to: 'saving',
          now: ({ queue }) => ({
            centre: 'a',
            tests: 'eeg',
            queue: queue.split(' ')[1]!,
            tries: 0,
            failure: null,
            revision: 1,
          }),
          effects: [keepsPicks()],
        },
        {
          in: 'saving',
          to: 'holding',
          now: { centre: 'a', tests: 'eeg', queue: '', wanted: null, tries: 0, failure: null, revision: 1 },
          effects: [keepsPicks()],
        },
      ],
    },
    'VEP is stored beside EEG': {
      event: ends('save', answered(cartOf(sanjeevani, [eeg, vep]))),
      only: ({ queue }) => queue === '+vep',
      leads: {
        in: 'saving',
        to: 'holding',
        now: { tests: 'eeg vep', queue: '', tries: 0, failure: null, revision: 1 },
        effects: [keepsPicks()],
      },
    },
    'EEG is stored beside VEP': {
      event: ends('save', answered(cartOf(sanjeevani, [vep, eeg]))),
      only: ({ queue, tests }) => queue === '+eeg' && tests === 'vep',
      leads: {
        in: 'saving',
        to: 'holding',
        now: { tests: 'vep eeg', queue: '', tries: 0, failure: null, revision: 1 },
        effects: [keepsPicks()],
      },
    },
    'MRI is stored': {
      event: ends('save', answered(cartOf(medicare, [mri]))),
      only: ({ queue }) => queue === '+mri',
      leads: {
        in: 'saving',
        to: 'holding',
        now: { centre: 'b', tests: 'mri', queue: '', tries: 0, failure: null, revision: 1 },
        effects: [keepsPicks()],
      },
    },
    'The removal is stored': {
      event: ends('save', answered({ ...EMPTY_CART, revision: 1 })),
      only: ({ queue }) => queue === '-eeg',
      leads: {
        in: 'saving',
        to: 'holding',
        now: { centre: null, tests: '', queue: '', tries: 0, failure: null, revision: 1 },
        effects: [keepsPicks()],
      },
    },
    'Another tab was first': {
      event: ends('save', refused('conflict', '', 'cartChanged')),
      only: isOne,
      leads: { in: 'saving', to: 'merging' },
    },
    'The centre does not offer it any more': {
      event: ends('save', refused('conflict', 'Not offered.', 'testNotOffered')),
      only: isOne,
      leads: { in: 'saving', to: 'merging', now: { queue: '', tries: 0 }, effects: ['notice bad: Not offered.'] },
    },
    'It is refused': {
      event: ends('save', refused('tooMany')),
      only: isOne,
      leads: {
        in: 'saving',
        to: 'holding',
        now: { queue: '', wanted: null, tries: 0 },
        effects: ['notice bad: tooMany'],
      },
    },
    'The answer is lost': {
      event: ends('save', refused('timeout')),
      only: isOne,
      leads: { in: 'saving', to: 'waiting', now: ({ tries }) => ({ tries: tries + 1, failure: 'timeout' }) },
    },
    'The pause passes': {
      event: { type: 'xstate.after.again.testCart.waiting' },
      leads: [
        { in: 'waiting', if: ({ tries }) => tries < 4, to: 'saving' },
        {
          in: 'waiting',
          to: 'holding',
          now: { queue: '', wanted: null, tries: 0 },
          effects: ['notice bad: late'],
        },
      ],
    },
    'The other tab added a VEP': {
      event: ends('merge', answered(cartOf(sanjeevani, [vep]))),
      leads: [
        {
          in: 'merging',
          if: ({ tries }) => tries + 1 >= 4,
          to: 'holding',
          now: ({ tests, queue }) => ({
            centre: 'a',
            tests: 'vep',
            queue: '',
            wanted: null,
            tries: 0,
            failure: null,
            revision: 1,
            arrived: tests.includes('vep') || queue.includes('vep') ? '' : 'VEP',
          }),
        },
        {
          in: 'merging',
          if: ({ queue }) => queue === '+mri',
          to: 'asking',
          now: ({ tests, tries, queue }) => ({
            centre: 'a',
            tests: 'vep',
            tries: tries + 1,
            failure: null,
            revision: 1,
            arrived: tests.includes('vep') || queue.includes('vep') ? '' : 'VEP',
          }),
        },
        {
          in: 'merging',
          if: ({ wanted }) => wanted === 'b',
          to: 'asking',
          now: ({ tests, tries, queue }) => ({
            centre: 'a',
            tests: 'vep',
            tries: tries + 1,
            failure: null,
            revision: 1,
            arrived: tests.includes('vep') || queue.includes('vep') ? '' : 'VEP',
          }),
        },
        {
          in: 'merging',
          if: ({ queue }) => queue === '+eeg',
          to: 'saving',
          now: ({ tests, tries, queue }) => ({
            centre: 'a',
            tests: 'vep',
            tries: tries + 1,
            failure: null,
            revision: 1,
            arrived: tests.includes('vep') || queue.includes('vep') ? '' : 'VEP',
          }),
        },
        {
          in: 'merging',
          to: 'holding',
          now: ({ tests, tries, queue }) => ({
            centre: 'a',
            tests: 'vep',
            queue: '',
            tries: tries + 1,
            failure: null,
            revision: 1,
            arrived: tests.includes('vep') || queue.includes('vep') ? '' : 'VEP',
          }),
        },
      ],
    },
    'The cart of the other tab cannot be read': {
      event: ends('merge', refused('internal')),
      leads: {
        in: 'merging',
        to: 'holding',
        now: { queue: '', wanted: null, tries: 0 },
        effects: ['notice bad: wrong'],
      },
    },
    'Tests were booked': {
      event: { type: 'outdated' },
      only: isStill,
      leads: { in: 'holding', if: ({ isGuest }) => !isGuest, to: 'merging', now: { tries: 0 } },
    },
  },
})
