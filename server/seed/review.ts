import { DAY } from '../../src/core/kit/dates'
import type { reviews, videoReviews } from '../reviews/reviews.tables'
import { patients } from './content/people'
import { doctorReplies, reviews as texts } from './content/reviews'
import type { DoctorKind } from './content/specialities'
import { videoReviews as videos } from './content/videos'
import type { Dice } from './random'

const writers = patients.flatMap(({ name, family }) => [name, ...family.map((relative) => relative.name)])

/** 3 to 14 reviews of a kind of doctor, some answered. */
export const reviewsOf = (roll: Dice, kind: DoctorKind, now: number): Omit<typeof reviews.$inferInsert, 'doctorId'>[] =>
  roll
    .some(
      texts.filter((text) => text.for === 'any' || text.for === kind),
      roll.between(3, 14),
    )
    .map(({ stars, text }) => {
      const createdAt = now - roll.between(2, 500) * DAY - roll.between(0, DAY - 1)
      const replies = doctorReplies.filter((reply) => reply.for === (stars >= 4 ? 'thanks' : 'sorry'))
      const doctorReply = roll.chance(0.35) ? roll.pick(replies).text : null
      const updatedAt = doctorReply === null ? createdAt : createdAt + DAY
      return { id: roll.uuid(), name: roll.pick(writers), stars, message: text, doctorReply, createdAt, updatedAt }
    })

/** One to three video reviews. */
export const videoReviewsOf = (roll: Dice): Omit<typeof videoReviews.$inferInsert, 'doctorId'>[] =>
  roll.some(videos, roll.between(1, 3)).map(({ heading, youtubeId }, position) => ({
    id: roll.uuid(),
    heading,
    videoLink: `https://www.youtube.com/watch?v=${youtubeId}`,
    position,
  }))
