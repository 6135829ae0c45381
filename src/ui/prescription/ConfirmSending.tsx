import { useRef } from 'react'
import { css } from 'styled-system/css'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import { viewBar } from '../../machines/prescription/prescription.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { Modal } from '../kit/Modal'
import { useView } from '../kit/useView'
import { ConfirmedLines } from './ConfirmedLines'
import { NotBegun } from './NotBegun'
import { warningText } from './Warnings'

const cautions = css({ margin: '0', paddingInlineStart: '16', lineHeight: 'caption' })
const hint = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })

/** The question before a save and before the end of a consultation: cautions are named once more. */
export const ConfirmSending = ({ actor }: { readonly actor: PrescriptionActor }) => {
  const say = useText()
  // Asked only while it is open: nothing of it is derived while somebody types.
  const view = useView(actor, (snapshot) => (snapshot.hasTag('confirming') ? viewBar(snapshot) : null))
  const yes = useRef<HTMLButtonElement>(null)
  const isEnd = view?.question === 'end'
  return (
    <Modal
      open={view !== null}
      onClose={() => actor.send({ type: 'cancel' })}
      title={say(isEnd ? 'prescription.end.title' : 'prescription.save.title')}
      closeLabel={say('app.close')}
      size="record"
      role="alertdialog"
      initialFocus={() => yes.current}
      footer={
        <>
          <Button tone="secondary" disabled={view?.isSending} onClick={() => actor.send({ type: 'cancel' })}>
            {say('prescription.notYet')}
          </Button>
          <Button ref={yes} busy={view?.isSending} onClick={() => actor.send({ type: 'confirm' })}>
            {say(isEnd ? 'prescription.end.yes' : 'prescription.save.yes')}
          </Button>
        </>
      }
    >
      <p className={hint}>
        {say(isEnd ? 'prescription.end.text' : 'prescription.save.text', {
          name: view?.patientName ?? '',
          count: view?.count ?? 0,
        })}
      </p>
      {view?.startsAt != null && <NotBegun startsAt={view.startsAt} />}
      {view !== null && <ConfirmedLines lines={view.lines} />}
      {view !== null && view.cautions.length > 0 && (
        <ul className={cautions}>
          {view.cautions.map((warning) => (
            <li key={warning.fingerprint}>{say(warningText(warning.ruleId), warning.values)}</li>
          ))}
        </ul>
      )}
    </Modal>
  )
}
