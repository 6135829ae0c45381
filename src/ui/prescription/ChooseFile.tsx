import { Upload } from 'lucide-react'
import { useId, useRef } from 'react'
import { css } from 'styled-system/css'
import type { FileFault } from '../../core/files/files.rules'
import { acceptOf } from '../../core/files/files.rules'
import type { CaptureActor } from '../../machines/prescription/capture.machine'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { FieldNotes } from '../kit/FieldFrame'

const hidden = css({ srOnly: true })

interface ChooseFileProps {
  readonly actor: CaptureActor
  readonly isSending: boolean
  readonly fault: FileFault | null
}

/** A file of the prescription: PDF or picture, judged by its bytes when it arrives. */
export const ChooseFile = ({ actor, isSending, fault }: ChooseFileProps) => {
  const say = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const error = fault === null ? undefined : say(`prescription.file.${fault}`)
  return (
    <div>
      <input
        ref={input}
        id={id}
        type="file"
        tabIndex={-1}
        aria-label={say('prescription.file.choose')}
        accept={acceptOf('prescription')}
        className={hidden}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) actor.send({ type: 'file.chosen', file })
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
