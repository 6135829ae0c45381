import { ArrowDown, ArrowUp, Camera, FileText, Upload, X } from 'lucide-react'
import { useId } from 'react'
import { css } from 'styled-system/css'
import type { RecordFormActor } from '../../machines/records/recordForm.machine'
import type { viewRecordForm } from '../../machines/records/recordForm.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { FileButton } from '../kit/FileButton'
import { FieldNotes } from '../kit/FieldFrame'
import { IconButton } from '../kit/IconButton'
import { useMedia } from '../kit/useMedia'
import { useRemovals } from '../kit/useRemovals'
import { useFileFault } from '../kit/useFileFault'
import { UploadTile } from '../kit/file-tile/UploadTile'

const root = css({ display: 'grid', justifyItems: 'start', gap: '8' })
const list = css({ display: 'grid', gap: '8', width: 'full', margin: '0', padding: '0', listStyle: 'none' })
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  maxWidth: 'full',
  paddingInlineStart: '8',
  border: 'line',
  borderRadius: '8',
  background: 'surface',
  fontSize: '14',
  '& > svg': { flexShrink: '0', color: 'primary' },
  '& > span': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
})
const picture = css({ width: '44', height: '56', borderRadius: '8', objectFit: 'cover' })
const wide = css({ width: 'full' })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })
const label = css({ margin: '0', fontSize: '14', fontWeight: 'medium' })

interface RecordFilesProps {
  readonly actor: RecordFormActor
  readonly view: ReturnType<typeof viewRecordForm>
}

/** The file of a new record, or its photographed pages; the camera is for phones and tablets (S1-159). */
export const RecordFiles = ({ actor, view }: RecordFilesProps) => {
  const say = useText()
  const faultOf = useFileFault('report')
  const id = useId()
  const isDesktop = useMedia('desktop')
  const removals = useRemovals<HTMLDivElement>()
  const { pages, isUploading } = view
  const move = (url: string, by: -1 | 1) => actor.send({ type: 'page.moved', url, by })
  return (
    <div className={root} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`} {...removals}>
      <p id={`${id}-label`} className={label}>
        {say('records.files')}
      </p>
      {pages.length > 0 && (
        <ol className={list}>
          {pages.map(({ name, url, preview, isPhoto }, index) => {
            const words = isPhoto ? say('records.pageNo', { number: index + 1 }) : name
            return (
              <li key={url} className={item}>
                {preview === null ? (
                  <FileText size={24} aria-hidden />
                ) : (
                  <img className={picture} src={preview} alt="" />
                )}
                <span>{words}</span>
                {pages.length > 1 && (
                  <>
                    <IconButton
                      label={say('records.page.up', { name: words })}
                      icon={<ArrowUp size={20} aria-hidden />}
                      disabled={index === 0}
                      onClick={() => move(url, -1)}
                    />
                    <IconButton
                      label={say('records.page.down', { name: words })}
                      icon={<ArrowDown size={20} aria-hidden />}
                      disabled={index === pages.length - 1}
                      onClick={() => move(url, 1)}
                    />
                  </>
                )}
                <IconButton
                  data-removes
                  label={say('records.file.remove', { name: words })}
                  icon={<X size={20} aria-hidden />}
                  onClick={() => actor.send({ type: 'page.removed', url })}
                />
              </li>
            )
          })}
        </ol>
      )}
      {view.upload && (
        <div className={wide}>
          <UploadTile
            name={say('records.uploading')}
            upload={view.upload}
            onCancel={() => actor.send({ type: 'upload.cancelled' })}
          />
        </div>
      )}
      <div className={actions}>
        {view.canAddPage && !isDesktop && (
          <Button
            tone="secondary"
            busy={isUploading && pages.length > 0}
            disabled={isUploading}
            onClick={() => actor.send({ type: 'photo.wanted' })}
          >
            <Camera size={20} aria-hidden />
            {say(pages.length > 0 ? 'records.file.page' : 'records.file.camera')}
          </Button>
        )}
        {view.canAddFile && (
          <FileButton
            tone="secondary"
            busy={isUploading}
            label={say('records.file.add')}
            icon={<Upload size={20} aria-hidden />}
            purpose="report"
            onFile={(file) => actor.send({ type: 'file.chosen', file })}
          />
        )}
      </div>
      <FieldNotes
        id={id}
        help={say('records.file.help')}
        error={view.fileFault ? faultOf(view.fileFault) : undefined}
      />
    </div>
  )
}
