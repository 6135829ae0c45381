import { Camera, Upload } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import { viewPage } from '../../machines/prescription/prescription.view'
import { useOwnCamera } from '../call/useOwnCamera'
import { Link } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { ServerDown } from '../kit/art'
import { Button } from '../kit/Button'
import { ConfirmDialog } from '../kit/ConfirmDialog'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { LinkButton } from '../kit/LinkButton'
import { RefusedFields } from '../kit/refusedFields'
import { Tabs } from '../kit/Tabs'
import { useMedia } from '../kit/useMedia'
import { useView } from '../kit/useView'
import { CapturePrescription } from './CapturePrescription'
import { CompareDrafts } from './CompareDrafts'
import { Editor } from './Editor'
import { FactsDrawer } from './FactsDrawer'
import { PatientStrip } from './PatientStrip'
import { PrescriptionBar } from './PrescriptionBar'
import { PrescriptionSkeleton } from './PrescriptionSkeleton'
import { Preview } from './Preview'
import { SignedPrescription } from './SignedPrescription'
import { useShortcuts } from './useShortcuts'

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '12',
  width: 'full',
  maxWidth: '[78rem]',
  minHeight: 'full',
  marginInline: 'auto',
  paddingInline: { base: '16', tablet: '24' },
  paddingBlockStart: '12',
})
const title = css({ srOnly: true })
const columns = css({
  display: 'grid',
  gridTemplateColumns: '688px 488px',
  gap: '24',
  alignItems: 'start',
  '& > aside': { position: 'sticky', insetBlockStart: '64', minWidth: '0' },
})
const restored = css({
  margin: '0',
  padding: '8',
  borderRadius: '8',
  background: 'tint',
  fontSize: '14',
  lineHeight: 'caption',
})

interface PrescriptionPageProps {
  /** None where the address names no appointment. */
  readonly actor?: PrescriptionActor
}

/** A prescription for the patient of an appointment: written on the left, as it will be printed on the right. */
export const PrescriptionPage = ({ actor }: PrescriptionPageProps) => {
  const say = useText()
  if (!actor)
    return (
      <EmptyState
        isPage
        title={say('prescription.noAppointment')}
        text={say('prescription.noAppointment.text')}
        action={
          <Link href="/schedule" asChild>
            <LinkButton tone="secondary">{say('app.nav.schedule')}</LinkButton>
          </Link>
        }
      />
    )
  return <OpenPrescription actor={actor} />
}

/** From paper, in place of the form. */
const Capture = ({ actor }: { readonly actor: PrescriptionActor }) => {
  const capture = useView(actor, (snapshot) => snapshot.children.capture)
  return capture ? <CapturePrescription actor={capture} /> : null
}

const OpenPrescription = ({ actor }: { readonly actor: PrescriptionActor }) => {
  const say = useText()
  const isDesktop = useMedia('desktop')
  const isPhone = useMedia('phone')
  const [areFactsOpen, setFactsOpen] = useState(false)
  const [tab, setTab] = useState<'write' | 'preview'>('write')
  const camera = useOwnCamera()
  const [isAsking, setAsking] = useState(false)
  const view = useView(actor, viewPage)
  const { step, patient, fault } = view
  useShortcuts(actor, step === 'writing')
  if (step === 'failed')
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
  if (step === 'loading' || patient === null) return <PrescriptionSkeleton />
  if (step === 'signed') return <SignedPrescription actor={actor} />
  if (step === 'comparing' && view.sides) return <CompareDrafts actor={actor} {...view.sides} />
  const heading = <h1 className={title}>{say('prescription.title', { name: patient.patientName ?? '' })}</h1>
  if (step === 'capturing')
    return (
      <div className={page}>
        {heading}
        <PatientStrip patient={patient} />
        <Capture actor={actor} />
      </div>
    )
  if (step === 'reading')
    return (
      <div className={page}>
        <PatientStrip patient={patient} />
        <EmptyState
          isPage
          title={say('prescription.elsewhere')}
          text={say('prescription.elsewhere.text')}
          action={<Button onClick={() => actor.send({ type: 'edit.here' })}>{say('prescription.editHere')}</Button>}
        />
        <Preview actor={actor} />
      </div>
    )
  const capture = () => actor.send({ type: 'capture.opened', way: 'photo' })
  const ways = (
    <>
      <Button size="sm" tone="secondary" onClick={() => (camera.isOn ? setAsking(true) : capture())}>
        <Camera size={16} aria-hidden />
        {say('prescription.way.photo')}
      </Button>
      {isDesktop && !camera.isInCall && (
        <Button size="sm" tone="secondary" onClick={() => actor.send({ type: 'capture.opened', way: 'file' })}>
          <Upload size={16} aria-hidden />
          {say('prescription.way.file')}
        </Button>
      )}
    </>
  )
  const editor = (
    <RefusedFields of={view.refused}>
      <Editor actor={actor} ways={ways} />
    </RefusedFields>
  )
  return (
    <div className={page}>
      {heading}
      <PatientStrip patient={patient} onFacts={() => setFactsOpen(true)} />
      {view.amendReason !== null && (
        <p className={restored} role="status">
          {say('prescription.amending', { reason: view.amendReason })}
        </p>
      )}
      {view.isRestored && (
        <p className={restored} role="status">
          {say('prescription.restored')}
        </p>
      )}
      {isDesktop ? (
        <div className={columns}>
          {editor}
          <aside>
            <Preview actor={actor} />
          </aside>
        </div>
      ) : isPhone ? (
        editor
      ) : (
        <Tabs
          label={say('prescription.views')}
          chosen={tab}
          onChoose={setTab}
          tabs={[
            { id: 'write', name: say('prescription.write'), content: editor },
            { id: 'preview', name: say('prescription.preview'), content: <Preview actor={actor} /> },
          ]}
        />
      )}
      <PrescriptionBar actor={actor} />
      <ConfirmDialog
        open={isAsking}
        title={say('prescription.capture.inCall')}
        message={say('prescription.capture.cameraOn')}
        yes={say('prescription.capture.turnOff')}
        no={say('prescription.capture.keepOn')}
        closeLabel={say('app.close')}
        onYes={() => {
          setAsking(false)
          camera.turnOff()
          capture()
        }}
        onNo={() => setAsking(false)}
      />
      {areFactsOpen && <FactsDrawer actor={actor} patient={patient} onClose={() => setFactsOpen(false)} />}
    </div>
  )
}
