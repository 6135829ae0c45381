import type { StateValueFrom } from 'xstate'
import { filesApi } from '../../../src/core/files/files.api'
import { done, failed, type Outcome } from '../../../src/core/kit/outcome'
import { membersApi } from '../../../src/core/members/members.api'
import { sessionApi } from '../../../src/core/session/session.api'
import { newPatient } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { openAs } from '../../kit/paths/people'
import { PNG } from '../../kit/sampleFiles'
import { familyModel, ravi } from './family.model'
import { fillMeera } from './memberForm'

const rows = {
  members: { endpoint: membersApi.list },
  profile: { endpoint: membersApi.profile },
  adding: { endpoint: membersApi.add },
  editing: { endpoint: membersApi.update },
  editingOwn: { endpoint: membersApi.saveProfile },
  facts: { endpoint: membersApi.facts },
  upload: { endpoint: filesApi.upload },
  photo: { endpoint: membersApi.savePhoto },
  own: { endpoint: sessionApi.ownNumberOtp },
  code: { endpoint: sessionApi.newNumberOtp },
}

const nothingKnown = { allergies: null, conditions: null, egfr: null, stated: [] }

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

type Value = StateValueFrom<typeof familyModel.machine>
type Place = Exclude<Extract<Value, string>, 'opening'> | 'editingOwn'

/** Sends the form that is open, to end like this. */
const saveForm = async (scene: Scene, outcome: Outcome<unknown>) => {
  const form = await scene.inspection.oneOf('family', ['adding', 'editing', 'editingOwn'])
  if (form === 'adding') await fillMeera(scene)
  await scene.I.saveMember()
  await scene.gate.end(form, outcome)
}
const loseForm = async (scene: Scene) => {
  await saveForm(scene, failed('network', ''))
  await scene.I.leaveMemberForm()
}
const endMembers = async ({ gate }: Scene, output: unknown) =>
  void (await gate.end('members', output as Outcome<unknown>))
const endProfile = async ({ gate }: Scene, output: unknown) =>
  void (await gate.end('profile', output as Outcome<unknown>))

export const familyPlayer: BrowserPlayer<typeof familyModel, Scene, Place> = {
  model: familyModel,
  arrive: {
    'Press Family in the menu': async (base) => {
      await openAs(base, await newPatient(base.served), '/order-list')
      const gate = await gateOn(base.page, rows)
      await base.I.openMenu()
      await base.I.chooseFamily()
      return { ...base, gate }
    },
    'Press Edit profile in the medical records': async (base) => {
      const patient = await newPatient(base.served)
      const ravi = patient.members.find(({ isDefault }) => !isDefault)!
      await openAs(base, patient, `/medical-records?member=${ravi.id}`)
      const gate = await gateOn(base.page, rows)
      await base.I.editProfileOfRecords()
      return { ...base, gate }
    },
  },
  act: {
    'The family arrives': endMembers,
    'The family cannot be loaded': endMembers,
    'Press Retry': ({ I }) => I.retry(),
    'Press Ravi Patel': ({ I }) => I.editMember('Ravi Patel'),
    'Press Allergies and conditions of Ravi Patel': async ({ I, gate }) => {
      await I.openFactsOf('Ravi Patel')
      await gate.answer('facts', done(nothingKnown))
    },
    'Close the allergies': ({ I }) => I.leaveFacts(),
    'Press Photo of Ravi Patel': ({ I }) => I.openPhotoOf('Ravi Patel'),
    'Change the photo and close it': async ({ I, gate }) => {
      await I.chooseMemberPhoto({ name: 'ravi.png', mimeType: 'image/png', buffer: Buffer.from(PNG) })
      await gate.answer('upload', done({ url: '/files/token', thumbnailUrl: null }))
      await gate.answer('photo', done({ ...ravi, photo: null }))
      await I.seeMemberPhoto()
      await I.leaveMemberPhoto()
    },
    'Close the photo': ({ I }) => I.leaveMemberPhoto(),
    'Press Asha Patel': ({ I }) => I.editMember('Asha Patel'),
    'The profile arrives': endProfile,
    'The profile cannot be loaded': endProfile,
    'Press Add a member': ({ I }) => I.addToFamily(),
    'The member is saved': (scene) => saveForm(scene, done(null)),
    'Nobody knows whether the member was saved, and the form is closed': loseForm,
    'Close the form of the member': ({ I }) => I.leaveMemberForm(),
    'The profile is saved': (scene) => saveForm(scene, done(null)),
    'Nobody knows whether the profile was saved, and the form is closed': loseForm,
    'Close the form of the profile': ({ I }) => I.leaveMemberForm(),
    'Press Change': ({ I }) => I.beginNumberChange(),
    'The number is changed': async ({ I, gate }) => {
      await gate.answer('own', done({ otpId: null }))
      await I.typeNewNumber('9812345678')
      await I.goOnWithNumber()
      await gate.answer('code', done({ otpId: 'o1' }))
      await I.typeNumberCode('123456')
      await I.saveNumber()
      await gate.answer('editingOwn', done({ name: 'Asha Patel', age: 42, gender: 'Female' }))
    },
    'Close the change of the number': ({ I }) => I.leaveNumberChange(),
    'Close the family': ({ I }) => I.closeFamily(),
  },
  see: {
    loading: ({ I }) => I.seeFamily(),
    failed: ({ I }) => I.seeFamilyFailed(),
    listing: ({ I }) => I.seeInFamily('Ravi Patel'),
    facts: ({ I }) => I.seeFacts(),
    photo: ({ I }) => I.seeMemberPhoto(),
    loadingProfile: ({ I }) => I.seeInFamily('Asha Patel'),
    adding: ({ I }) => I.seeMemberForm(),
    editing: ({ I }) => I.seeMemberForm(),
    editingOwn: ({ I }, value) => (JSON.stringify(value).includes('number') ? I.seeNumberChange() : I.seeMemberForm()),
    closed: ({ I }) => I.seeNoFamily(),
  },
}
