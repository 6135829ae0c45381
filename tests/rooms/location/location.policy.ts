import type { RoomCases } from '../../kit/policy/case'
import { everyone, near } from '../../kit/policy/groups'
export const locationPolicy: RoomCases<'location'> = {
  autocomplete: { may: everyone, input: () => ({ input: 'Pune' }) },
  reverse: { may: everyone, input: () => near },
  pincode: { may: everyone, input: () => ({ pincode: '380006' }) },
  details: {
    may: everyone,
    input: async ({ backend }) => {
      const { result } = await backend.call<readonly { id: string }[]>('location.autocomplete', { input: 'Pune' })
      return { id: result[0]?.id }
    },
  },
}
