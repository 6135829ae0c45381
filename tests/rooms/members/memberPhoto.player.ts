import type { StateValueFrom } from 'xstate'
import { filesApi } from '../../../src/core/files/files.api'
import { membersApi } from '../../../src/core/members/members.api'
import type { BrowserPlayer } from '../../kit/paths/browser'
import { PNG } from '../../kit/sampleFiles'
import { answers, type FamilyScene, openFamily } from './familyScene'
import { memberPhotoModel } from './memberPhoto.model'

const rows = { upload: { endpoint: filesApi.upload }, save: { endpoint: membersApi.savePhoto } }
const PICTURE = { name: 'ravi.png', mimeType: 'image/png', buffer: Buffer.from(PNG) }

type Scene = FamilyScene<keyof typeof rows>

export const memberPhotoPlayer: BrowserPlayer<
  typeof memberPhotoModel,
  Scene,
  StateValueFrom<typeof memberPhotoModel.machine>
> = {
  model: memberPhotoModel,
  arrive: {
    'Press Photo of Ravi Patel': async (base) => {
      const scene = await openFamily(base, rows)
      await scene.I.openPhotoOf('Ravi Patel')
      return scene
    },
  },
  act: {
    'Choose a picture': ({ I }) => I.chooseMemberPhoto(PICTURE),
    'Choose an empty file': ({ I }) => I.chooseMemberPhoto({ ...PICTURE, buffer: Buffer.alloc(0) }),
    'The picture is uploaded': answers('upload'),
    'The picture is damaged': answers('upload'),
    'The picture is not taken': answers('upload'),
    'The photo stands': answers('save'),
    'Press Remove the photo': ({ I }) => I.removeMemberPhoto(),
    'The photo is gone': answers('save'),
    'It is refused': answers('save'),
    'Press Close': ({ I }) => I.leaveMemberPhoto(),
  },
  see: {
    resting: ({ I }) => I.seeMemberPhoto(),
    uploading: ({ I }) => I.seeMemberPhotoBusy(),
    saving: ({ I }) => I.seeMemberPhotoBusy(),
    dismissed: ({ I }) => I.seeNoMemberPhoto(),
  },
}
