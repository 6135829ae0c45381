import type { Outcome } from '../kit/outcome'
import type { Cancellation } from '../kit/port'
import type { Banner, BannerType, Content, ContentPage } from './marketing'

export interface MarketingPort {
  /** Texts come sanitised. */
  content(input: { page: ContentPage }, signal: Cancellation): Promise<Outcome<Content>>
  banners(input: { type: BannerType }, signal: Cancellation): Promise<Outcome<readonly Banner[]>>
  downloadLink(input: { phoneNumber: string }, signal: Cancellation): Promise<Outcome<object>>
}
