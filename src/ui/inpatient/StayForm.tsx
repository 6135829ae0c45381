import { css } from 'styled-system/css'
import type { Stay } from '../../core/inpatient/inpatient'
import type { StayActor } from '../../machines/inpatient/stay.machine'
import { viewStay } from '../../machines/inpatient/stay.view'
import { Confirmation } from '../app/frame/Confirmation'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { ErrorState } from '../kit/ErrorState'
import { Modal } from '../kit/Modal'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { AdmissionForm, useMissing } from './AdmissionForm'

const start = css({ display: 'flex', flexWrap: 'wrap', gap: '8', marginInlineEnd: 'auto' })

interface StayFormProps {
  readonly actor: StayActor
  /** Ends the stay that is shown. */
  readonly onDischarge: (stay: Stay) => void
}

/** The form of a stay: locked until Edit. */
export const StayForm = ({ actor, onDischarge }: StayFormProps) => {
  const say = useText()
  const view = useView(actor, viewStay)
  const reason = useMissing(view)
  const retry = () => actor.send({ type: 'retry' })
  if (view.loadFault)
    return <ErrorState message={say.fault(view.loadFault)} retryLabel={say('app.retry')} onRetry={retry} />
  if (!view.isForm) return <SkeletonText lines={8} />
  const { stay } = view
  const cancel = (
    <Button tone="secondary" onClick={() => actor.send({ type: 'close' })}>
      {say('inpatient.form.cancel')}
    </Button>
  )
  const discharge = stay && !view.isDischarged && (
    <Button tone="secondary" onClick={() => onDischarge(stay)}>
      {say('inpatient.discharge')}
    </Button>
  )
  return (
    <AdmissionForm
      view={view}
      onChange={(change) => actor.send({ type: 'changed', change })}
      onRetry={retry}
      onSubmit={() => actor.send({ type: 'save' })}
      onLeave={(isSure) => actor.send({ type: isSure ? 'leave.confirmed' : 'leave.declined' })}
    >
      {view.isLocked ? (
        <>
          <div className={start}>
            {!view.isDischarged && (
              <Button tone="quiet" onClick={() => actor.send({ type: 'chat.toggle' })}>
                {say(view.isChatEnabled ? 'inpatient.chat.disable' : 'inpatient.chat.enable')}
              </Button>
            )}
          </div>
          {cancel}
          {discharge}
          {!view.isDischarged && <Button onClick={() => actor.send({ type: 'edit' })}>{say('inpatient.edit')}</Button>}
        </>
      ) : (
        <>
          {discharge}
          {cancel}
          <Button type="submit" busy={view.isBusy} disabled={!view.canSend} reason={reason}>
            {say('inpatient.form.save')}
          </Button>
        </>
      )}
      <Confirmation
        open={view.isConfirmingChat}
        busy={view.isBusy}
        title={say(view.isChatEnabled ? 'inpatient.chat.disable' : 'inpatient.chat.enable')}
        message={say(view.isChatEnabled ? 'inpatient.chat.disable.question' : 'inpatient.chat.enable.question')}
        name={view.draft.name}
        onYes={() => actor.send({ type: 'confirm' })}
        onNo={() => actor.send({ type: 'dismiss' })}
      />
    </AdmissionForm>
  )
}

export const useStayTitle = (actor: StayActor): string => {
  const say = useText()
  const isCorrecting = useView(actor, (snapshot) => viewStay(snapshot).isCorrecting)
  return say(isCorrecting ? 'inpatient.form.title.edit' : 'inpatient.form.title.view')
}

/** The form of a stay as a dialog over a desktop's in-patients; a press beside it loses nothing that was typed. */
export const StayDialog = ({ actor, onDischarge }: StayFormProps) => {
  const say = useText()
  return (
    <Modal
      open
      sticky
      size="lg"
      title={useStayTitle(actor)}
      closeLabel={say('app.close')}
      onClose={() => actor.send({ type: 'close' })}
    >
      <StayForm actor={actor} onDischarge={onDischarge} />
    </Modal>
  )
}
