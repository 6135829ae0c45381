import { fileOfAddress } from '../adapters/browser/photo'
import type { ChosenFile, UploadProgress } from '../core/files/files'
import { done } from '../core/kit/outcome'
import type { Cancellation } from '../core/kit/port'
import type { RecordType } from '../core/records/records'
import { isPdf } from '../core/records/records.rules'
import { fromPort, userAction } from '../machines/kit/fromPort'
import { recordFormMachine } from '../machines/records/recordForm.machine'
import { plugCamera } from './camera'
import type { Ports } from './ports'

/** The form of a record, over the records themselves and inside an order. */
export const plugRecordForm = (ports: Ports) => {
  const upload = async (
    { kind, file, isPhoto }: { kind: RecordType; file: ChosenFile; isPhoto: boolean },
    signal: Cancellation,
    emit: (event: UploadProgress & { type: 'progress' }) => void,
  ) => {
    const uploaded = await ports.files.upload({ kind, file, place: 'report' }, signal, (progress) =>
      emit({ type: 'progress', ...progress }),
    )
    if (!uploaded.ok) return uploaded
    const { url, thumbnailUrl } = uploaded.value
    return done({ name: file.name, url, preview: thumbnailUrl ?? (isPdf(url) ? null : url), isPhoto })
  }
  return recordFormMachine.provide({
    actors: {
      loadCategories: fromPort(ports.records.categories),
      camera: plugCamera(),
      uploadFile: userAction(({ kind, file }, signal, emit) => upload({ kind, file, isPhoto: false }, signal, emit)),
      uploadPhoto: userAction(({ kind, shot, number }, signal, emit) =>
        upload({ kind, file: fileOfAddress(shot.full, `page-${number}.jpg`), isPhoto: true }, signal, emit),
      ),
      save: userAction(({ id, draft, pages: [url = '', ...pages], key }, signal) => {
        const { memberId, type, title } = draft
        const sent = { memberId, title, healthCategoryId: draft.healthCategoryId!, documentDate: draft.documentDate! }
        return id === null
          ? ports.records.save({ ...sent, type, url, ...(pages.length > 0 && { pages }), key }, signal)
          : ports.records.update({ ...sent, id, key }, signal)
      }),
    },
  })
}
