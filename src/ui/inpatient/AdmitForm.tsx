import type { AdmitActor } from '../../machines/inpatient/admit.machine'
import { viewAdmit } from '../../machines/inpatient/admit.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { ErrorState } from '../kit/ErrorState'
import { SkeletonText } from '../kit/Skeleton'
import { useFirstEmpty } from '../kit/useFirstEmpty'
import { useView } from '../kit/useView'
import { PatientNumber } from '../session/PatientNumber'
import { AdmissionForm, useMissing } from './AdmissionForm'

/** The form that admits somebody: the number first, then who and where. */
export const AdmitForm = ({ actor }: { readonly actor: AdmitActor }) => {
  const say = useText()
  const number = useView(actor, ({ children }) => children.number)
  const view = useView(actor, viewAdmit)
  const form = useFirstEmpty(view.isForm && !view.isLoadingRooms && !view.isReadmission)
  const reason = useMissing(view)
  const retry = () => actor.send({ type: 'retry' })
  if (number) return <PatientNumber actor={number} />
  if (view.loadFault)
    return <ErrorState message={say.fault(view.loadFault)} retryLabel={say('app.retry')} onRetry={retry} />
  if (!view.isForm) return <SkeletonText lines={8} />
  return (
    <AdmissionForm
      view={view}
      formRef={form}
      onChange={(change) => actor.send({ type: 'changed', change })}
      onMember={(id) => actor.send({ type: 'member.chosen', id })}
      onRetry={retry}
      onSubmit={() => actor.send({ type: 'admit' })}
      onLeave={(isSure) => actor.send({ type: isSure ? 'leave.confirmed' : 'leave.declined' })}
      wayOn={
        view.openStay && (
          <Button size="sm" tone="secondary" onClick={() => actor.send({ type: 'openStay' })}>
            {say('inpatient.form.openStay')}
          </Button>
        )
      }
    >
      <Button tone="secondary" onClick={() => actor.send({ type: 'close' })}>
        {say('inpatient.form.cancel')}
      </Button>
      <Button type="submit" busy={view.isBusy} disabled={!view.canSend} reason={reason}>
        {say(view.isAskedAgain ? 'inpatient.form.admitAnother' : 'inpatient.form.admit')}
      </Button>
    </AdmissionForm>
  )
}

/** What the form is called: for a new patient it begins with the number. */
export const useAdmitTitle = (actor: AdmitActor): string => {
  const say = useText()
  const isAsking = useView(actor, ({ children }) => children.number !== undefined)
  const isReadmission = useView(actor, (snapshot) => viewAdmit(snapshot).isReadmission)
  if (isAsking) return say('inpatient.form.contact')
  return say(isReadmission ? 'inpatient.form.title.readmit' : 'inpatient.form.title.new')
}
