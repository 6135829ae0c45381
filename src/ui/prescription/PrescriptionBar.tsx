import { css } from 'styled-system/css'
import type { FormFault } from '../../core/prescription/prescriptionForm.rules'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import { viewBar } from '../../machines/prescription/prescription.view'
import { type Say, useText } from '../intl/useText'
import { ActionBar } from '../kit/ActionBar'
import { Button } from '../kit/Button'
import { useMedia } from '../kit/useMedia'
import { Categories } from './Closing'
import { ConfirmSending } from './ConfirmSending'
import { DraftState } from './DraftState'
import { useRested } from './useRested'

const problem = css({ margin: '0', color: 'bad', fontSize: '14', lineHeight: 'caption' })
/** What is missing stands beside the buttons that wait for it. */
const foot = css({
  display: 'flex',
  flexDirection: { base: 'column', desktop: 'row-reverse' },
  justifyContent: 'space-between',
  columnGap: '16',
})
const hint = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })

const faultWords = (say: Say, fault: FormFault): string => {
  switch (fault.kind) {
    case 'noName':
      return say('prescription.emptyFields')
    case 'line':
    case 'question':
      return say(`prescription.fault.${fault.kind}`, { row: fault.row + 1 })
    case 'tooLong':
      return `${say(`prescription.${fault.where}`)}: ${say('app.tooLong', { over: fault.over })}`
    case 'category':
    case 'vitals':
    case 'nextVisit':
      return say(`prescription.fault.${fault.kind}`)
  }
}

/** Save and End Consultation, always in reach: what is missing is said beside them, and each asks before it is done. */
export const PrescriptionBar = ({ actor }: { readonly actor: PrescriptionActor }) => {
  const say = useText()
  const isDesktop = useMedia('desktop')
  const view = useRested(actor, viewBar)
  const missing =
    view.refused.length > 0
      ? say('prescription.notByVideo', { name: view.refused.join(', ') })
      : view.fault !== null
        ? faultWords(say, view.fault)
        : null
  const endMissing = missing ?? (view.hasSerious ? say('prescription.fault.serious') : null)
  const state =
    view.failure !== null ? (
      <p className={problem} role="alert">
        {say.fault(view.failure)}
      </p>
    ) : (
      <p className={hint} id="prescription-missing">
        {missing ?? endMissing ?? ''}
      </p>
    )
  return (
    <>
      <ActionBar
        facts={
          <>
            {isDesktop && <Categories actor={actor} />}
            <div className={foot}>
              {state}
              <DraftState actor={actor} />
            </div>
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
      <ConfirmSending actor={actor} />
    </>
  )
}
