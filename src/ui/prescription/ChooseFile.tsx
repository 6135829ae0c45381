import { FileUp, Upload } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { css } from 'styled-system/css'
import type { FileFault } from '../../core/files/files'
import type { CaptureActor } from '../../machines/prescription/capture.machine'
import { useText } from '../intl/useText'
import { FileButton } from '../kit/FileButton'
import { FieldNotes } from '../kit/FieldFrame'
import { useFileFault } from '../kit/useFileFault'

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
  const [isOver, setOver] = useState(false)
  const take = (file: File | undefined) => {
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
        take(event.dataTransfer.files[0])
      }}
    >
      <FileUp size={40} strokeWidth={1.5} aria-hidden />
      <p>{say('prescription.file.drop')}</p>
      <FileButton
        id={id}
        busy={isSending}
        aria-describedby={error === undefined ? `${id}-help` : `${id}-error`}
        label={say('prescription.file.choose')}
        icon={<Upload size={20} aria-hidden />}
        purpose="prescription"
        onFile={take}
      />
      <FieldNotes id={id} help={say('prescription.file.help')} error={error} />
    </div>
  )
}
