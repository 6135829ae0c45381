import type { StateValueFrom } from 'xstate'
import { done, failed, type Outcome } from '../../../src/core/kit/outcome'
import { membersApi } from '../../../src/core/members/members.api'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { memberChooserModel } from './members.model'
import { openResumed } from '../doctors/doctorPage'
import { openChooser, saveMeera } from './memberForm'

const rows = {
  members: { endpoint: membersApi.list },
  adding: { endpoint: membersApi.add },
  completing: { endpoint: membersApi.update },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

/** Fills in the form that is open and sends it, to end like this. */
const saveMember = async (scene: Scene, outcome: Outcome<unknown>) => {
  const form = await scene.inspection.oneOf('memberChooser', ['adding', 'completing'])
  if (form === 'adding') await saveMeera(scene)
  else {
    await scene.I.typeMemberName('Asha Patel')
    await scene.I.saveMember()
  }
  await scene.gate.end(form, outcome)
}

type Place = Exclude<StateValueFrom<typeof memberChooserModel.machine>, 'deciding'>

const endMembers = async ({ gate }: Scene, output: unknown) =>
  void (await gate.end('members', output as Outcome<unknown>))

export const memberChooserPlayer: BrowserPlayer<typeof memberChooserModel, Scene, Place> = {
  model: memberChooserModel,
  arrive: {
    'Press Change beside the patient': async (base) => {
      const visit = await openChooser(base)
      return { ...visit, gate: await gateOn(base.page, rows) }
    },
    'Press Change beside a patient without a name': async (base) => {
      const gate = await gateOn(base.page, rows)
      const visit = await openResumed(base)
      await gate.answer(
        'members',
        done(visit.patient.members.map((each) => (each.isDefault ? { ...each, name: null } : each))),
      )
      await visit.I.seeReview()
      await visit.I.changePatient()
      await visit.I.seeChooser()
      return { ...visit, gate }
    },
    'Press Change where the members are not known yet': async (base) => {
      const gate = await gateOn(base.page, rows)
      const visit = await openResumed(base)
      await gate.answer('members', done([]))
      await visit.I.seeReview()
      await visit.I.changePatient()
      await visit.I.seeChooser()
      return { ...visit, gate }
    },
  },
  act: {
    'The members arrive': endMembers,
    'The members arrive with the new one': async (scene, output) => {
      await endMembers(scene, output)
      await scene.I.seeMember('Meera Patel')
    },
    'The members cannot be loaded': endMembers,
    'Press Try again': ({ I }) => I.retry(),
    'Mark the other member': ({ I }) => I.markMember('Ravi Patel'),
    'Press Add': ({ I }) => I.addMember(),
    'A new member is saved': (scene) => saveMember(scene, done(null)),
    'The member is completed': (scene) => saveMember(scene, done(null)),
    'Nobody knows whether the member was saved, and the form is closed': async (scene) => {
      await saveMember(scene, failed('network', ''))
      await scene.I.leaveMemberForm()
    },
    'Close the form of the member': ({ I }) => I.leaveMemberForm(),
    'Press Save': ({ I }) => I.saveChosenMember(),
    'Close the chooser': ({ I }) => I.closeChooser(),
  },
  see: {
    loading: ({ I }) => I.seeMembersLoading(),
    failed: ({ I }) => I.seeMembersFailed(),
    choosing: ({ I }) => I.seeMember('Ravi Patel'),
    adding: ({ I }) => I.seeMemberForm(),
    completing: ({ I }) => I.seeMemberForm(),
    chosen: async ({ I }) => {
      await I.seeNoChooser()
      await I.seePatient('Meera Patel')
    },
    closed: ({ I }) => I.seeNoChooser(),
  },
}
