import type { configApi } from '../../src/core/app/config.api'
import type { Config } from '../../src/core/app/config'
import { done } from '../../src/core/kit/outcome'
import type { Handlers } from '../kit/handlers'
import { partnerRows } from '../marketing/marketing.store'
import { paymentMethods } from '../payment/payment.methods'
import { countries } from '../session/countries'

/** What is the same for everyone in every language. */
const fixed: Required<Omit<Config, 'partners'>> = { countryCodes: countries, paymentMethods }

export const configHandlers: Handlers<typeof configApi> = {
  read: async ({ key }, { db, language }) =>
    done(key === 'partners' ? { partners: await partnerRows(db, language) } : { [key]: fixed[key] }),
}
