import { HOUR } from '../../src/core/kit/dates'
import { salesApi } from '../../src/core/sales/sales.api'
import { PROVIDERS } from '../../src/core/session/roles'
import { capability } from '../kit/mount'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { salesCsv } from './salesCsv'
import { salesHandlers } from './sales.server'
import { forgetOldExports } from './sales.store'
import texts from './sales.texts.json'

const OWN = 'the provider the caller works for'

export const salesRoom = room(salesApi, {
  handlers: salesHandlers,
  policy: {
    profile: rule(PROVIDERS, OWN, 'none'),
    pause: rule(PROVIDERS, OWN, 'none'),
    offers: rule(PROVIDERS, OWN, 'none'),
    addOffer: rule(PROVIDERS, OWN, 'none'),
    endOffer: rule(PROVIDERS, `offers of ${OWN}`, 'none'),
    sales: rule(PROVIDERS, OWN, 'none'),
    closeDrawer: rule(PROVIDERS, OWN, 'none'),
    lines: rule(PROVIDERS, `orders of ${OWN}`, 'none'),
    export: rule(PROVIDERS, `orders of ${OWN}`, 'none'),
  },
  texts,
  jobs: [{ name: 'forget exports nobody opened', every: HOUR, run: forgetOldExports }],
  mounts: () => ({ '/exports': capability(salesCsv) }),
})
