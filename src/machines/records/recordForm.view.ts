import type { SnapshotFrom } from 'xstate'
import { MOST_PAGES } from '../../core/records/records.limits'
import { missingOf } from '../../core/records/records.rules'
import { faultBeside, faultOf } from '../kit/fault.view'
import type { recordFormMachine } from './recordForm.machine'

/** What is shown while a record is added or changed. */
export const viewRecordForm = (snapshot: SnapshotFrom<typeof recordFormMachine>) => {
  const { record, members, today, draft, categories, pages, fileFault, failure } = snapshot.context
  const isNew = record === null
  return {
    isNew,
    isLoading: snapshot.matches('loading'),
    loadFault: snapshot.matches('failed') ? faultOf(failure) : null,
    members: members.map(({ id, name }) => ({ id, name: name ?? '' })),
    today,
    draft,
    categories,
    pages,
    camera: snapshot.children.camera,
    /** What says how far the file is. */
    upload: snapshot.children['uploading'] ?? snapshot.children['uploadingPhoto'],
    missing: missingOf(draft, !isNew || pages.length > 0),
    canSave: snapshot.can({ type: 'save' }),
    isUploading: snapshot.hasTag('uploading'),
    isSaving: snapshot.hasTag('saving'),
    canAddFile: isNew && pages.length === 0,
    canAddPage: isNew && pages.every(({ isPhoto }) => isPhoto) && pages.length < MOST_PAGES,
    fileFault,
    failure: snapshot.matches('failed') ? null : faultBeside(failure),
  }
}
