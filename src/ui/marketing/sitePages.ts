import { ContactPage } from '../support/ContactPage'
import { FaqPage } from '../support/FaqPage'
import { AboutUsPage } from './AboutUsPage'
import { AppFeaturePage } from './AppFeaturePage'
import { CareersPage } from './CareersPage'
import { PartnerPage } from './PartnerPage'

/** The public pages about the practice. */
export const sitePages = {
  aboutUs: AboutUsPage,
  appFeature: AppFeaturePage,
  careers: CareersPage,
  contactUs: ContactPage,
  faq: FaqPage,
  partnerWithUs: PartnerPage,
} as const
