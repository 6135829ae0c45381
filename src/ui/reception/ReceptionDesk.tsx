import { Keyboard, Monitor } from 'lucide-react'
import { useState } from 'react'
import { css, cx } from 'styled-system/css'
import { container } from 'styled-system/patterns'
import { routes } from '../../core/app/routes'
import type { QueueStep } from '../../core/reception/reception'
import type { ReceptionActor } from '../../machines/reception/reception.machine'
import type { ReceptionView } from '../../machines/reception/reception.view'
import { useText } from '../intl/useText'
import { ActionBar } from '../kit/ActionBar'
import { Button } from '../kit/Button'
import { IconButton } from '../kit/IconButton'
import { LinkButton } from '../kit/LinkButton'
import { useMedia } from '../kit/useMedia'
import { VisuallyHidden } from '../kit/VisuallyHidden'
import { BillDialog } from './BillDialog'
import { useApp } from '../app/frame/AppContext'
import { useAct } from '../app/frame/useSend'
import { ClinicTabs } from './ClinicTabs'
import { Columns } from './Columns'
import { QueueNotes } from './QueueNotes'
import { ReceptionKeys } from './ReceptionKeys'
import { RoomField } from './RoomField'
import type { QueueDeeds } from './RowDeeds'
import { SessionDelay } from './SessionDelay'
import { UndoBar } from './UndoBar'
import { useReceptionKeys } from './useReceptionKeys'

/** The page, as wide as the desk's computer lets it be. */
export const page = cx(
  container(),
  css({
    display: 'flex',
    flexDirection: 'column',
    gap: '12',
    // The bar of a narrow screen stands on the navigation, however few people come.
    minHeight: { base: '[calc(100dvh - 57px - var(--below))]', desktop: '[auto]' },
    maxWidth: '[100rem]',
    paddingBlockStart: '12',
    paddingBlockEnd: { desktop: '12' },
  }),
)
/** A phone has the people alone. */
const tools = css({
  display: { base: 'none', tablet: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '12',
  '& > :last-child': { marginInlineStart: 'auto' },
})
const right = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })
interface ReceptionDeskProps {
  readonly actor: ReceptionActor
  readonly view: ReceptionView
  readonly clinicId: string
}

/** The queue of the clinic that is shown, and what is done with it. */
export const ReceptionDesk = ({ actor, view, clinicId }: ReceptionDeskProps) => {
  const say = useText()
  const { app } = useApp()
  const act = useAct()
  const [keys, setKeys] = useState({ isOpen: false, hasLetters: true })
  const isWide = useMedia('desktop')
  const [next] = view.queue
  const call = () => actor.send({ type: 'next.called' })
  const undo = () => actor.send({ type: 'undo' })
  const step = (id: string, name: QueueStep) => actor.send({ type: 'step.taken', id, step: name })
  const list = () => setKeys({ ...keys, isOpen: true })
  const desk = useReceptionKeys(view, keys.hasLetters, { call, undo, step, list })
  const deeds: QueueDeeds = {
    isBusy: view.isBusy,
    hasChat: true,
    onStep: step,
    onTakeBack: (id, step) => actor.send({ type: 'step.takenBack', id, step }),
    onBill: ({ entry }) => actor.send({ type: 'bill.opened', entry }),
    onBlock: ({ entry: { id } }) =>
      act('opdReceptionWeb.blockPatient', () =>
        app.send({ type: 'open', feature: { id: 'overlay.blockPatient', at: `reception ${id}` } }),
      ),
  }
  const callNext = (
    <Button busy={view.isBusy} onClick={call}>
      {say('reception.callNext')}
    </Button>
  )
  return (
    <div className={page} data-density="dense" data-stops {...desk}>
      <VisuallyHidden>
        <h1>{say('reception.title')}</h1>
      </VisuallyHidden>
      <div className={tools}>
        <RoomField
          key={`${clinicId} ${view.room}`}
          room={view.room ?? ''}
          onKeep={(room) => actor.send({ type: 'room.kept', room })}
        />
        <div className={right}>
          {isWide && callNext}
          <LinkButton
            tone="secondary"
            href={`${routes.queueDisplay.path}?clinicId=${encodeURIComponent(clinicId)}`}
            target="_blank"
            rel="noopener"
          >
            <Monitor size={20} aria-hidden />
            {say('reception.display')}
          </LinkButton>
          <IconButton label={say('reception.keys')} icon={<Keyboard size={20} aria-hidden />} onClick={list} />
        </div>
      </div>
      {view.sessions.length > 0 && (
        <div className={right}>
          {view.sessions.map((session) => (
            <SessionDelay key={session.scheduleId} session={session} />
          ))}
        </div>
      )}
      <QueueNotes actor={actor} view={view} />
      <ClinicTabs actor={actor} view={view} clinicId={clinicId}>
        <Columns view={view} deeds={deeds} isWide={isWide} />
      </ClinicTabs>
      {view.undoable && <UndoBar undoable={view.undoable} onUndo={undo} />}
      {view.bill && <BillDialog actor={view.bill} />}
      <ReceptionKeys
        isOpen={keys.isOpen}
        hasLetters={keys.hasLetters}
        onLetters={(hasLetters) => setKeys({ ...keys, hasLetters })}
        onClose={() => setKeys({ ...keys, isOpen: false })}
      />
      {!isWide && <ActionBar facts={say('reception.next', { slotNo: next?.entry.slotNo ?? 'none' })} main={callNext} />}
    </div>
  )
}
