import { css } from 'styled-system/css'
import { LONGEST_TITLE } from '../../core/records/records.limits'
import { RecordType } from '../../core/records/records'
import type { RecordFormActor } from '../../machines/records/recordForm.machine'
import { viewRecordForm } from '../../machines/records/recordForm.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { TakePhoto } from '../kit/camera/TakePhoto'
import { Chip } from '../kit/Chip'
import { DatePicker } from '../kit/date-picker/DatePicker'
import { ErrorState } from '../kit/ErrorState'
import { Modal } from '../kit/Modal'
import { RefusedFields } from '../kit/refusedFields'
import { Segmented } from '../kit/Segmented'
import { SelectField } from '../kit/SelectField'
import { SkeletonText } from '../kit/Skeleton'
import { TextField } from '../kit/TextField'
import { useView } from '../kit/useView'
import { CategoryIcon } from './CategoryIcon'
import { RecordFiles } from './RecordFiles'

const form = css({ display: 'grid', gap: '16', '& > *': { minWidth: '0' } })
const group = css({ display: 'grid', gap: '8', margin: '0', padding: '0', border: 'none' })
const legend = css({ padding: '0', fontSize: '14', fontWeight: 'medium', marginBlockEnd: '8' })
/** In a sheet there is less around it than on a page. */
const camera = css({ '--around-camera': '12rem' })
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })

/** A record is added, or what the family brought is changed; Save says what is still missing. */
export const RecordForm = ({ actor }: { readonly actor: RecordFormActor }) => {
  const say = useText()
  const view = useView(actor, viewRecordForm)
  const { draft } = view
  const change = (changed: Partial<typeof draft>) => actor.send({ type: 'changed', change: changed })
  const missing = view.missing.map((each) => say(`records.missing.${each}`)).join(', ')
  return (
    <Modal
      open
      sticky
      size="record"
      sheet="full"
      title={say(view.camera ? 'records.photo' : view.isNew ? 'records.add' : 'records.change')}
      closeLabel={say('app.close')}
      onClose={() => (view.camera ?? actor).send({ type: 'close' })}
      footer={
        view.camera ? null : (
          <Button
            busy={view.isSaving}
            disabled={!view.canSave && !view.isSaving}
            reason={
              view.isUploading
                ? say('records.uploading')
                : missing === ''
                  ? undefined
                  : say('records.missing', { what: missing })
            }
            onClick={() => actor.send({ type: 'save' })}
          >
            {say('records.save')}
          </Button>
        )
      }
    >
      {view.camera ? (
        <div className={camera}>
          <TakePhoto actor={view.camera} canUpload={view.pages.length === 0} />
        </div>
      ) : view.loadFault ? (
        <ErrorState
          message={say.fault(view.loadFault)}
          retryLabel={say('app.retry')}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      ) : view.isLoading ? (
        <SkeletonText lines={6} />
      ) : (
        <RefusedFields of={view.failure?.fields}>
          <div className={form}>
            {view.isNew && (
              <Segmented
                label={say('records.tabs')}
                options={RecordType.literals.map((id) => ({ id, name: say(`records.kind.${id}`) }))}
                chosen={draft.type}
                onChoose={(type) => change({ type })}
              />
            )}
            <SelectField
              label={say('records.member')}
              asSent="memberId"
              options={view.members.map(({ id, name }) => ({ id, name: name === '' ? say('records.unnamed') : name }))}
              {...(draft.memberId === '' && { placeholder: say('records.chooseMember') })}
              value={draft.memberId}
              onChange={(memberId) => change({ memberId })}
            />
            <DatePicker
              view={{
                label: say('records.date'),
                value: draft.documentDate,
                min: null,
                max: view.today,
                asSent: 'documentDate',
              }}
              on={({ day }) => change({ documentDate: day })}
            />
            <fieldset className={group}>
              <legend className={legend}>{say('records.category')}</legend>
              <div className={chips}>
                {view.categories.map(({ id, name, icon }) => (
                  <Chip
                    key={id}
                    chosen={id === draft.healthCategoryId}
                    icon={<CategoryIcon icon={icon} size={16} />}
                    onChange={() => change({ healthCategoryId: id })}
                  >
                    {name}
                  </Chip>
                ))}
              </div>
            </fieldset>
            <TextField
              label={say('records.titleField')}
              value={draft.title}
              maxLength={LONGEST_TITLE}
              asSent="title"
              onChange={(title) => change({ title })}
            />
            {view.isNew && <RecordFiles actor={actor} view={view} />}
          </div>
        </RefusedFields>
      )}
    </Modal>
  )
}
