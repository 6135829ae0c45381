import type { RoomCases } from '../../kit/policy/case'
import { everyone, newNumber } from '../../kit/policy/groups'
export const marketingPolicy: RoomCases<'marketing'> = {
  content: { may: everyone, input: () => ({ page: 'app-feature' }) },
  banners: { may: everyone, input: () => ({ type: 'home' }) },
  downloadLink: { may: everyone, input: () => ({ phoneNumber: newNumber(), countryCode: '+91' }) },
}
