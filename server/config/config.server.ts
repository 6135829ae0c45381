import type { configApi } from '../../src/core/app/config.api'
import type { Config } from '../../src/core/app/config'
import { done } from '../../src/core/kit/outcome'
import type { Handlers } from '../kit/handlers'
import { paymentMethods } from '../payment/payment.methods'
import { countries } from '../session/countries'

/** Clearly fictitious; whoever runs the practice puts their own numbers here. */

const config: Required<Config> = { countryCodes: countries, paymentMethods }

export const configHandlers: Handlers<typeof configApi> = {
  read: async ({ key }) => done({ [key]: config[key] }),
}
