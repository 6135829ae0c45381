import { css } from 'styled-system/css'
import type { CaptureActor } from '../../machines/prescription/capture.machine'
import type { viewCapture } from '../../machines/prescription/capture.view'
import { useText } from '../intl/useText'
import { ConfirmDialog } from '../kit/ConfirmDialog'
import { NotBegun } from './NotBegun'

const texts = css({ display: 'grid', gap: '12', '& > p': { margin: '0', lineHeight: 'caption' } })

interface ConfirmCapturedProps {
  readonly actor: CaptureActor
  readonly view: ReturnType<typeof viewCapture>
}

/** The question before a prescription on paper is signed and the consultation ends. */
export const ConfirmCaptured = ({ actor, view }: ConfirmCapturedProps) => {
  const say = useText()
  const { way, patientName: name, pages, hasTyped } = view
  return (
    <ConfirmDialog
      open={view.isAsking}
      busy={view.isSending}
      title={say('prescription.end.title')}
      message={
        <div className={texts}>
          <p>
            {way === 'photo'
              ? say('prescription.end.photo', { name, count: pages.length })
              : say('prescription.end.file', { name, file: pages[0]?.name ?? '' })}
          </p>
          <NotBegun startsAt={view.startsAt} />
          {hasTyped && <p>{say('prescription.end.typed')}</p>}
        </div>
      }
      yes={say('prescription.end.yes')}
      no={say('prescription.notYet')}
      closeLabel={say('app.close')}
      onYes={() => actor.send({ type: 'end.confirmed' })}
      onNo={() => actor.send({ type: 'end.dismissed' })}
    />
  )
}
