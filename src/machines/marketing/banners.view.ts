import type { SnapshotFrom } from 'xstate'
import { bannerTarget } from '../../core/marketing/marketing.rules'
import type { bannersMachine } from './banners.machine'

export const viewBanners = (snapshot: SnapshotFrom<typeof bannersMachine>) => {
  const { banners, at } = snapshot.context
  return {
    isLoading: snapshot.hasTag('loading'),
    isStopped: snapshot.hasTag('stopped'),
    at,
    banners: banners.map((banner) => ({ ...banner, target: bannerTarget(banner) })),
  }
}

export type BannerView = ReturnType<typeof viewBanners>['banners'][number]
