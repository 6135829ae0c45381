import { newId } from '../../../server/kit/ids'
import { reviews } from '../../../server/reviews/reviews.tables'
import type { RoomCases } from '../../kit/policy/case'
import { doctors, ofTheDoctor, lookingAround, NOWHERE } from '../../kit/policy/groups'
import type { World } from '../../kit/policy/people'

/** A review of the treating doctor that nobody replied to. */
const newReview = async ({ backend: { db }, doctorId }: World): Promise<string> => {
  const id = newId()
  await db
    .insert(reviews)
    .values({ id, doctorId, name: 'Asha Patel', stars: 5, message: 'Well again', createdAt: 1, updatedAt: 1 })
  return id
}

export const reviewsPolicy: RoomCases<'reviews'> = {
  list: { may: lookingAround, input: ({ doctorId }) => ({ doctorId, limit: 10, page: 1 }) },
  videoReviews: { may: lookingAround, input: ({ doctorId }) => ({ doctorId, limit: 10, offset: 0 }) },
  reply: {
    may: doctors,
    input: async (world) => ({ reviewId: await newReview(world), reply: 'Thank you' }),
    missing: () => ({ reviewId: NOWHERE, reply: 'Thank you' }),
    reaches: ofTheDoctor,
  },
  remove: {
    may: doctors,
    input: async (world) => ({ id: await newReview(world) }),
    missing: () => ({ id: NOWHERE }),
    reaches: ofTheDoctor,
  },
}
