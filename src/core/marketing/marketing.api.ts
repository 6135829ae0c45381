import * as Schema from 'effect/Schema'
import { fault } from '../kit/sent'
import { withConstants } from '../kit/constants'
import { endpoint } from '../kit/endpoint'
import { Banner, BannerType, Content, ContentPage } from './marketing'
import { DOWNLOAD_COUNTRY } from './marketing.rules'

const User = '/user-service/v1'

export const marketingApi = {
  content: endpoint({
    method: 'GET',
    path: `${User}/content/:page`,
    input: Schema.Struct({ page: ContentPage }),
    output: Content,
    mutates: false,
    permission: null,
  }),
  banners: endpoint({
    method: 'GET',
    path: `${User}/banners`,
    input: Schema.Struct({ type: Schema.optionalKey(BannerType) }),
    output: Schema.Array(Banner.pipe(Schema.encodeKeys({ redirection: 'bannerRedirection' }))),
    mutates: false,
    permission: null,
  }),
  downloadLink: endpoint({
    method: 'GET',
    path: `${User}/user/app-download-link`,
    input: withConstants(
      Schema.Struct({ phoneNumber: Schema.String.check(Schema.isPattern(/^\d{10}$/, fault({ is: 'notPhone' }))) }),
      {
        countryCode: DOWNLOAD_COUNTRY,
      },
    ),
    output: Schema.Struct({}),
    mutates: false,
    permission: null,
    errors: { linkDaily: 'tooMany', linkNotSent: 'internal' },
  }),
}
