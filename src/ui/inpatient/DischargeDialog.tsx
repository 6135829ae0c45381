import { Printer } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'
import type { Room } from '../../core/inpatient/inpatient'
import type { CalendarDay } from '../../core/kit/dates'
import type { DischargeActor } from '../../machines/inpatient/discharge.machine'
import { viewDischargeMedicines } from '../../machines/inpatient/dischargeMedicines.view'
import { viewDischarge } from '../../machines/inpatient/discharge.view'
import { Confirmation } from '../app/frame/Confirmation'
import { useRoomName } from '../intl/useRoomName'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { Modal } from '../kit/Modal'
import { SkeletonText } from '../kit/Skeleton'
import { Tabs } from '../kit/Tabs'
import { useMedia } from '../kit/useMedia'
import { useView } from '../kit/useView'
import { SummaryFields } from './SummaryFields'
import { SummarySheet } from './SummarySheet'

const look = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: '24',
  alignItems: 'start',
})
const state = css({ margin: '0', marginInlineEnd: 'auto', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const superseded = css({
  order: { base: 1, tablet: 0 },
  margin: '0',
  marginInlineEnd: 'auto',
  color: 'bad',
  fontSize: '14',
  fontWeight: 'medium',
})
const fault = css({ margin: '0', color: 'bad', fontSize: '14', fontWeight: 'medium' })

interface DischargeDialogProps {
  readonly actor: DischargeActor
  /** Where the patient lies now: somebody else may have moved them meanwhile. */
  readonly rooms: readonly Room[]
  readonly today: CalendarDay
  readonly doctorName: string
  readonly hospitalName: string
}

/** Ending a stay: the summary is written beside its print, and the discharge names the person and the bed. */
export const DischargeDialog = ({ actor, rooms, today, doctorName, hospitalName }: DischargeDialogProps) => {
  const say = useText()
  const roomName = useRoomName()
  const isWide = useMedia('desktop')
  const [tab, setTab] = useState<'fields' | 'sheet'>('fields')
  const view = useView(actor, (snapshot) => viewDischarge(snapshot, rooms))
  const medicines = useView(actor, ({ children }) => children.medicines)
  const isUnsettled = useView(medicines, (snapshot) =>
    snapshot === undefined ? false : viewDischargeMedicines(snapshot).isUnsettled,
  )
  const { stay } = view
  const missing = isUnsettled ? [...view.missing, 'medicines' as const] : view.missing
  /** What is printed is the sheet, which on a narrow window is behind a tab. */
  const printSheet = () => {
    flushSync(() => setTab('sheet'))
    print()
  }
  const close = () => actor.send({ type: 'close' })
  const fields = (
    <SummaryFields
      view={view}
      medicines={medicines}
      today={today}
      onChange={(change) => actor.send({ type: 'typed', change })}
    />
  )
  const sheet = <SummarySheet view={view} doctorName={doctorName} hospitalName={hospitalName} />
  const later = missing.length > 0
  const note = [
    view.isMoved && say('inpatient.discharge.moved', { name: stay.name }),
    view.isSummaryLater && say('inpatient.discharge.dueNote'),
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <Modal
      open
      sticky
      size="wide"
      title={say(view.isDischarged ? 'inpatient.summary.title' : 'inpatient.discharge.title', { name: stay.name })}
      closeLabel={say('app.close')}
      onClose={close}
      footer={
        view.isOver || view.isLoading || view.loadFault ? undefined : view.isSuperseded ? (
          <>
            <p className={superseded} role="alert">
              {say.fault(view.fault)}
            </p>
            <Button tone="secondary" onClick={() => actor.send({ type: 'seeTheirs' })}>
              {say('inpatient.summary.seeTheirs')}
            </Button>
            <Button onClick={() => actor.send({ type: 'keepMine' })}>{say('inpatient.summary.keepMine')}</Button>
          </>
        ) : (
          <>
            <p className={state} role="status">
              {view.draft !== null && say(`inpatient.draft.${view.draft}`)}
              {later &&
                ` ${say('inpatient.summary.lacks', { parts: missing.map((each) => say(`inpatient.part.${each}`)).join(', ') })}`}
            </p>
            {view.draft === 'unsaved' && (
              <Button tone="secondary" onClick={() => actor.send({ type: 'retry' })}>
                {say('app.retry')}
              </Button>
            )}
            {view.canPutBack && (
              <Button tone="secondary" onClick={() => actor.send({ type: 'putBack' })}>
                {say('inpatient.summary.putBack')}
              </Button>
            )}
            <Button tone="quiet" onClick={printSheet}>
              <Printer size={20} aria-hidden />
              {say('inpatient.summary.print')}
            </Button>
            {view.isDischarged ? (
              <Button busy={view.isBusy} disabled={later} onClick={() => actor.send({ type: 'finish' })}>
                {say(view.isFinished ? 'inpatient.summary.renew' : 'inpatient.summary.finish')}
              </Button>
            ) : (
              <Button
                busy={view.isBusy && !view.isConfirming}
                onClick={() => actor.send({ type: 'discharge', isSummaryLater: later })}
              >
                {say(later ? 'inpatient.discharge.later' : 'inpatient.discharge')}
              </Button>
            )}
          </>
        )
      }
    >
      {view.loadFault ? (
        <ErrorState
          message={say.fault(view.loadFault)}
          retryLabel={say('app.retry')}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      ) : view.isOver ? (
        <EmptyState
          title={say('inpatient.over')}
          text={say.fault(view.fault)}
          action={<Button onClick={close}>{say('app.close')}</Button>}
        />
      ) : view.isLoading ? (
        <SkeletonText lines={8} />
      ) : isWide ? (
        <div className={look}>
          {fields}
          {sheet}
        </div>
      ) : (
        <Tabs
          label={say('inpatient.summary')}
          chosen={tab}
          onChoose={setTab}
          tabs={[
            { id: 'fields', name: say('inpatient.summary.write'), content: fields },
            { id: 'sheet', name: say('inpatient.summary.preview'), content: sheet },
          ]}
        />
      )}
      {view.fault && !view.isOver && !view.isSuperseded && (
        <p className={fault} role="alert">
          {say.fault(view.fault)}
        </p>
      )}
      <Confirmation
        open={view.isConfirming}
        busy={view.isBusy}
        title={say('inpatient.discharge.confirm', { name: stay.name })}
        message={say('inpatient.discharge.question', { room: roomName(stay.roomName), bed: stay.bedNumber })}
        name={note === '' ? undefined : note}
        yes={say('inpatient.discharge')}
        no={say('inpatient.discharge.no')}
        onYes={() => actor.send({ type: 'confirm' })}
        onNo={() => actor.send({ type: 'dismiss' })}
      />
    </Modal>
  )
}
