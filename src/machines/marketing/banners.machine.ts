import { assign, setup } from 'xstate'
import type { Outcome } from '../../core/kit/outcome'
import type { Banner, BannerType } from '../../core/marketing/marketing'
import { BANNER_TIME } from '../../core/marketing/marketing.rules'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions } from '../kit/onOutcome'
import type { LanguageChanged } from '../kit/appEvent'

interface BannersInput {
  readonly type: BannerType
  /** The person asked their device for less motion, or stopped what moved. */
  readonly isStill: boolean
}

const bannersSetup = setup({
  types: {
    context: {} as BannersInput & { readonly banners: readonly Banner[]; readonly at: number },
    input: {} as BannersInput,
    events: {} as
      | { type: 'pause' }
      | { type: 'resume' }
      | { type: 'stop' }
      | { type: 'banner.chosen'; at: number }
      | LanguageChanged,
    tags: {} as 'loading' | 'stopped',
  },
  actors: { loadBanners: unplugged<{ type: BannerType }, readonly Banner[]>('marketing.banners') },
  delays: { shown: BANNER_TIME },
  guards: {
    hasAny: (_, outcome: Outcome<readonly Banner[]>) => outcome.ok && outcome.value.length > 0,
    isStill: ({ context }, outcome: Outcome<readonly Banner[]>) =>
      context.isStill && outcome.ok && outcome.value.length > 0,
    hasMany: ({ context }) => context.banners.length > 1,
  },
  actions: {
    standStill: assign({ isStill: true }),
    run: assign({ isStill: false }),
    keep: assign((_, outcome: Outcome<readonly Banner[]>) => (outcome.ok ? { banners: outcome.value } : {})),
    clear: assign({ banners: [], at: 0 }),
    showNext: assign(({ context: { at, banners } }) => ({ at: (at + 1) % banners.length })),
    choose: assign(({ context: { banners } }, at: number) => ({
      at: Math.min(banners.length - 1, Math.max(0, at)),
    })),
  },
})

const { onOutcome } = outcomeTransitions(bannersSetup)

/** Announcements that follow each other by themselves, until somebody looks closer or stops them. */
export const bannersMachine = bannersSetup.createMachine({
  id: 'banners',
  context: ({ input }) => ({ ...input, banners: [], at: 0 }),
  on: { 'language.changed': { target: '.loading', reenter: true } },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'banners',
        src: 'loadBanners',
        input: ({ context }) => ({ type: context.type }),
        onDone: onOutcome('loadBanners', {
          isStill: { target: 'stopped', actions: 'keep' },
          hasAny: { target: 'running', actions: 'keep' },
          done: { target: 'none', actions: 'clear' },
        }),
      },
    },
    /** Without announcements the page simply has none: they are not what anyone came for. */
    none: {},
    running: {
      on: {
        stop: 'stopped',
        'banner.chosen': {
          target: 'stopped',
          actions: { type: 'choose', params: ({ event }) => event.at },
        },
      },
      initial: 'playing',
      states: {
        playing: {
          after: { shown: { guard: 'hasMany', target: 'playing', reenter: true, actions: 'showNext' } },
          on: { pause: 'paused' },
        },
        paused: { on: { resume: 'playing' } },
      },
    },
    stopped: {
      tags: 'stopped',
      entry: 'standStill',
      on: {
        resume: { target: 'running', actions: 'run' },
        'banner.chosen': { actions: { type: 'choose', params: ({ event }) => event.at } },
      },
    },
  },
})
