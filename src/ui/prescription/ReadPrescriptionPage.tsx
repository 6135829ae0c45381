import { Share2 } from 'lucide-react'
import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import type { signedPrescriptionMachine } from '../../machines/prescription/signed.machine'
import { viewSigned } from '../../machines/prescription/signed.view'
import { Link } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { ServerDown } from '../kit/art'
import { DocumentLink } from '../kit/DocumentLink'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { LinkButton } from '../kit/LinkButton'
import { StickyBar } from '../kit/StickyBar'
import { useView } from '../kit/useView'
import { PrescriptionSkeleton } from './PrescriptionSkeleton'
import { PrescriptionWords } from './PrescriptionWords'

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '16',
  width: 'full',
  maxWidth: '[44rem]',
  minHeight: { base: '[calc(100dvh - var(--above, 0px) - var(--below, 0px))]', desktop: 'auto' },
  marginInline: 'auto',
  paddingInline: { base: '16', tablet: '24' },
  paddingBlockStart: { base: '16', desktop: '32' },
  '& h1': { margin: '0', textStyle: 'title' },
  '& p': { margin: '0', lineHeight: 'caption', overflowWrap: 'anywhere' },
})
const quiet = css({ color: 'muted', fontSize: '14' })

interface ReadPrescriptionPageProps {
  /** None where the address names no prescription. */
  readonly actor?: ActorRefFrom<typeof signedPrescriptionMachine>
}

/** A prescription as its patient reads it: what to take when, in their own language. */
export const ReadPrescriptionPage = ({ actor }: ReadPrescriptionPageProps) => {
  const say = useText()
  return actor ? <Read actor={actor} /> : <EmptyState isPage title={say('prescription.gone')} action={<ToOrders />} />
}

const Read = ({ actor }: Required<ReadPrescriptionPageProps>) => {
  const say = useText()
  const when = useWhen()
  const { prescription, url, linkFault, isEmpty, isLoading, isAwaited, isOverdue, fault } = useView(actor, viewSigned)
  const retry = () => actor.send({ type: 'retry' })
  if (fault?.id === 'denied')
    return <EmptyState isPage title={say('prescription.failed')} text={say.fault(fault)} action={<ToOrders />} />
  if (fault)
    return (
      <ErrorState
        isPage
        drawing={<ServerDown />}
        title={say('prescription.failed')}
        message={say.fault(fault)}
        retryLabel={say('app.retry')}
        onRetry={retry}
      />
    )
  if (isEmpty) return <EmptyState isPage title={say('prescription.gone')} action={<ToOrders />} />
  if (prescription === null) return <PrescriptionSkeleton />
  const { signedAt, savedAt } = prescription
  return (
    <div className={page}>
      <header>
        <h1>{say('prescription.title', { name: prescription.patientName ?? '' })}</h1>
        <p className={quiet}>
          {prescription.doctorName} · {when.day(signedAt ?? savedAt)} · {prescription.number}
        </p>
        {prescription.nameNow !== undefined && (
          <p className={quiet}>{say('prescription.nameNow', { name: prescription.nameNow ?? '' })}</p>
        )}
      </header>
      <PrescriptionWords prescription={prescription} />
      <StickyBar>
        <DocumentLink
          url={url}
          label={say('prescription.openPdf')}
          isAwaited={isAwaited}
          message={
            isAwaited
              ? say('prescription.pdf.making')
              : isOverdue
                ? say('prescription.pdf.late')
                : say('prescription.pdf.failed', { why: say.fault(linkFault) })
          }
          retryLabel={say('app.retry')}
          busy={isLoading}
          onRetry={retry}
        />
        {prescription.recordId !== null && <ToRecord id={prescription.recordId} />}
      </StickyBar>
    </div>
  )
}

/** Links to a prescription are made, and ended, over its record. */
const ToRecord = ({ id }: { readonly id: string }) => {
  const say = useText()
  return (
    <Link href={`/medical-records?record=${id}&step=share`} asChild>
      <LinkButton tone="secondary">
        <Share2 size={20} aria-hidden />
        {say('prescription.share')}
      </LinkButton>
    </Link>
  )
}

/** Where patients find the prescriptions that are theirs. */
const ToOrders = () => {
  const say = useText()
  return (
    <Link href="/order-list" asChild>
      <LinkButton tone="secondary">{say('app.orders.open')}</LinkButton>
    </Link>
  )
}
