import { brand } from '../../src/core/app/brand'
import { addDays, dayOf, startOfDay } from '../../src/core/kit/dates'
import { done } from '../../src/core/kit/outcome'
import type { marketingApi } from '../../src/core/marketing/marketing.api'
import type { Handlers } from '../kit/handlers'
import type { Limiter } from '../kit/limiter'
import type { Sms } from '../kit/outbox'
import { bannerRows, contentOf, takeLinkTurn } from './marketing.store'

interface MarketingNeeds {
  readonly sms: Sms
  /** Links one address may ask for. */
  readonly links: Limiter
}

export const marketingHandlers = ({ sms, links }: MarketingNeeds): Handlers<typeof marketingApi> => ({
  content: async ({ page }, { db, language, refuse }) => {
    const content = await contentOf(db, page, language)
    return content === null ? refuse('notFound') : done(content)
  },

  banners: async ({ type }, { db, language }) => done(await bannerRows(db, type, language)),

  downloadLink: async (phone, { address, db, now, say, refuse }) => {
    const wait = address === null ? 0 : links(address, now)
    if (wait > 0) return refuse('tooMany', { seconds: wait }, wait)
    return db.transaction(async (tx) => {
      const turn = await takeLinkTurn(tx, phone, now)
      if (turn === 'tooMany') return refuse('linkDaily', {}, startOfDay(addDays(dayOf(now), 1)) - now)
      const stores = Object.values(brand.stores).filter(Boolean).join(' ')
      const text = say('marketing.linkSms', { brand: brand.name, links: stores })
      if (turn === 'send') await sms.send(tx, { to: phone.countryCode + phone.phoneNumber, text }, now)
      return done({}, say('marketing.linkSent'))
    })
  },
})
