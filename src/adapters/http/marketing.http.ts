import { done } from '../../core/kit/outcome'
import { marketingApi } from '../../core/marketing/marketing.api'
import { DOWNLOAD_COUNTRY } from '../../core/marketing/marketing.rules'
import type { MarketingPort } from '../../core/marketing/marketing.ports'
import { cleanMarkup } from '../browser/cleanMarkup'
import type { Caller } from './callEndpoint'

export const marketingOverHttp = (call: Caller): MarketingPort => ({
  content: async ({ page }, signal: AbortSignal) => {
    const answer = await call(marketingApi.content, { page }, { signal })
    if (!answer.ok) return answer
    const sections = await Promise.all(
      answer.value.sections.map(async (section) => ({ ...section, text: await cleanMarkup(section.text) })),
    )
    return done({ ...answer.value, sections })
  },
  banners: ({ type }, signal: AbortSignal) => call(marketingApi.banners, { type }, { signal }),
  downloadLink: ({ phoneNumber }, signal: AbortSignal) =>
    call(marketingApi.downloadLink, { phoneNumber, countryCode: DOWNLOAD_COUNTRY }, { signal }),
})
