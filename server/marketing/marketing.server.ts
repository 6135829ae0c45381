import { brand } from '../../src/core/app/brand'
import { MINUTE } from '../../src/core/kit/dates'
import type { OutcomeOf, OwnCodeOf } from '../../src/core/kit/endpoint'
import { done } from '../../src/core/kit/outcome'
import type { marketingApi } from '../../src/core/marketing/marketing.api'
import { DOWNLOAD_COUNTRY } from '../../src/core/marketing/marketing.rules'
import type { Call, Handlers } from '../kit/handlers'
import type { Limit, Limits } from '../kit/limits'
import { type Sms, SmsNotSent } from '../kit/outbox'
import { bannerRows, contentOf } from './marketing.store'
import type texts from './marketing.texts.json'

interface MarketingNeeds {
  readonly sms: Sms
  readonly limits: Limits
}

/** Text messages with a link to the app that one address may cause. */
const perAddress: Limit = { name: 'links.address', most: 10, per: 'minute' }
/** Links to the app that one number gets in a day; browsers repeat a GET, which sends none within the minute. */
export const LINKS_PER_DAY = 5
const perNumber: Limit = { name: 'links.number', most: LINKS_PER_DAY, per: 'day', apart: MINUTE }

export const marketingHandlers = (needs: MarketingNeeds): Handlers<typeof marketingApi, keyof typeof texts> => ({
  content: async ({ page }, { db, language, refuse }) => {
    const content = await contentOf(db, page, language)
    return content === null ? refuse('notFound') : done(content)
  },

  banners: async ({ type }, { db, language, now }) => done(await bannerRows(db, type, language, now)),

  downloadLink: ({ phoneNumber }, call) => sendLink(needs, DOWNLOAD_COUNTRY + phoneNumber, call),
})

const sendLink = async (
  { sms, limits }: MarketingNeeds,
  to: string,
  call: Call<OwnCodeOf<typeof marketingApi.downloadLink>, keyof typeof texts>,
): Promise<OutcomeOf<typeof marketingApi.downloadLink>> => {
  const { address, db, now, say, refuse } = call
  const here = address === null ? null : await limits.take(db, perAddress, address, now)
  if (here !== null && here.is !== 'granted') return refuse('tooMany', { seconds: here.wait }, here.wait)
  const turn = await limits.take(db, perNumber, to, now)
  if (turn.is === 'tooMany') return refuse('linkDaily', {}, turn.wait)
  if (turn.is === 'granted') {
    const stores = Object.values(brand.stores).filter(Boolean).join(' ')
    try {
      await sms.send(db, { to, text: say('linkSms', { brand: brand.name, links: stores }) }, now)
    } catch (error) {
      await limits.giveBack(db, perNumber, to, now)
      if (error instanceof SmsNotSent) return refuse('linkNotSent')
      throw error
    }
  }
  return done({}, say('linkSent'))
}
