import type { SnapshotFrom } from 'xstate'
import { MOST_PAGES } from '../../core/prescription/prescription.limits'
import { faultBeside } from '../kit/fault.view'
import type { captureMachine } from './capture.machine'

/** What is shown while a prescription on paper is captured. */
export const viewCapture = (snapshot: SnapshotFrom<typeof captureMachine>) => {
  const { way, shot, pages, categories, categoryId, isVideo, declaresNone, fileFault, failure } = snapshot.context
  const { patientName, startsAt, hasTyped } = snapshot.context
  return {
    way,
    camera: snapshot.children.camera,
    isChoosingFile: snapshot.matches('choosingFile') || snapshot.matches('uploadingFile'),
    isFinishing: ['finishing', 'asking', 'ending'].some((state) => snapshot.matches(state as 'asking')),
    /** The question before the signature; it stays while it is sent. */
    isAsking: snapshot.matches('asking') || snapshot.matches('ending'),
    patientName,
    startsAt,
    hasTyped,
    isConfirming: snapshot.matches('confirming'),
    isSending: snapshot.hasTag('sending'),
    shot,
    pages,
    canAddPage: way === 'photo' && pages.length < MOST_PAGES,
    categories,
    categoryId,
    isVideo,
    declaresNone,
    canEnd: snapshot.can({ type: 'end' }),
    fileFault,
    failure: faultBeside(failure),
  }
}
