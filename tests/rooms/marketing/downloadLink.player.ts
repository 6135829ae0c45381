import type { StateValueFrom } from 'xstate'
import { marketingApi } from '../../../src/core/marketing/marketing.api'
import type { Outcome } from '../../../src/core/kit/outcome'
import { newNumber } from '../../kit/patients'
import type { BrowserPlayer, BaseScene } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { downloadLinkModel } from './marketing.model'

interface Scene extends BaseScene {
  readonly gate: Gate<'sending'>
}
type Place = StateValueFrom<typeof downloadLinkModel.machine>

const ends = async ({ gate }: Scene, output: unknown) => void (await gate.end('sending', output as Outcome<unknown>))

export const downloadLinkPlayer: BrowserPlayer<typeof downloadLinkModel, Scene, Place> = {
  model: downloadLinkModel,
  arrive: {
    'Touch the field of the download link': async (base) => {
      const gate = await gateOn(base.page, { sending: { endpoint: marketingApi.downloadLink } })
      await base.page.goto('/?inspect=1')
      await base.I.touchLink()
      return { ...base, gate }
    },
  },
  act: {
    'Type nine digits': ({ I }) => I.writeForLink(newNumber(9)),
    'Type ten digits': ({ I }) => I.writeForLink(newNumber()),
    'Press Send link': ({ I }) => I.sendLink(),
    'The link is sent': ends,
    'The link is refused': async (scene, output) => {
      await ends(scene, output)
      await scene.I.see('Please try again tomorrow')
    },
  },
  see: {
    typing: ({ I }) => I.seeLinkAwaited(),
    sending: ({ I }) => I.seeLinkBeingSent(),
    sent: ({ I }) => I.seeLinkSent(),
  },
}
