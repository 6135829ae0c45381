import { AboutUsPage } from './AboutUsPage'
import { AppFeaturePage } from './AppFeaturePage'
import { CareersPage } from './CareersPage'
import { PartnerPage } from './PartnerPage'

/** Small public pages that people look through one after the other: they arrive together. */
export const sitePages = {
  aboutUs: AboutUsPage,
  appFeature: AppFeaturePage,
  careers: CareersPage,
  partnerWithUs: PartnerPage,
} as const
