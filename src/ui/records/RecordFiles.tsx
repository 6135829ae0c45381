import { Camera, FileText, Upload, X } from 'lucide-react'
import { type ComponentProps, useId, useRef } from 'react'
import { css } from 'styled-system/css'
import { acceptOf } from '../../core/files/files.rules'
import type { RecordFormActor } from '../../machines/records/recordForm.machine'
import type { viewRecordForm } from '../../machines/records/recordForm.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { FieldNotes } from '../kit/FieldFrame'
import { IconButton } from '../kit/IconButton'
import { useMedia } from '../kit/useMedia'
import { hidden } from '../kit/VisuallyHidden'

const root = css({ display: 'grid', justifyItems: 'start', gap: '8' })
const list = css({ display: 'flex', flexWrap: 'wrap', gap: '8', margin: '0', padding: '0', listStyle: 'none' })
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
  '& > span': { minWidth: '0', overflowWrap: 'anywhere' },
})
const picture = css({ width: '44', height: '56', borderRadius: '8', objectFit: 'cover' })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })
const label = css({ margin: '0', fontSize: '14', fontWeight: 'medium' })

interface RecordFilesProps {
  readonly actor: RecordFormActor
  readonly view: ReturnType<typeof viewRecordForm>
}

interface ChooserProps extends Pick<ComponentProps<'input'>, 'accept' | 'capture'> {
  readonly words: string
  readonly icon: ComponentProps<typeof Button>['children']
  readonly isBusy: boolean
  readonly onFile: (file: File) => void
}

const Chooser = ({ words, icon, isBusy, onFile, ...input }: ChooserProps) => {
  const element = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        {...input}
        ref={element}
        type="file"
        tabIndex={-1}
        aria-label={words}
        className={hidden}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) onFile(file)
          currentTarget.value = ''
        }}
      />
      <Button tone="secondary" busy={isBusy} onClick={() => element.current?.click()}>
        {icon}
        {words}
      </Button>
    </>
  )
}

/** The file of a new record, or its photographed pages; the camera is for phones and tablets (S1-159). */
export const RecordFiles = ({ actor, view }: RecordFilesProps) => {
  const say = useText()
  const id = useId()
  const isDesktop = useMedia('desktop')
  const choose = (isPhoto: boolean) => (file: File) => actor.send({ type: 'file.chosen', file, isPhoto })
  const hasPhoto = view.pages.some(({ isPhoto }) => isPhoto)
  return (
    <div className={root} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`}>
      <p id={`${id}-label`} className={label}>
        {say('records.files')}
      </p>
      {view.pages.length > 0 && (
        <ul className={list}>
          {view.pages.map(({ name, url, preview, isPhoto }, index) => {
            const words = isPhoto ? say('records.pageNo', { number: index + 1 }) : name
            return (
              <li key={url} className={item}>
                {preview === null ? (
                  <FileText size={24} aria-hidden />
                ) : (
                  <img className={picture} src={preview} alt="" />
                )}
                <span>{words}</span>
                <IconButton
                  label={say('records.file.remove', { name: words })}
                  icon={<X size={20} aria-hidden />}
                  onClick={() => actor.send({ type: 'page.removed', url })}
                />
              </li>
            )
          })}
        </ul>
      )}
      <div className={actions}>
        {view.canAddFile && (
          <Chooser
            words={say('records.file.add')}
            icon={<Upload size={20} aria-hidden />}
            accept={acceptOf('report')}
            isBusy={view.isUploading}
            onFile={choose(false)}
          />
        )}
        {view.canAddPage && !isDesktop && (
          <Chooser
            words={say(hasPhoto ? 'records.file.page' : 'records.file.camera')}
            icon={<Camera size={20} aria-hidden />}
            accept="image/jpeg,image/png"
            capture="environment"
            isBusy={view.isUploading}
            onFile={choose(true)}
          />
        )}
      </div>
      <FieldNotes
        id={id}
        help={say('records.file.help')}
        error={view.fileFault ? say(`records.file.${view.fileFault}`) : undefined}
      />
    </div>
  )
}
