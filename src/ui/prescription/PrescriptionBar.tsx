import { useSelector } from '@xstate/react'
import { useDeferredValue, useRef } from 'react'
import { css } from 'styled-system/css'
import type { FormFault } from '../../core/prescription/prescriptionForm.rules'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import { viewBar } from '../../machines/prescription/prescription.view'
import { type Say, useText } from '../intl/useText'
import { ActionBar } from '../kit/ActionBar'
import { Button } from '../kit/Button'
import { Modal } from '../kit/Modal'
import { DraftState } from './DraftState'
import { warningText } from './Warnings'

const cautions = css({ margin: '0', paddingInlineStart: '16', lineHeight: 'caption' })
const problem = css({ margin: '0', color: 'bad', fontSize: '14', lineHeight: 'caption' })
const hint = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })

const faultWords = (say: Say, fault: FormFault): string => {
  switch (fault.kind) {
    case 'noName':
      return say('prescription.emptyFields')
    case 'line':
      return say('prescription.fault.line', { row: fault.row + 1 })
    case 'category':
    case 'vitals':
    case 'nextVisit':
      return say(`prescription.fault.${fault.kind}`)
  }
}

/** Save and End Consultation, always in reach: what is missing is said beside them, and each asks before it is done. */
export const PrescriptionBar = ({ actor }: { readonly actor: PrescriptionActor }) => {
  const say = useText()
  const snapshot = useSelector(actor, (whole) => whole)
  const view = viewBar(useDeferredValue(snapshot))
  const { question, isSending } = viewBar(snapshot)
  const yes = useRef<HTMLButtonElement>(null)
  const missing =
    view.refused.length > 0
      ? say('prescription.notByVideo', { name: view.refused.join(', ') })
      : view.fault !== null
        ? faultWords(say, view.fault)
        : null
  const endMissing = missing ?? (view.hasSerious ? say('prescription.fault.serious') : null)
  const isEnd = question === 'end'
  return (
    <>
      <ActionBar
        facts={
          <>
            {view.failure !== null ? (
              <p className={problem} role="alert">
                {say.fault(view.failure)}
              </p>
            ) : (
              <p className={hint} id="prescription-missing">
                {missing ?? endMissing ?? ''}
              </p>
            )}
            <DraftState actor={actor} />
          </>
        }
        other={
          <Button
            tone="secondary"
            disabled={missing !== null}
            aria-describedby="prescription-missing"
            aria-keyshortcuts="Control+S"
            onClick={() => actor.send({ type: 'save' })}
          >
            {say('prescription.save')}
          </Button>
        }
        main={
          <Button
            disabled={endMissing !== null}
            aria-describedby="prescription-missing"
            aria-keyshortcuts="Control+Enter"
            onClick={() => actor.send({ type: 'end' })}
          >
            {say('prescription.end')}
          </Button>
        }
      />
      <Modal
        open={question !== null}
        onClose={() => actor.send({ type: 'cancel' })}
        title={say(isEnd ? 'prescription.end.title' : 'prescription.save.title')}
        closeLabel={say('app.close')}
        size="sm"
        role="alertdialog"
        initialFocus={() => yes.current}
        footer={
          <>
            <Button tone="secondary" disabled={isSending} onClick={() => actor.send({ type: 'cancel' })}>
              {say('prescription.notYet')}
            </Button>
            <Button ref={yes} busy={isSending} onClick={() => actor.send({ type: 'confirm' })}>
              {say(isEnd ? 'prescription.end.yes' : 'prescription.save.yes')}
            </Button>
          </>
        }
      >
        <p className={hint}>
          {say(isEnd ? 'prescription.end.text' : 'prescription.save.text', {
            name: view.patientName,
            count: view.count,
          })}
        </p>
        {view.cautions.length > 0 && (
          <ul className={cautions}>
            {view.cautions.map((warning) => (
              <li key={warning.fingerprint}>{say(warningText(warning.ruleId), warning.values)}</li>
            ))}
          </ul>
        )}
      </Modal>
    </>
  )
}
