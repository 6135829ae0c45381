import type { Stay } from '../../core/inpatient/inpatient'
import type { AdmissionActor } from '../../machines/inpatient/admission.machine'
import { viewAdmission } from '../../machines/inpatient/admission.view'
import { useText } from '../intl/useText'
import { Modal } from '../kit/Modal'
import { useView } from '../kit/useView'
import { AdmitForm } from './AdmitForm'
import { useFormTitle } from './useFormTitle'

interface AdmitDialogProps {
  readonly actor: AdmissionActor
  readonly onDischarge?: ((stay: Stay) => void) | undefined
}

/** The form of an admission as a dialog over a desktop's page; a press beside it loses nothing that was typed. */
export const AdmitDialog = ({ actor, onDischarge }: AdmitDialogProps) => {
  const say = useText()
  const mode = useView(actor, (snapshot) => viewAdmission(snapshot).mode)
  const isAsking = useView(actor, ({ children }) => children.number !== undefined)
  const title = useFormTitle(mode, isAsking)
  return (
    <Modal
      open
      sticky
      size={isAsking ? 'sm' : 'lg'}
      title={title}
      closeLabel={say('app.close')}
      onClose={() => actor.send({ type: 'close' })}
    >
      <AdmitForm actor={actor} onDischarge={onDischarge} />
    </Modal>
  )
}

/** Admitting a patient from any page of the doctor's. */
export const AdmitPanel = ({ actor }: { readonly actor: AdmissionActor }) => <AdmitDialog actor={actor} />
