import type { configApi } from '../../src/core/app/config.api'
import type { Config, FirebaseConfig } from '../../src/core/app/config'
import { done } from '../../src/core/kit/outcome'
import type { Call, Handlers } from '../kit/handlers'
import { paymentMethods } from '../payment/payment.methods'
import { countries } from '../session/countries'

const configFor = (say: Call['say'], firebase: FirebaseConfig | null): Required<Config> => ({
  countryCodes: countries,
  paymentMethods: paymentMethods(say),
  firebase,
})

export const configHandlers = (firebase: FirebaseConfig | null): Handlers<typeof configApi> => ({
  read: async ({ key }, { say }) => done({ [key]: configFor(say, firebase)[key] }),
})
