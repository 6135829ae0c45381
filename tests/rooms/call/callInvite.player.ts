import type { StateValueFrom } from 'xstate'
import { callApi } from '../../../src/core/call/call.api'
import { callInvitePath } from '../../../src/core/app/links'
import type { Outcome } from '../../../src/core/kit/outcome'
import { newPatient } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { openAs } from '../../kit/paths/people'
import { callInviteModel } from './callInvite.model'

interface Scene extends BaseScene {
  readonly gate: Gate<'opening' | 'session'>
}

const rows = { opening: { endpoint: callApi.openInvite }, session: { endpoint: callApi.session } }
const ends = ({ gate }: Scene, output: unknown) => gate.answer('opening', output as Outcome<unknown>)

export const callInvitePlayer: BrowserPlayer<
  typeof callInviteModel,
  Scene,
  Exclude<StateValueFrom<typeof callInviteModel.machine>, 'deciding'>
> = {
  model: callInviteModel,
  arrive: {
    'Open the address of an invitation': async (base) => {
      const gate = await gateOn(base.page, rows)
      await openAs(base, await newPatient(base.served), callInvitePath('t1'))
      return { ...base, gate }
    },
    'Open it without having logged in': async (base) => {
      const gate = await gateOn(base.page, rows)
      await base.page.goto(`${callInvitePath('t1')}&inspect=1`)
      await base.inspection.reached('callInvite', 'unknown', 0)
      await base.I.seeInvitationOfNobody()
      return { ...base, gate }
    },
  },
  act: {
    // The invitation is left for the call at once.
    'One is let in': async (scene, output) => {
      await ends(scene, output)
      await scene.I.at('/join-room')
      return 'gone'
    },
    'It is over': ends,
    'Press Try again': ({ I }) => I.openInvitationAgain(),
  },
  see: {
    unknown: ({ I }) => I.seeInvitationOfNobody(),
    opening: ({ I }) => I.seeCallOpening(),
    refused: ({ I }) => I.seeInvitationRefused(),
    open: ({ I }) => I.seeCallOpening(),
  },
}
