import { useSelector } from '@xstate/react'
import { Keyboard, Monitor } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { container } from 'styled-system/patterns'
import { routes } from '../../core/app/routes'
import type { ReceptionActor } from '../../machines/reception/reception.machine'
import { viewReception } from '../../machines/reception/reception.view'
import { stepOfKey } from '../../core/reception/reception.rules'
import { useApp } from '../app/AppContext'
import { useClock } from '../app/useClock'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { IconButton } from '../kit/IconButton'
import { LinkButton } from '../kit/LinkButton'
import { SkeletonText } from '../kit/Skeleton'
import { Tabs } from '../kit/Tabs'
import { VisuallyHidden } from '../kit/VisuallyHidden'
import { useMedia } from '../kit/useMedia'
import { BillDialog } from './BillDialog'
import { Columns } from './Columns'
import { ReceptionKeys } from './ReceptionKeys'
import { moveRow } from './rowKeys'
import { RoomField } from './RoomField'
import { UndoBar } from './UndoBar'

const page = cx(
  container(),
  css({ display: 'flex', flexDirection: 'column', gap: '12', maxWidth: '[100rem]', paddingBlock: '12' }),
)
const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '12',
  '& > :last-child': { marginInlineStart: 'auto' },
})
const right = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })
const quiet = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const note = css({
  margin: '0',
  padding: '8',
  borderRadius: '8',
  background: 'tint',
  color: 'primary.pressed',
  fontSize: '14',
})

/** Seconds between two looks at the clock: people wait in minutes. */
const TICK = 15

/** Today's queue of a doctor: who comes, who waits, who is seen, at each clinic. For the desk's computer alone. */
export const ReceptionPage = ({ actor }: { readonly actor: ReceptionActor }) => {
  const say = useText()
  const { app } = useApp()
  const isWide = useMedia('desktop')
  const now = useClock(TICK)
  const role = useSelector(app, ({ context }) => context.login?.role ?? 'DOCTOR')
  const snapshot = useSelector(actor, (all) => all)
  const isResting = snapshot.hasTag('resting')
  const [keys, setKeys] = useState({ isOpen: false, hasLetters: true })
  useEffect(() => {
    if (isWide && isResting) actor.send({ type: 'page.widened' })
  }, [actor, isWide, isResting])
  if (!isWide) return <EmptyState isPage title={say('reception.small.title')} text={say('reception.small.text')} />
  const view = viewReception(snapshot, role, now)
  if (view.fault)
    return (
      <ErrorState
        isPage
        message={say.fault(view.fault)}
        retryLabel={say('app.retry')}
        onRetry={() => actor.send({ type: 'retry' })}
      />
    )
  if (view.isLoading || isResting)
    return (
      <div className={page} aria-busy>
        <SkeletonText lines={8} />
      </div>
    )
  if (view.clinicId === null)
    return <EmptyState isPage title={say('reception.noClinic.title')} text={say('reception.noClinic.text')} />
  const call = () => actor.send({ type: 'next.called' })
  const undo = () => actor.send({ type: 'undo' })
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target, key } = event
    const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]') !== null
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    const id = target instanceof HTMLElement ? target.dataset['entry'] : undefined
    const step = stepOfKey(key)
    if (moveRow(event.currentTarget, key)) return event.preventDefault()
    if (key === '?') setKeys({ ...keys, isOpen: true })
    else if (!keys.hasLetters || view.isBusy) return
    else if (key === 'c' || key === 'C') call()
    else if (key === 'u' || key === 'U') undo()
    else if (step === 'recall' && view.current[0])
      actor.send({ type: 'step.taken', id: view.current[0].entry.id, step })
    else if (step !== null && id !== undefined && isOffered(id, step)) actor.send({ type: 'step.taken', id, step })
    else return
    event.preventDefault()
  }
  const rows = [...view.due, ...view.queue, ...view.current, ...view.noShow]
  const isOffered = (id: string, step: NonNullable<ReturnType<typeof stepOfKey>>) =>
    rows.find(({ entry }) => entry.id === id)?.steps.includes(step) ?? false
  const columns = (
    <Columns
      view={view}
      onStep={(id, step) => actor.send({ type: 'step.taken', id, step })}
      onBill={({ entry }) => actor.send({ type: 'bill.opened', entry })}
    />
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the letters of the page are handled wherever the focus is
    <div className={page} data-density="dense" onKeyDown={press}>
      <VisuallyHidden>
        <h1>{say('reception.title')}</h1>
      </VisuallyHidden>
      <div className={tools}>
        <RoomField
          key={`${view.clinicId} ${view.room}`}
          room={view.room ?? ''}
          onKeep={(room) => actor.send({ type: 'room.kept', room })}
        />
        <div className={right}>
          <Button busy={view.isBusy} onClick={call}>
            {say('reception.callNext')}
          </Button>
          <LinkButton
            tone="secondary"
            href={`${routes.queueDisplay.path}?clinicId=${encodeURIComponent(view.clinicId)}`}
            target="_blank"
            rel="noopener"
          >
            <Monitor size={20} aria-hidden />
            {say('reception.display')}
          </LinkButton>
          <IconButton
            label={say('reception.keys')}
            icon={<Keyboard size={20} aria-hidden />}
            onClick={() => setKeys({ ...keys, isOpen: true })}
          />
        </div>
      </div>
      {view.isStale && (
        <p className={quiet}>
          <span role="status">{say('reception.stale')}</span>
          <Button size="sm" tone="quiet" onClick={() => actor.send({ type: 'retry' })}>
            {say('app.retry')}
          </Button>
        </p>
      )}
      {view.overtakenBy && (
        <p className={note} role="status">
          {view.overtakenBy.entry === null
            ? say('reception.overtakenNobody')
            : say('reception.overtaken', { token: view.overtakenBy.entry.token ?? 0 })}
        </p>
      )}
      {view.tabs.length > 1 ? (
        <Tabs
          label={say('reception.clinics')}
          chosen={view.clinicId}
          onChoose={(clinicId) => actor.send({ type: 'clinic.chosen', clinicId })}
          tabs={view.tabs.map(({ id, name, waiting }) => ({ id, name, count: waiting, content: columns }))}
        />
      ) : (
        columns
      )}
      {view.undoable && <UndoBar undoable={view.undoable} onUndo={undo} />}
      {view.bill && <BillDialog actor={view.bill} />}
      <ReceptionKeys
        isOpen={keys.isOpen}
        hasLetters={keys.hasLetters}
        onLetters={(hasLetters) => setKeys({ ...keys, hasLetters })}
        onClose={() => setKeys({ ...keys, isOpen: false })}
      />
    </div>
  )
}
