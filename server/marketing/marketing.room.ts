import { marketingApi } from '../../src/core/marketing/marketing.api'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { marketingHandlers } from './marketing.server'
import texts from './marketing.texts.json'

export const marketingRoom = room(marketingApi, {
  handlers: marketingHandlers,
  policy: {
    content: rule('anyone', 'public'),
    banners: rule('anyone', 'public'),
    downloadLink: rule('anyone', 'a text goes to the number alone'),
  },
  texts,
})
