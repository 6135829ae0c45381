import { Mail, MessageCircle, Printer } from 'lucide-react'
import { css } from 'styled-system/css'
import { useLocation } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import type { signedPrescriptionMachine } from '../../machines/prescription/signed.machine'
import { viewSigned } from '../../machines/prescription/signed.view'
import { DOCTORS, isOneOf } from '../../core/session/roles'
import { roleOf } from '../../machines/app/app.view'
import { useApp } from '../app/frame/AppContext'
import type { SlotActor } from '../app/loading/features'
import { useText } from '../intl/useText'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { LinkButton } from '../kit/LinkButton'
import { Modal } from '../kit/Modal'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'

const words = css({ margin: '0', lineHeight: 'caption', overflowWrap: 'anywhere' })
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '8', marginBlockStart: '16' })

interface SharePrescriptionProps {
  readonly actor: ActorRefFrom<typeof signedPrescriptionMachine>
  readonly slot: SlotActor
}

/** Sends a signed prescription on: by a message, by mail, to the printer. The link is one of its record: its family sees it and ends it. */
export const SharePrescription = ({ actor, slot }: SharePrescriptionProps) => {
  const say = useText()
  const {
    prescription,
    paperUrl,
    url: address,
    linkFault,
    isEmpty,
    isAwaited,
    isOverdue,
    fault,
  } = useView(actor, viewSigned)
  const [, navigate] = useLocation()
  const { app } = useApp()
  const isStaff = useView(app, (snapshot) => isOneOf(DOCTORS, roleOf(snapshot)))
  const close = () => slot.send({ type: 'close' })
  // What was printed is done with: doctors go on with their day.
  const printed = () => {
    close()
    if (isStaff) navigate('/schedule')
  }
  const url = address && new URL(address, location.origin).href
  const name = prescription?.patientName ?? ''
  const problem = fault ?? linkFault
  const text = url && say('prescription.share.message', { name, url })
  return (
    <Modal open onClose={close} title={say('prescription.share.title')} closeLabel={say('app.close')} size="record">
      {problem ? (
        <ErrorState
          message={say.fault(problem)}
          retryLabel={say('app.retry')}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      ) : isEmpty ? (
        <EmptyState title={say('prescription.gone')} />
      ) : isAwaited ? (
        <p className={words} role="status">
          {say('prescription.pdf.making')}
        </p>
      ) : isOverdue ? (
        <ErrorState
          message={say('prescription.pdf.late')}
          retryLabel={say('app.retry')}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      ) : prescription === null || url === null || text === null ? (
        <SkeletonText lines={3} />
      ) : (
        <>
          <p className={words}>{say('prescription.share.text', { name, number: prescription.number })}</p>
          <div className={ways}>
            <LinkButton
              tone="secondary"
              target="_blank"
              rel="noopener"
              href={`https://wa.me/?text=${encodeURIComponent(text)}`}
            >
              <MessageCircle size={20} aria-hidden />
              {say('prescription.share.whatsapp')}
            </LinkButton>
            <LinkButton
              tone="secondary"
              href={`mailto:?subject=${encodeURIComponent(say('prescription.share.subject', { name }))}&body=${encodeURIComponent(text)}`}
            >
              <Mail size={20} aria-hidden />
              {say('prescription.share.mail')}
            </LinkButton>
            <LinkButton tone="secondary" target="_blank" rel="noopener" href={paperUrl ?? url} onClick={printed}>
              <Printer size={20} aria-hidden />
              {say('prescription.share.print')}
            </LinkButton>
          </div>
        </>
      )}
    </Modal>
  )
}
