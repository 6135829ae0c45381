import type { StateValueFrom } from 'xstate'
import type { Outcome } from '../../../src/core/kit/outcome'
import { membersApi } from '../../../src/core/members/members.api'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { personFormModel } from './members.model'
import { MEERA, openChooser } from './memberForm'

interface Scene extends BaseScene {
  readonly gate: Gate<'saving'>
}

const ends = async ({ gate }: Scene, output: unknown) => void (await gate.end('saving', output as Outcome<unknown>))

export const personFormPlayer: BrowserPlayer<
  typeof personFormModel,
  Scene,
  StateValueFrom<typeof personFormModel.machine>
> = {
  model: personFormModel,
  arrive: {
    'Press Add in the members': async (base) => {
      const visit = await openChooser(base)
      const gate = await gateOn(base.page, { saving: { endpoint: membersApi.add } })
      await visit.I.addMember()
      await visit.I.seeMemberForm()
      return { ...visit, gate }
    },
  },
  act: {
    'Type an age': async ({ I }) => {
      await I.typeMemberAge('9')
      await I.seeMemberAge('9')
    },
    'Type an age above 123': async ({ I }) => {
      await I.typeMemberAge('1234')
      await I.seeMemberAge('1234')
    },
    'Type a name and choose a gender': async ({ I }) => {
      await I.typeMemberName(` ${MEERA.name} `)
      await I.chooseMemberGender(MEERA.gender)
    },
    'Press Save': async ({ I, inspection }, _, next) => {
      await I.saveMember()
      if (next === 'Close the form') {
        await inspection.oneOf('personForm', ['editing'])
        await I.seeMemberIncomplete()
      }
    },
    'They are saved': ends,
    'The server refuses them': ends,
    'The family has them already': ends,
    'The network is lost before the answer': ends,
    'Close the form': ({ I }) => I.leaveMemberForm(),
  },
  see: {
    editing: ({ I }) => I.seeMemberForm(),
    saving: ({ I }) => I.seeMemberBeingSaved(),
    saved: ({ I }) => I.seeNoMemberForm(),
    dismissed: ({ I }) => I.seeNoMemberForm(),
  },
}
