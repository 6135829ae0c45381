import type { SnapshotFrom } from 'xstate'
import { fileFaultOf } from '../../core/files/files.rules'
import { mobileFaultShown } from '../../core/kit/phone'
import { SENT_TO } from '../../core/sentReports/sentReports.rules'
import { faultBeside, faultOf } from '../kit/fault.view'
import type { sentReportsMachine } from './sentReports.machine'

export const viewSentReports = (snapshot: SnapshotFrom<typeof sentReportsMachine>) => {
  const { reports, phoneNumber, patientName, fileName, url, isNotNamed, failure } = snapshot.context
  return {
    reports,
    phoneNumber,
    patientName,
    fileName: url === '' ? '' : fileName,
    numberFault: mobileFaultShown(phoneNumber, SENT_TO, false),
    isLoading: snapshot.hasTag('loading'),
    isUploading: snapshot.hasTag('uploading'),
    isSending: snapshot.hasTag('sending'),
    loadFault: snapshot.hasTag('failed') ? faultOf(failure) : null,
    fault: failure && snapshot.matches({ open: { form: 'ready' } }) ? faultBeside(failure) : null,
    /** What is wrong with the chosen file; the fault says nothing of it. */
    fileFault: failure && fileFaultOf(failure),
    /** Choosing another file is what is offered first. */
    isNotNamed,
    canSend: snapshot.can({ type: 'send' }),
  }
}
