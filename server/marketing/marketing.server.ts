import { brand } from '../../src/core/app/brand'
import { addDays, dayOf, startOfDay } from '../../src/core/kit/dates'
import { done, failed } from '../../src/core/kit/outcome'
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
  content: async ({ page }, { db, language, say }) => {
    const content = await contentOf(db, page, language)
    return content === null ? failed('notFound', say('common.notFound')) : done(content)
  },

  banners: async ({ type }, { db, language }) => done(await bannerRows(db, type, language)),

  downloadLink: async (phone, { address, db, now, say }) => {
    const wait = address === null ? 0 : links(address, now)
    if (wait > 0) return failed('tooMany', say('common.tooMany', { seconds: wait }), wait)
    return db.transaction(async (tx) => {
      const turn = await takeLinkTurn(tx, phone, now)
      if (turn === 'tooMany')
        return failed('tooMany', say('marketing.linkDaily'), startOfDay(addDays(dayOf(now), 1)) - now)
      const stores = Object.values(brand.stores).filter(Boolean).join(' ')
      const text = say('marketing.linkSms', { brand: brand.name, links: stores })
      if (turn === 'send') await sms.send(tx, { to: phone.countryCode + phone.phoneNumber, text }, now)
      return done({}, say('marketing.linkSent'))
    })
  },
})
