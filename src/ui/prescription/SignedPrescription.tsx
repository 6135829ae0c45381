import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import { viewPage } from '../../machines/prescription/prescription.view'
import { useApp } from '../app/frame/AppContext'
import { useAct } from '../app/frame/useSend'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Button } from '../kit/Button'
import { Modal } from '../kit/Modal'
import { TextField } from '../kit/TextField'
import { useView } from '../kit/useView'
import { PatientStrip } from './PatientStrip'
import { PrescriptionWords } from './PrescriptionWords'

const page = css({
  display: 'grid',
  gap: '16',
  width: 'full',
  maxWidth: '[78rem]',
  marginInline: 'auto',
  padding: '16',
})
/** On a desktop what can be done with it stands beside what it says. */
const columns = css({
  display: 'grid',
  gap: { base: '16', desktop: '24' },
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'minmax(0, 1fr) 20rem' },
})
const stack = css({ display: 'grid', gap: '16', minWidth: '0' })
const aside = css({
  display: 'grid',
  gap: '16',
  desktop: { padding: '16', border: 'line', borderRadius: '12', background: 'surface' },
})
const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  '& > h1': { margin: '0', fontSize: '22', lineHeight: 'heading' },
  '& > svg': { color: 'calm' },
})
const actions = css({ display: { base: 'flex', desktop: 'grid' }, flexWrap: 'wrap', gap: '8' })
const note = css({ margin: '0', color: 'muted', fontSize: '14' })

/** A signed prescription never changes: it is shared, printed, or replaced by a new version that names it. */
export const SignedPrescription = ({ actor }: { readonly actor: PrescriptionActor }) => {
  const say = useText()
  const when = useWhen()
  const { app } = useApp()
  const act = useAct()
  const { active, patient } = useView(actor, viewPage)
  const [reason, setReason] = useState('')
  const [isAmending, setAmending] = useState(false)
  if (active === null || patient === null) return null
  return (
    <div className={page}>
      <PatientStrip patient={patient} />
      <header className={head}>
        <BadgeCheck size={24} aria-hidden />
        <h1>{say('prescription.signed')}</h1>
      </header>
      <div className={columns}>
        <div className={stack}>
          <PrescriptionWords prescription={active} />
        </div>
        <aside className={aside}>
          <p className={note}>
            {say('prescription.signed.number', { number: active.number, version: active.version })}
            {active.signedAt !== null && ` · ${when.at(active.signedAt)}`}
          </p>
          {active.amendReason !== null && (
            <p className={note}>{say('prescription.amending', { reason: active.amendReason })}</p>
          )}
          <div className={actions}>
            <Button
              onClick={() => app.send({ type: 'open', feature: { id: 'overlay.sharePrescription', at: active.id } })}
            >
              {say('prescription.share')}
            </Button>
            {active.kind === 'typed' && (
              <Button tone="secondary" onClick={() => act('prescription.update', () => setAmending(true))}>
                {say('prescription.amend')}
              </Button>
            )}
          </div>
        </aside>
      </div>
      <Modal
        open={isAmending}
        onClose={() => setAmending(false)}
        title={say('prescription.amend')}
        closeLabel={say('app.close')}
        size="sm"
        footer={
          <Button
            disabled={reason.trim() === ''}
            reason={say('prescription.amend.missing')}
            onClick={() => actor.send({ type: 'amend', reason })}
          >
            {say('prescription.amend.yes')}
          </Button>
        }
      >
        <TextField
          label={say('prescription.amend.reason')}
          help={say('prescription.amend.help')}
          value={reason}
          onChange={setReason}
        />
      </Modal>
    </div>
  )
}
