import { ArrowLeft } from 'lucide-react'
import { css } from 'styled-system/css'
import type { CaptureActor } from '../../machines/prescription/capture.machine'
import { viewCapture } from '../../machines/prescription/capture.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { ConfirmDialog } from '../kit/ConfirmDialog'
import { TakePhoto } from '../kit/camera/TakePhoto'
import { useRemovals } from '../kit/useRemovals'
import { useView } from '../kit/useView'
import { CapturedPages } from './CapturedPages'
import { ChooseFile } from './ChooseFile'
import { ConfirmCaptured } from './ConfirmCaptured'

const page = css({
  display: 'grid',
  gap: '16',
  width: 'full',
  maxWidth: '[44rem]',
  marginInline: 'auto',
  marginBlockEnd: '24',
  padding: { tablet: '24' },
  border: { tablet: 'line' },
  borderRadius: '12',
  background: { tablet: 'surface' },
  '& h2': { margin: '0', fontSize: '22', lineHeight: 'heading' },
})
const lead = css({ margin: '0', color: 'muted', lineHeight: 'caption' })
/** Its words begin where the title does. */
const back = css({ marginInlineStart: '-12' })
const taken = css({ maxWidth: 'full', maxHeight: '[70dvh]', justifySelf: 'center', borderRadius: '12' })
const problem = css({ margin: '0', color: 'bad', lineHeight: 'caption' })

/** A prescription on paper becomes one of this practice: photo or file, category, end. */
export const CapturePrescription = ({ actor }: { readonly actor: CaptureActor }) => {
  const say = useText()
  const view = useView(actor, viewCapture)
  return (
    <section className={page} {...useRemovals<HTMLElement>()}>
      <div className={back}>
        <Button
          size="sm"
          tone="quiet"
          disabled={view.isSending}
          onClick={() => (view.camera ?? actor).send({ type: 'close' })}
        >
          <ArrowLeft size={16} aria-hidden />
          {say('prescription.backToForm')}
        </Button>
      </div>
      <h2>{say(view.way === 'photo' ? 'prescription.photo' : 'prescription.upload')}</h2>
      {view.isChoosingFile && <p className={lead}>{say('prescription.upload.text')}</p>}
      {view.failure && (
        <p className={problem} role="alert">
          {say.fault(view.failure)}
        </p>
      )}
      {view.isChoosingFile ? (
        <ChooseFile actor={actor} isSending={view.isSending} fault={view.fileFault} />
      ) : view.isFinishing ? (
        <CapturedPages actor={actor} view={view} />
      ) : view.camera ? (
        <TakePhoto actor={view.camera} />
      ) : (
        view.shot && (
          <img className={taken} src={view.shot.full} alt={say('kit.camera.shot', { number: view.pages.length + 1 })} />
        )
      )}
      <ConfirmCaptured actor={actor} view={view} />
      <ConfirmDialog
        open={view.isConfirming}
        title={say('prescription.photo.keep')}
        message={say('prescription.photo.keep.text')}
        yes={say('prescription.photo.yes')}
        no={say('prescription.photo.no')}
        closeLabel={say('app.close')}
        onYes={() => actor.send({ type: 'confirm' })}
        onNo={() => actor.send({ type: 'dismiss' })}
      />
    </section>
  )
}
