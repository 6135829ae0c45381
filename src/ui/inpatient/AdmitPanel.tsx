import type { AdmitActor } from '../../machines/inpatient/admit.machine'
import { useText } from '../intl/useText'
import { Modal } from '../kit/Modal'
import { useView } from '../kit/useView'
import { AdmitForm, useAdmitTitle } from './AdmitForm'

/** Admitting a patient over any page of the doctor's, on a desktop; a press beside it loses nothing that was typed. */
export const AdmitPanel = ({ actor }: { readonly actor: AdmitActor }) => {
  const say = useText()
  const isAsking = useView(actor, ({ children }) => children.number !== undefined)
  return (
    <Modal
      open
      sticky
      size={isAsking ? 'sm' : 'lg'}
      title={useAdmitTitle(actor)}
      closeLabel={say('app.close')}
      onClose={() => actor.send({ type: 'close' })}
    >
      <AdmitForm actor={actor} />
    </Modal>
  )
}
