import type { StateValueFrom } from 'xstate'
import type { BrowserPlayer, BaseScene } from '../browser'
import { accessModel } from '../models/notices'
import { mountStaffPanels } from './desk'

export const accessPlayer: BrowserPlayer<typeof accessModel, BaseScene, StateValueFrom<typeof accessModel.machine>> = {
  model: accessModel,
  arrive: { 'Something can be pressed': (base) => mountStaffPanels(base) },
  act: {
    'Press what is not yours to do': ({ I }) => I.openFromMenu('Reviews'),
    'Press Okay': ({ I }) => I.noteDenied(),
  },
  see: {
    open: async ({ I }) => {
      await I.seeNothingDenied()
      await I.seeNoPanel()
    },
    denied: ({ I }) => I.seeDenied(),
  },
}
