import { css } from 'styled-system/css'
import type { Stay } from '../../core/inpatient/inpatient'
import type { AdmissionActor } from '../../machines/inpatient/admission.machine'
import { viewAdmission } from '../../machines/inpatient/admission.view'
import { Confirmation } from '../app/frame/Confirmation'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { ErrorState } from '../kit/ErrorState'
import { RefusedFields } from '../kit/refusedFields'
import { SkeletonText } from '../kit/Skeleton'
import { useFirstEmpty } from '../kit/useFirstEmpty'
import { useView } from '../kit/useView'
import { PatientNumber } from '../session/PatientNumber'
import { AdmitFault, HospitalFields, PatientFields } from './AdmitFields'

const look = css({ display: 'grid', gap: '24' })
const foot = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'flex-start', gap: '8' })
const start = css({ display: 'flex', flexWrap: 'wrap', gap: '8', marginInlineEnd: 'auto' })

interface AdmitFormProps {
  readonly actor: AdmissionActor
  /** Ends the stay that is shown; absent where it cannot be opened from here. */
  readonly onDischarge?: ((stay: Stay) => void) | undefined
}

/** The form of an admission: the number first, then who and where; a known stay is locked until Edit. */
export const AdmitForm = ({ actor, onDischarge }: AdmitFormProps) => {
  const say = useText()
  const cancel = () => actor.send({ type: 'close' })
  const number = useView(actor, ({ children }) => children.number)
  const view = useView(actor, (snapshot) => ({ ...viewAdmission(snapshot), number: null }))
  const form = useFirstEmpty(view.isForm && !view.isLoadingRooms && view.mode === 'new')
  if (number) return <PatientNumber actor={number} />
  if (view.loadFault)
    return (
      <ErrorState
        message={say.fault(view.loadFault)}
        retryLabel={say('app.retry')}
        onRetry={() => actor.send({ type: 'retry' })}
      />
    )
  if (!view.isForm) return <SkeletonText lines={8} />
  const { mode, isLocked, missing } = view
  const fields = {
    view,
    onChange: (change: Parameters<Parameters<typeof PatientFields>[0]['onChange']>[0]) =>
      actor.send({ type: 'changed', change }),
    onMember: (id: string | null) => actor.send({ type: 'member.chosen', id }),
    onRetry: () => actor.send({ type: 'retry' }),
  }
  const { stay } = view
  const discharge = onDischarge && stay?.status === 'admit' && (
    <Button tone="secondary" onClick={() => onDischarge(stay)}>
      {say('inpatient.discharge')}
    </Button>
  )
  const reason =
    missing[0] === undefined
      ? undefined
      : say('inpatient.form.missing', { count: missing.length, field: say(`inpatient.missing.${missing[0]}`) })
  return (
    <form
      ref={form}
      noValidate
      className={look}
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: mode === 'edit' ? 'save' : 'admit' })
      }}
    >
      <RefusedFields of={view.fault?.fields}>
        <PatientFields {...fields} />
        <HospitalFields {...fields} />
      </RefusedFields>
      <AdmitFault view={view} onOpen={() => actor.send({ type: 'openStay' })} />
      <div className={foot}>
        {isLocked ? (
          <>
            <div className={start}>
              {!view.isDischarged && (
                <Button tone="quiet" onClick={() => actor.send({ type: 'chat.toggle' })}>
                  {say(view.isChatEnabled ? 'inpatient.chat.disable' : 'inpatient.chat.enable')}
                </Button>
              )}
            </div>
            <Button tone="secondary" onClick={cancel}>
              {say('inpatient.form.cancel')}
            </Button>
            {discharge}
            {!view.isDischarged && (
              <Button onClick={() => actor.send({ type: 'edit' })}>{say('inpatient.edit')}</Button>
            )}
          </>
        ) : (
          <>
            {mode === 'edit' && discharge}
            <Button tone="secondary" onClick={cancel}>
              {say('inpatient.form.cancel')}
            </Button>
            <Button type="submit" busy={view.isBusy} disabled={!view.canSend} reason={reason}>
              {say(mode === 'edit' ? 'inpatient.form.save' : 'inpatient.form.admit')}
            </Button>
          </>
        )}
      </div>
      <Confirmation
        open={view.isConfirmingChat}
        busy={view.isBusy}
        title={say(view.isChatEnabled ? 'inpatient.chat.disable' : 'inpatient.chat.enable')}
        message={say(view.isChatEnabled ? 'inpatient.chat.disable.question' : 'inpatient.chat.enable.question')}
        name={view.draft.name}
        onYes={() => actor.send({ type: 'confirm' })}
        onNo={() => actor.send({ type: 'dismiss' })}
      />
      <Confirmation
        open={view.isConfirmingLeave}
        danger
        title={say('inpatient.leave.title')}
        message={say('inpatient.leave.message')}
        yes={say('inpatient.leave.yes')}
        no={say('inpatient.leave.no')}
        onYes={() => actor.send({ type: 'leave.confirmed' })}
        onNo={() => actor.send({ type: 'leave.declined' })}
      />
    </form>
  )
}
