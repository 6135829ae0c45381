import type { configApi } from '../../src/core/app/config.api'
import type { FirebaseConfig } from '../../src/core/app/config'
import { done } from '../../src/core/kit/outcome'
import type { Handlers } from '../kit/handlers'
import { partnerRows } from '../marketing/marketing.port'
import { namedPaymentMethods } from '../payment/payment.port'
import { countries } from '../people/people.port'

export const configHandlers = (firebase: FirebaseConfig | null): Handlers<typeof configApi> => ({
  read: async ({ key }, { db, language }) => {
    switch (key) {
      case 'countryCodes':
        return done({ countryCodes: countries })
      case 'paymentMethods':
        return done({ paymentMethods: namedPaymentMethods(language) })
      case 'partners':
        return done({ partners: await partnerRows(db, language) })
      case 'firebase':
        return done({ firebase })
    }
  },
})
