import type { configApi } from '../../src/core/app/config.api'
import type { Config, FirebaseConfig } from '../../src/core/app/config'
import { done } from '../../src/core/kit/outcome'
import type { Handlers } from '../kit/handlers'
import { paymentMethods } from '../payment/payment.methods'
import { countries } from '../session/countries'

export const configHandlers = (firebase: FirebaseConfig | null): Handlers<typeof configApi> => {
  const config: Required<Config> = { countryCodes: countries, paymentMethods, firebase }
  return { read: async ({ key }) => done({ [key]: config[key] }) }
}
