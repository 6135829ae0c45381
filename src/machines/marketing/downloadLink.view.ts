import type { SnapshotFrom } from 'xstate'
import { DEFAULT_COUNTRY, mobileFaultShown } from '../../core/kit/phone'
import { faultOf } from '../kit/fault.view'
import type { downloadLinkMachine } from './downloadLink.machine'

export const viewDownloadLink = (snapshot: SnapshotFrom<typeof downloadLinkMachine>) => {
  const { phoneNumber, failure, answer } = snapshot.context
  const fault = mobileFaultShown(phoneNumber, DEFAULT_COUNTRY, false)
  return {
    phoneNumber,
    /** An empty field is no fault: its button waits. */
    numberFault: fault === 'required' ? null : fault,
    canSend: snapshot.can({ type: 'send' }) || snapshot.hasTag('sending'),
    isSending: snapshot.hasTag('sending'),
    isSent: snapshot.hasTag('sent'),
    answer,
    fault: failure && faultOf(failure),
  }
}
