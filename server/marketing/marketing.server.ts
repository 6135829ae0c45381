import { brand } from '../../src/core/app/brand'
import { addDays, dayOf, startOfDay } from '../../src/core/kit/dates'
import { done, failed } from '../../src/core/kit/outcome'
import type { marketingApi } from '../../src/core/marketing/marketing.api'
import type { Handlers } from '../kit/handlers'
import type { Sms } from '../kit/outbox'
import { bannerRows, contentOf, takeLinkTurn } from './marketing.store'

export const marketingHandlers = (sms: Sms): Handlers<typeof marketingApi> => ({
  content: async ({ page }, { db, language, say }) => {
    const content = await contentOf(db, page, language)
    return content === null ? failed('notFound', say('common.notFound')) : done(content)
  },

  banners: async ({ type }, { db, language }) => done(await bannerRows(db, type, language)),

  downloadLink: async (phone, { db, now, say }) =>
    db.transaction(async (tx) => {
      const turn = await takeLinkTurn(tx, phone, now)
      if (turn === 'tooMany')
        return failed('tooMany', say('marketing.linkDaily'), startOfDay(addDays(dayOf(now), 1)) - now)
      const links = Object.values(brand.stores).filter(Boolean).join(' ')
      const text = say('marketing.linkSms', { brand: brand.name, links })
      if (turn === 'send') await sms.send(tx, { to: phone.countryCode + phone.phoneNumber, text }, now)
      return done({}, say('marketing.linkSent'))
    }),
})
