import { useSelector } from '@xstate/react'
import { FileDown, MessageCircle } from 'lucide-react'
import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import type { signedPrescriptionMachine } from '../../machines/prescription/signed.machine'
import { viewSigned } from '../../machines/prescription/signed.view'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { ServerDown } from '../kit/art'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { LinkButton } from '../kit/LinkButton'
import { StickyBar } from '../kit/StickyBar'
import { MedicineCard } from './MedicineCard'
import { PrescriptionSkeleton } from './PrescriptionSkeleton'

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '16',
  width: 'full',
  maxWidth: '[44rem]',
  minHeight: 'full',
  marginInline: 'auto',
  paddingInline: { base: '16', tablet: '24' },
  paddingBlockStart: { base: '16', desktop: '32' },
  '& h1': { margin: '0', textStyle: 'title' },
  '& h2': { margin: '0', marginBlockEnd: '8', textStyle: 'subheading' },
  '& p': { margin: '0', lineHeight: 'caption', overflowWrap: 'anywhere' },
})
const quiet = css({ color: 'muted', fontSize: '14' })
const list = css({ display: 'grid', gap: '8', margin: '0', padding: '0', listStyle: 'none' })
const tests = css({ margin: '0', paddingInlineStart: '24', lineHeight: 'caption' })
const next = css({ padding: '12', borderRadius: '12', background: 'calm.tint', color: 'calm', fontWeight: 'medium' })

interface ReadPrescriptionPageProps {
  /** None where the address names no prescription. */
  readonly actor?: ActorRefFrom<typeof signedPrescriptionMachine>
}

/** A prescription as its patient reads it: what to take when, in their own language. */
export const ReadPrescriptionPage = ({ actor }: ReadPrescriptionPageProps) => {
  const say = useText()
  return actor ? <Read actor={actor} /> : <EmptyState isPage title={say('prescription.gone')} />
}

const Read = ({ actor }: Required<ReadPrescriptionPageProps>) => {
  const say = useText()
  const when = useWhen()
  const { document: read, isEmpty, fault } = useSelector(actor, viewSigned)
  if (fault)
    return (
      <ErrorState
        isPage
        drawing={<ServerDown />}
        title={say('prescription.failed')}
        message={say.fault(fault)}
        retryLabel={say('app.retry')}
        onRetry={() => actor.send({ type: 'retry' })}
      />
    )
  if (isEmpty) return <EmptyState isPage title={say('prescription.gone')} />
  if (read === null) return <PrescriptionSkeleton />
  const { prescription, url } = read
  const { medicines, nextVisitNo, nextVisitType, dietAndExercise, note, signedAt, savedAt } = prescription
  const text = say('prescription.share.message', {
    name: prescription.patientName ?? '',
    url: new URL(url, location.origin).href,
  })
  return (
    <div className={page}>
      <header>
        <h1>{say('prescription.title', { name: prescription.patientName ?? '' })}</h1>
        <p className={quiet}>
          {prescription.doctorName} · {when.day(signedAt ?? savedAt)} · {prescription.number}
        </p>
      </header>
      {prescription.diagnosis.length > 0 && (
        <p>
          <strong>{say('prescription.diagnosis')}:</strong> {prescription.diagnosis.map(({ name }) => name).join(', ')}
        </p>
      )}
      {medicines.length > 0 && (
        <section>
          <h2>{say('prescription.medicines')}</h2>
          <ol className={list}>
            {medicines.map((line, index) => (
              <MedicineCard key={index} line={line} />
            ))}
          </ol>
        </section>
      )}
      {prescription.tests.length > 0 && (
        <section>
          <h2>{say('prescription.tests')}</h2>
          <ul className={tests}>
            {prescription.tests.map((test) => (
              <li key={test.name}>{[test.name, test.note].filter(Boolean).join(': ')}</li>
            ))}
          </ul>
        </section>
      )}
      {[dietAndExercise, note].map(
        (advice, index) =>
          advice !== '' && (
            <section key={index}>
              <h2>{say(index === 0 ? 'prescription.dietAndExercise' : 'prescription.note')}</h2>
              <p>{advice}</p>
            </section>
          ),
      )}
      {nextVisitNo > 0 && (
        <p className={next}>
          {say('prescription.nextVisit')}: {say(`prescription.nextVisit.${nextVisitType}`, { count: nextVisitNo })}
        </p>
      )}
      <StickyBar>
        <LinkButton target="_blank" rel="noopener" href={url}>
          <FileDown size={20} aria-hidden />
          {say('prescription.openPdf')}
        </LinkButton>
        <LinkButton
          tone="secondary"
          target="_blank"
          rel="noopener"
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        >
          <MessageCircle size={20} aria-hidden />
          {say('prescription.share')}
        </LinkButton>
      </StickyBar>
    </div>
  )
}
