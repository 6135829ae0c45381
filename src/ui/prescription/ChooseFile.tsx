import { FileUp, Upload } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import type { FileFault } from '../../core/files/files'
import { acceptOf } from '../../core/files/files.rules'
import type { CaptureActor } from '../../machines/prescription/capture.machine'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { FieldNotes } from '../kit/FieldFrame'
import { useFileFault } from '../kit/useFileFault'

const hidden = css({ srOnly: true })
const zone = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '12',
  paddingInline: '16',
  paddingBlock: '32',
  border: '[2px dashed {colors.line}]',
  borderRadius: '12',
  textAlign: 'center',
  '& > p': { margin: '0' },
  '& > svg': { color: 'primary' },
  '&[data-over]': { borderColor: 'primary', background: 'tint' },
})

interface ChooseFileProps {
  readonly actor: CaptureActor
  readonly isSending: boolean
  readonly fault: FileFault | null
}

/** A file of the prescription: PDF or picture, judged by its bytes when it arrives. */
export const ChooseFile = ({ actor, isSending, fault }: ChooseFileProps) => {
  const say = useText()
  const faultOf = useFileFault('prescription')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0]
    if (file) actor.send({ type: 'file.chosen', file })
  }
  const drag = (event: DragEvent, over: boolean) => {
    event.preventDefault()
    setOver(over)
  }
  const error = fault === null ? undefined : faultOf(fault)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a file is dropped with a pointer alone; the button in it takes one too
    <div
      className={zone}
      data-over={isOver || undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false)
        take(event.dataTransfer.files)
      }}
    >
      <FileUp size={40} strokeWidth={1.5} aria-hidden />
      <p>{say('prescription.file.drop')}</p>
      <input
        ref={input}
        id={id}
        type="file"
        tabIndex={-1}
        aria-label={say('prescription.file.choose')}
        accept={acceptOf('prescription')}
        className={hidden}
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          currentTarget.value = ''
        }}
      />
      <Button
        busy={isSending}
        aria-describedby={error === undefined ? `${id}-help` : `${id}-error`}
        onClick={() => input.current?.click()}
      >
        <Upload size={20} aria-hidden />
        {say('prescription.file.choose')}
      </Button>
      <FieldNotes id={id} help={say('prescription.file.help')} error={error} />
    </div>
  )
}
