import { doctors as doctorsTable } from '../../../server/doctors/doctors.tables'
import type { RoomCases } from '../../kit/policy/case'
import { doctors, nothing } from '../../kit/policy/groups'

export const profilePolicy: RoomCases<'profile'> = {
  own: { may: doctors, input: nothing },
  save: {
    may: ['treatingDoctor', 'otherDoctor'],
    input: async ({ backend }) => {
      await backend.db.update(doctorsTable).set({ profileRevision: 0 })
      return {
        about_me: 'Treats strokes.',
        language: ['English'],
        expertise: [],
        tags: [],
        video_consultation_fee: 800,
        revision: 0,
      }
    },
  },
}
