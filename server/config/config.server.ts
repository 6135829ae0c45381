import type { configApi } from '../../src/core/app/config.api'
import type { Brand, Config } from '../../src/core/app/config'
import { done } from '../../src/core/kit/outcome'
import type { Handlers } from '../kit/handlers'
import { paymentMethods } from '../payment/payment.methods'
import { countries } from '../session/countries'

/** Clearly fictitious; whoever runs the practice puts their own numbers here. */
const brand: Brand = { helpline: '1800-000-4600', supportPhone: '1800-000-4601' }

const config: Required<Config> = { countryCodes: countries, paymentMethods, brand }

export const configHandlers: Handlers<typeof configApi> = {
  read: async ({ key }) => done({ [key]: config[key] }),
}
