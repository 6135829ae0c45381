import type { SnapshotFrom } from 'xstate'
import { startOfDay } from '../../../src/core/kit/dates'
import { testBookingMachine } from '../../../src/machines/diagnostics/testBooking.machine'
import { viewTestBooking } from '../../../src/machines/diagnostics/testBooking.view'
import { type Facts, modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { asha, bookedTest, centre, chosen, eeg, mri, NOW, ravi, SECOND_DAY, sentVisit, TODAY } from './diagnosticsFacts'

const dearer = { ...mri, price: 560_000 }
const COSTS = mri.price
const COSTS_MORE = dearer.price

const factsOf = (snapshot: SnapshotFrom<typeof testBookingMachine>) => {
  const { day, member, questions, missing, oldTotal, total, fault, booked } = viewTestBooking(snapshot)
  const { failure, attempt, step } = snapshot.context
  return {
    step: step as string,
    day,
    memberId: member?.id ?? null,
    questions: questions
      .map(({ question, answer }) => `${question}${answer === null ? '?' : answer === 'yes' ? '+' : '-'}`)
      .join(),
    missing: missing as string | null,
    total,
    oldTotal,
    fault: fault === null ? null : (failure?.code ?? failure?.kind ?? null),
    isHeld: attempt !== null,
    booked: booked?.id ?? null,
  }
}
type Known = ReturnType<typeof factsOf>

const nothing: Known = {
  step: 'day',
  day: null,
  memberId: null,
  questions: '',
  missing: 'day',
  total: COSTS,
  oldTotal: null,
  fault: null,
  isHeld: false,
  booked: null,
}
const begun: Known = { ...nothing, day: TODAY, missing: 'member' }
const prepared = { day: TODAY, memberId: 'm1', fault: null }
const answeredNo = { ...prepared, step: 'day', questions: 'implant-', missing: null }
const isFirst = ({ fault, oldTotal, isHeld }: Facts) => fault === null && oldTotal === null && isHeld === false
const choices = (members: readonly object[]) => answered({ centre, members })
const after = (fault: string) => ({ fault, isHeld: false })
/** Refusals after which the day or the person is chosen again. */
const wrong = (code: string) => ({
  event: ends('book', refused('conflict', 'Another day, please.', code)),
  only: ({ oldTotal }: Facts) => oldTotal === null,
  leads: { in: 'booking' as const, to: 'choosing' as const, now: after(code) },
})

const again = { centreId: 'a', tests: [mri], day: startOfDay(TODAY), now: NOW }

/** From the cart to a request: orders.md, 4.3 "Day and person", "Check your request". */
export const testBookingModel = modelOf(testBookingMachine)({
  name: 'testBooking',
  passed: ['arriving'],
  facts: factsOf,
  starts: {
    'Press Choose a day': {
      input: { centreId: 'a', tests: [mri], day: null, now: NOW },
      to: 'preparing',
      facts: nothing,
      how: 'Account 90000 00001, Tests, a centre, MRI brain, Choose a day',
    },
    'Press Choose a day with a test that asks nothing': {
      input: { centreId: 'a', tests: [eeg], day: null, now: NOW },
      to: 'preparing',
      facts: { ...nothing, total: eeg.price },
    },
    'Reload at the last look': {
      input: { ...again, progress: { ...chosen, step: 'review' } },
      to: 'preparing',
      facts: { ...begun, step: 'review' },
    },
    'Reload while the request was on its way': {
      input: { ...again, progress: { ...chosen, step: 'review', attempt: sentVisit } },
      to: 'preparing',
      facts: { ...begun, step: 'review', isHeld: true },
    },
    'Reload once it was sent': {
      input: { ...again, progress: { ...chosen, step: 'sent', booked: bookedTest } },
      to: 'preparing',
      facts: { ...begun, step: 'sent', booked: 't1' },
    },
  },
  states: {
    preparing: {
      sees: 'Grey blocks where the days will stand.',
      asks: ({ isHeld, booked }: Facts) => ({
        choices: { centreId: 'a', begins: isHeld === false && booked === null },
      }),
    },
    unprepared: 'That it could not be prepared, and Retry.',
    choosing: ({ missing, questions, fault }) =>
      `The days, and who is tested${questions === '' ? '' : '; what is asked before the test'}${
        missing === null ? '' : '; what is missing'
      }${fault === null ? '' : '; why it was refused'}.`,
    choosingMember: {
      sees: 'The family to choose from.',
      asks: ({ memberId, missing }: Facts) => ({
        chooser: {
          members: missing === 'member' ? [{ ...asha, age: null }] : memberId === 'm2' ? [asha, ravi] : [asha],
          memberId,
        },
      }),
    },
    reviewing: ({ fault, oldTotal }) =>
      `The request as a ticket with its total${oldTotal === null ? '' : ', and that the price has changed'}${
        fault === null ? '' : '; why it was not sent'
      }.`,
    booking: {
      sees: 'That the request is on its way.',
      asks: ({ day, memberId, questions, total }: Facts) => ({
        book: {
          memberId,
          centreId: 'a',
          testIds: [questions === '' ? 'eeg' : 'mri'],
          day: startOfDay(day as typeof TODAY),
          seenTotal: total,
          answers: questions === '' ? [] : [{ question: 'implant', answer: questions === 'implant+' ? 'yes' : 'no' }],
          key: '<key>',
        },
      }),
    },
    rereading: {
      sees: 'That the request is on its way.',
      asks: ({ questions }: Facts) => ({ prices: { centreId: 'a', testIds: [questions === '' ? 'eeg' : 'mri'] } }),
    },
    unsettled: 'That the server could not be reached, and Send again.',
    booked: 'That the request was sent, until when the centre answers, and how to prepare.',
  },
  steps: {
    'The days and the family arrive': {
      event: ends('choices', choices([asha])),
      leads: [
        {
          in: 'preparing',
          if: ({ total }) => total === eeg.price,
          to: 'choosing',
          now: { ...prepared, missing: null },
        },
        { in: 'preparing', if: ({ booked }) => booked !== null, to: 'booked', now: answeredNo },
        { in: 'preparing', if: ({ isHeld }) => isHeld, to: 'booking', now: answeredNo },
        { in: 'preparing', if: ({ step }) => step === 'review', to: 'reviewing', now: answeredNo },
        { in: 'preparing', to: 'choosing', now: { ...prepared, questions: 'implant?', missing: 'answers' } },
      ],
    },
    'The days and somebody without an age arrive': {
      event: ends('choices', choices([{ ...asha, age: null }])),
      only: ({ total, fault, step }) => total === COSTS && fault === null && step === 'day',
      nowhere: 'what is missing of a member is filled in by the tours of the chooser',
      leads: {
        in: 'preparing',
        to: 'choosing',
        now: { ...prepared, questions: 'implant?', missing: 'member' },
      },
    },
    'They cannot be loaded': {
      event: ends('choices', refused('internal')),
      leads: { in: 'preparing', to: 'unprepared', now: { fault: 'internal' } },
    },
    'Press Retry or Send again': {
      event: { type: 'retry' },
      leads: [
        { in: 'unprepared', to: 'preparing' },
        { in: 'unsettled', to: 'booking', now: { fault: null } },
      ],
    },
    'Choose another day': {
      event: { type: 'day.chosen', day: SECOND_DAY },
      only: ({ day, memberId, total, oldTotal }) =>
        day === TODAY && memberId === 'm1' && total === COSTS && oldTotal === null,
      leads: {
        in: 'choosing',
        now: { day: SECOND_DAY, fault: null, isHeld: false },
      },
    },
    'Answer with No': {
      event: { type: 'answered', question: 'implant', answer: 'no' },
      only: ({ questions, missing, ...facts }) => questions === 'implant?' && missing === 'answers' && isFirst(facts),
      leads: { in: 'choosing', now: { questions: 'implant-', missing: null, isHeld: false } },
    },
    'Answer with Yes': {
      event: { type: 'answered', question: 'implant', answer: 'yes' },
      only: ({ questions, missing, day, ...facts }) =>
        questions === 'implant?' && missing === 'answers' && day === TODAY && isFirst(facts),
      leads: { in: 'choosing', now: { questions: 'implant+', missing: null, isHeld: false } },
    },
    'Press Change or Complete beside who is tested': {
      event: { type: 'member.changing' },
      only: ({ memberId, day, ...facts }) => memberId === 'm1' && day === TODAY && isFirst(facts),
      leads: { in: 'choosing', to: 'choosingMember' },
    },
    'Complete what is missing of Asha, and choose her': {
      event: ends('chooser', { members: [asha], memberId: 'm1' }),
      leads: [
        {
          in: 'choosingMember',
          if: ({ missing }) => missing === 'member',
          to: 'choosing',
          now: { missing: 'answers', fault: null },
        },
        { in: 'choosingMember', to: 'choosing' },
      ],
    },
    'Choose Ravi': {
      event: ends('chooser', { members: [asha, ravi], memberId: 'm2' }),
      only: ({ missing }) => missing !== 'member',
      leads: [
        { in: 'choosingMember', if: ({ questions }) => questions === '', to: 'choosing', now: { memberId: 'm2' } },
        {
          in: 'choosingMember',
          to: 'choosing',
          now: { memberId: 'm2', questions: 'implant?', missing: 'answers' },
        },
      ],
    },
    'Press Check and send': {
      event: { type: 'next' },
      leads: { in: 'choosing', if: ({ missing }) => missing === null, to: 'reviewing' },
    },
    'Press Send request': {
      event: { type: 'book' },
      only: ({ questions, memberId, day }) => questions !== 'implant+' && memberId === 'm1' && day === TODAY,
      leads: { in: 'reviewing', to: 'booking', now: { fault: null, isHeld: true } },
    },
    'The request is sent to the centre': {
      event: ends('book', answered(bookedTest)),
      leads: {
        in: 'booking',
        to: 'booked',
        now: { booked: 't1', isHeld: false, oldTotal: null },
        effects: ['orders.outdated'],
      },
    },
    'The answer about the request is lost': {
      event: ends('book', refused('timeout')),
      leads: { in: 'booking', to: 'unsettled', now: { fault: 'timeout' } },
    },
    'The price has changed': {
      event: ends('book', refused('conflict', 'The price has changed.', 'priceChanged')),
      only: ({ oldTotal, questions }) => oldTotal === null && questions !== '',
      leads: { in: 'booking', to: 'rereading', now: after('priceChanged') },
    },
    'The price of now arrives': {
      event: ends('prices', answered({ tests: [dearer], centre })),
      leads: {
        in: 'rereading',
        to: 'reviewing',
        now: { total: COSTS_MORE, oldTotal: COSTS },
      },
    },
    'The centre has none of the tests any more': {
      isLast: true,
      event: ends('prices', answered({ tests: [], centre })),
      leads: {
        in: 'rereading',
        to: 'reviewing',
      },
    },
    'The prices cannot be loaded': {
      event: ends('prices', refused('internal')),
      leads: { in: 'rereading', to: 'reviewing', now: { fault: 'internal' } },
    },
    'The centre is closed on that day': wrong('dayClosed'),
    'Such tests are booked already': {
      event: ends('book', refused('conflict', 'You have booked it.', 'alreadyBooked')),
      leads: { in: 'booking', to: 'reviewing', now: after('alreadyBooked') },
    },
    'Press Back': {
      isLast: true,
      event: { type: 'back' },
      leads: [
        { in: 'reviewing', to: 'choosing', now: { fault: null } },
        { in: 'unsettled', to: 'reviewing' },
        { in: ['preparing', 'unprepared', 'choosing'] },
      ],
    },
  },
})
