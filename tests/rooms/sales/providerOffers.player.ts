import type { StateValueFrom } from 'xstate'
import { demonstrationProviders } from '../../../server/seed/accounts'
import { diagnosticsApi } from '../../../src/core/diagnostics/diagnostics.api'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { salesApi } from '../../../src/core/sales/sales.api'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { openAs } from '../../kit/paths/people'
import { newStaff } from '../../kit/staff'
import { ownEeg } from './ownTests.model'
import { providerOffersModel } from './providerOffers.model'

const rows = {
  offers: { endpoint: salesApi.offers },
  make: { endpoint: salesApi.addOffer },
  end: { endpoint: salesApi.endOffer },
  tests: { endpoint: diagnosticsApi.ownTests },
}

interface OffersScene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

/** Scenes whose centre has read its tests. */
const read = new WeakSet<OffersScene>()
const load = ({ gate }: OffersScene, output: unknown) => gate.answer('offers', output as Outcome<unknown>)
const make = ({ gate }: OffersScene, output: unknown) => gate.answer('make', output as Outcome<unknown>)
const end = ({ gate }: OffersScene, output: unknown) => gate.answer('end', output as Outcome<unknown>)

export const providerOffersPlayer: BrowserPlayer<
  typeof providerOffersModel,
  OffersScene,
  StateValueFrom<typeof providerOffersModel.machine>
> = {
  model: providerOffersModel,
  arrive: {
    'Open the profile as a centre': async (base) => {
      const gate = await gateOn(base.page, rows)
      const staff = await newStaff(base.served, 'DIAGNOSTIC_CENTER', { providerId: demonstrationProviders.centre })
      await openAs(base, staff, '/profile-details')
      return { ...base, gate }
    },
    'Open the profile as a pharmacy': async (base) => {
      const gate = await gateOn(base.page, rows)
      const staff = await newStaff(base.served, 'PHARMACY', { providerId: demonstrationProviders.pharmacy })
      await openAs(base, staff, '/profile-details')
      return { ...base, gate }
    },
  },
  act: {
    'No offers arrive': load,
    'The offers arrive': load,
    'The offers cannot be loaded': load,
    'Press Try again': ({ I }) => I.tryOffersAgain(),
    'Press New offer': ({ I }) => I.writeOffer(),
    'Type 15 per cent': ({ I }) => I.typeOfferPercent('15'),
    'Choose chosen tests': async (scene) => {
      await scene.I.chooseOfferTests()
      // They are read once.
      if (read.has(scene)) return
      read.add(scene)
      await scene.gate.answer('tests', done([ownEeg]))
    },
    'Mark EEG': ({ I }) => I.markOfferTest('EEG'),
    'Press Make the offer': ({ I }) => I.makeOffer(),
    'The offer is made': make,
    'Another offer holds': make,
    'Press Cancel': ({ I }) => I.leaveOffer(),
    'Press End offer': ({ I }) => I.askOfferEnd(),
    'Press End offer in the question': ({ I }) => I.endOffer(),
    'The offer is ended': end,
    'The offer was ended before': end,
    'The offer cannot be ended': end,
  },
  see: {
    loading: ({ I }) => I.seeNoOffers(),
    failed: ({ I }) => I.seeOffersFailed(),
    listed: ({ I }) => I.seeOffers(),
    writing: ({ I }) => I.seeOfferForm(),
    making: ({ I }) => I.seeOfferMaking(),
    asking: ({ I }) => I.seeOfferEndAsked(),
    ending: ({ I }) => I.seeOfferEnding(),
  },
}
