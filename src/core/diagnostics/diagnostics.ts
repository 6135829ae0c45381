import * as Schema from 'effect/Schema'
import { Paise } from '../kit/money'
import { ProviderOffer, WeekdayHours } from '../provider/provider'

/** Kinds of tests, as the list is filtered. */
export const TestCategory = Schema.Literals(['lab', 'imaging', 'electrophysiology', 'other'])
export type TestCategory = typeof TestCategory.Type

/**
 * What is asked before a test: metal in the body, a pregnancy, an allergy to a contrast medium and kidneys that cannot
 * take it, medicines for diabetes before a fast, blood that does not clot before a needle goes deep, and of one limb which
 * side.
 */
export const TestQuestion = Schema.Literals([
  'implant',
  'pregnancy',
  'contrast',
  'kidneys',
  'diabetes',
  'bleeding',
  'side',
])
export type TestQuestion = typeof TestQuestion.Type

/** How a person prepares for a test; each is a text of the client. */
export const TestNote = Schema.Literals([
  'noMetal',
  'washedHair',
  'sleepLate',
  'looseClothes',
  'noLotion',
  'glasses',
  'fullBladder',
  'earlierFilms',
  'morningSample',
  'creatinine',
  'someoneAlong',
  'longRecording',
])
export type TestNote = typeof TestNote.Type

/** How a person prepares for one test. */
export const TestPreparation = Schema.Struct({
  /** Hours without food before it; water is allowed. */
  fastHours: Schema.Int,
  /** It is done after a meal. */
  needsFood: Schema.Boolean,
  notes: Schema.Array(TestNote),
})

/** The most tests of a cart, and so of an order. */
export const MOST_TESTS = 30

/** A test that a centre offers, at its price. */
export const DiagnosticTest = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  price: Paise,
  category: TestCategory,
  ...TestPreparation.fields,
  asks: Schema.Array(TestQuestion),
})
export type DiagnosticTest = typeof DiagnosticTest.Type

/** A test as its own centre sees it: with what patients are told, and whether they can book it. */
export const OwnTest = Schema.Struct({ ...DiagnosticTest.fields, isOffered: Schema.Boolean })
export type OwnTest = typeof OwnTest.Type

/** A diagnostic centre as it is chosen. */
export const Centre = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  address: Schema.String,
  city: Schema.String,
  pincode: Schema.String,
  phoneNumber: Schema.String,
  latitude: Schema.Finite,
  longitude: Schema.Finite,
  /** Kilometres; null where no place is known. */
  distance: Schema.NullOr(Schema.Finite),
  /** Minutes after midnight of the day that was asked for; null where it is closed. */
  opens: Schema.NullOr(Schema.Int),
  closes: Schema.NullOr(Schema.Int),
  hours: Schema.Array(WeekdayHours),
  /** Until when it takes no orders; null takes them. */
  pausedUntil: Schema.NullOr(Schema.Int),
  /** What it takes off its tests now. */
  offer: Schema.NullOr(ProviderOffer),
})
export type Centre = typeof Centre.Type

/** Tests that a patient is about to book, all of one centre; empty it has none. */
export const Cart = Schema.Struct({
  centreId: Schema.NullOr(Schema.String),
  centreName: Schema.NullOr(Schema.String),
  /** The day that was chosen, as its first second in India. */
  day: Schema.NullOr(Schema.Int),
  /** Counts up with every change. */
  revision: Schema.Int,
  testIds: Schema.Array(Schema.String),
  tests: Schema.Array(DiagnosticTest),
  /** What its centre takes off now. */
  offer: Schema.NullOr(ProviderOffer),
})
export type Cart = typeof Cart.Type

export const testSides = ['left', 'right', 'both'] as const
/** Answers to a question of a test; what was asked and denied is kept too. */
export const testAnswers = ['no', 'yes', ...testSides] as const

export const TestAnswer = Schema.Struct({ question: TestQuestion, answer: Schema.Literals(testAnswers) })
export type TestAnswer = typeof TestAnswer.Type

/** What an order's tests ask, with its answer: what nobody asked is no "no". */
export const SafetyAnswer = Schema.Struct({
  question: TestQuestion,
  answer: Schema.Literals([...testAnswers, 'notAsked']),
})
export type SafetyAnswer = typeof SafetyAnswer.Type
