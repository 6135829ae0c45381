import { prefersLessMotion } from '../adapters/browser/viewport'
import { done, type Outcome } from '../core/kit/outcome'
import type { Banner, BannerType } from '../core/marketing/marketing'
import { homeMachine, type HomeInput } from '../machines/home/home.machine'
import { fromFeed } from '../machines/kit/fromFeed'
import { fromPort, withFallback } from '../machines/kit/fromPort'
import { leadsSomewhere } from '../core/marketing/marketing.rules'
import { bannersMachine } from '../machines/marketing/banners.machine'
import { orderPaymentMachine } from '../machines/orders/orderPayment.machine'
import type { Open, RoomWiring } from './features'
import { plugLiveQueue } from './liveQueue'
import { orderChanges } from './orderChanges'
import { plugPaying } from './paying'

const openHome: Open = (ports, request) => {
  const { login, now } = request
  const asked = ports.store.readDraft('helpMeChoose', now)
  const input: HomeInput = {
    isGuest: login?.role !== 'PATIENT',
    name: login?.name ?? null,
    now,
    goesOn: login !== null && login.role !== 'GUEST' && asked !== null,
  }
  const logic = homeMachine.provide({
    actors: {
      loadSpecialities: fromPort(ports.doctors.specialities),
      watch: fromFeed((_, on) => orderChanges.on(() => on({ type: 'order.changed' }))),
      loadNext: fromPort(async ({ isGuest }, signal) => {
        if (isGuest) return done({ next: null, upcoming: [] })
        return withFallback(ports.home.read, { next: null, upcoming: [] })(
          { userId: login?.userId ?? '', ...ports.store.location() },
          signal,
        )
      }),
    },
  })
  return {
    logic,
    input,
    beside: {
      live: plugLiveQueue(ports, login),
      payment: { logic: orderPaymentMachine.provide({ actors: { paying: plugPaying(ports) } }), input: undefined },
      banners: {
        logic: bannersMachine.provide({
          actors: {
            loadBanners: fromPort(async (input: { type: BannerType }, signal): Promise<Outcome<readonly Banner[]>> => {
              const found = await ports.marketing.banners(input, signal)
              return found.ok ? done(found.value.filter(leadsSomewhere)) : found
            }),
          },
        }),
        input: { type: 'home', isStill: prefersLessMotion() },
      },
    },
  }
}

export const features: RoomWiring = { 'page.home': openHome }
