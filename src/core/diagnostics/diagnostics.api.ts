import * as Schema from 'effect/Schema'
import { decodeTo } from 'effect/Schema'
import { transform } from 'effect/SchemaTransformation'
import { LatitudeInQuery, LongitudeInQuery } from '../kit/coordinates'
import { SentSeconds } from '../kit/dates'
import { endpoint } from '../kit/endpoint'
import { RupeesOnWire } from '../kit/money'
import { LimitInQuery, OffsetInQuery, Revision, WholeInQuery } from '../kit/numbers'
import { sent } from '../kit/sent'
import { ProviderOfferOnWire } from '../provider/provider.wire'
import { Id, SearchTerm } from '../kit/written'
import {
  Cart,
  Centre,
  DiagnosticTest,
  MOST_TESTS,
  OwnTest,
  TestAnswer,
  TestCategory,
  TestQuestion,
  testSides,
} from './diagnostics'

const Diagnostic = '/booking-service/v1/diagnostic'

const offer = Schema.NullOr(ProviderOfferOnWire)
const CentreOnWire = Schema.Struct({ ...Centre.fields, offer }).pipe(
  Schema.encodeKeys({
    id: 'user_id',
    phoneNumber: 'phone_number',
    opens: 'start_time',
    closes: 'end_time',
    pausedUntil: 'paused_until',
  }),
)
const TestOnWire = Schema.Struct({ ...DiagnosticTest.fields, price: RupeesOnWire }).pipe(
  Schema.encodeKeys({ fastHours: 'fast_hours', needsFood: 'needs_food' }),
)
const OwnTestOnWire = Schema.Struct({ ...OwnTest.fields, price: RupeesOnWire }).pipe(
  Schema.encodeKeys({ fastHours: 'fast_hours', needsFood: 'needs_food', isOffered: 'is_offered' }),
)
const CartOnWire = Schema.Struct({ ...Cart.fields, tests: Schema.Array(TestOnWire), offer }).pipe(
  Schema.encodeKeys({
    centreId: 'diagnosticId',
    centreName: 'diagnosticName',
    testIds: 'diagnosticTestIds',
    day: 'bookingTimestamp',
  }),
)
const TestIds = Schema.Array(Id).check(Schema.isMaxLength(MOST_TESTS))

/** Yes or no to a question; of a side which. */
const AnswerOnWire = Schema.Struct({
  question: TestQuestion,
  isYes: Schema.optionalKey(Schema.Boolean),
  side: Schema.optionalKey(Schema.Literals(testSides)),
})
  .check(
    sent({ is: 'malformed' }, ({ question, isYes, side }) =>
      question === 'side' ? side !== undefined && isYes === undefined : isYes !== undefined && side === undefined,
    ),
  )
  .pipe(
    decodeTo(
      TestAnswer,
      transform<TestAnswer, { question: TestQuestion; isYes?: boolean; side?: (typeof testSides)[number] }>({
        decode: ({ question, isYes, side }) => ({ question, answer: side ?? (isYes ? 'yes' : 'no') }),
        encode: ({ question, answer }) =>
          question === 'side'
            ? { question, side: testSides.find((side) => side === answer) ?? 'both' }
            : { question, isYes: answer === 'yes' },
      }),
    ),
  )

/**
 * What a booking says: for whom, where, which tests, on which day. The server computes what is to be paid; who names the
 * sum that was seen is not charged another.
 */
const BookingOnWire = Schema.Struct({
  memberId: Id,
  centreId: Id,
  testIds: TestIds.check(Schema.isMinLength(1)),
  day: SentSeconds,
  seenTotal: Schema.optionalKey(RupeesOnWire),
  answers: Schema.optionalKey(Schema.Array(AnswerOnWire).check(Schema.isMaxLength(TestQuestion.literals.length))),
}).pipe(Schema.encodeKeys({ centreId: 'diagnosticId', testIds: 'diagnosticTestIds', day: 'bookingTimestamp' }))

export const diagnosticsApi = {
  centres: endpoint({
    method: 'GET',
    path: `${Diagnostic}/centres`,
    input: Schema.Struct({
      latitude: LatitudeInQuery,
      longitude: LongitudeInQuery,
      limit: LimitInQuery,
      offset: OffsetInQuery,
      /** The weekday whose hours are shown, 1 Monday to 7 Sunday. */
      day: WholeInQuery(1, 7),
      search: SearchTerm,
    }),
    output: Schema.Array(CentreOnWire),
    mutates: false,
    permission: null,
  }),
  centre: endpoint({
    method: 'GET',
    path: `${Diagnostic}/centres/:id`,
    input: Schema.Struct({
      id: Id,
      latitude: LatitudeInQuery,
      longitude: LongitudeInQuery,
      day: WholeInQuery(1, 7),
      /** A booking there begins: it is refused now where it would be refused at its end. */
      begins: Schema.optionalKey(Schema.Literal('true')),
    }),
    output: CentreOnWire,
    mutates: false,
    errors: { tooManyOpen: 'conflict' },
    permission: null,
  }),
  tests: endpoint({
    method: 'GET',
    path: `${Diagnostic}/tests`,
    input: Schema.Struct({
      centreId: Id,
      limit: LimitInQuery,
      offset: OffsetInQuery,
      filter: Schema.Literals(['all', ...TestCategory.literals]),
      search: SearchTerm,
    }).pipe(Schema.encodeKeys({ centreId: 'diagnosticId' })),
    output: Schema.Array(TestOnWire),
    mutates: false,
    permission: null,
  }),
  /** The tests of the caller's own centre, as patients are told of them, and those that they cannot book. */
  ownTests: endpoint({
    method: 'GET',
    path: `${Diagnostic}/profile/tests`,
    input: Schema.Struct({}),
    output: Schema.Array(OwnTestOnWire),
    mutates: false,
    permission: null,
  }),
  cart: endpoint({
    method: 'GET',
    path: `${Diagnostic}/cart`,
    input: Schema.Struct({}),
    output: CartOnWire,
    mutates: false,
    permission: null,
  }),
  /** ADD carries the whole resulting list, CLEAR empties; who names the revision it was made from overwrites no other change. */
  saveCart: endpoint({
    method: 'POST',
    path: `${Diagnostic}/cart`,
    input: Schema.Struct({
      centreId: Id,
      testIds: TestIds,
      day: SentSeconds,
      action: Schema.Literals(['ADD', 'CLEAR']),
      revision: Schema.optionalKey(Revision),
    }).pipe(Schema.encodeKeys({ centreId: 'diagnosticId', testIds: 'diagnosticTestIds', day: 'bookingTimestamp' })),
    output: CartOnWire,
    mutates: true,
    errors: { cartChanged: 'conflict', otherCentre: 'conflict', testNotOffered: 'conflict' },
    permission: null,
  }),
  book: endpoint({
    method: 'POST',
    path: `${Diagnostic}/booking`,
    input: BookingOnWire,
    output: Schema.Struct({ id: Schema.String, orderNo: Schema.String, answerBy: Schema.NullOr(Schema.Int) }).pipe(
      Schema.encodeKeys({ orderNo: 'order_no', answerBy: 'answer_by' }),
    ),
    mutates: true,
    errors: {
      priceChanged: 'conflict',
      testNotOffered: 'conflict',
      alreadyBooked: 'conflict',
      dayPast: 'conflict',
      dayClosed: 'conflict',
      dayTooFar: 'conflict',
      centrePaused: 'conflict',
      memberIncomplete: 'conflict',
      tooManyOpen: 'conflict',
    },
    permission: null,
  }),
}
