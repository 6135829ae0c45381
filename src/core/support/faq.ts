import * as Schema from 'effect/Schema'

/** A subject under which questions are asked. */
export const FaqTag = Schema.Struct({ id: Schema.String, name: Schema.String })
export type FaqTag = typeof FaqTag.Type

/** A question; its answer is markup, sanitised before anyone sees it. */
export const Faq = Schema.Struct({ id: Schema.String, question: Schema.String, answer: Schema.String })
export type Faq = typeof Faq.Type
