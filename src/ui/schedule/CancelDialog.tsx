import { css } from 'styled-system/css'
import type { ScheduleView } from '../../machines/schedule/schedule.view'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { ConfirmDialog } from '../kit/ConfirmDialog'

const list = css({
  display: 'grid',
  gap: '4',
  margin: '0',
  marginBlock: '12',
  padding: '0',
  maxHeight: '240',
  position: 'relative',
  overflowY: 'auto',
  listStyle: 'none',
  fontWeight: 'medium',
})
const text = css({ margin: '0' })
const fault = css({ margin: '0', marginBlockStart: '12', color: 'bad', fontWeight: 'medium' })

interface CancelDialogProps {
  readonly view: ScheduleView
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Names whose appointments are cancelled; where somebody else was quicker with one of them, offers the others. */
export const CancelDialog = ({ view, onYes, onNo }: CancelDialogProps) => {
  const say = useText()
  const when = useWhen()
  const { going, isRefused, confirming, isCancelling, cancelFault } = view
  const count = going.length
  const names = (
    <ul className={list}>
      {going.map(({ id, name, startsAt }) => (
        <li key={id}>
          {name ?? say('schedule.unnamed')}, {when.at(startsAt)}
        </li>
      ))}
    </ul>
  )
  return (
    <ConfirmDialog
      open={confirming || isRefused}
      danger
      busy={isCancelling}
      title={
        isRefused
          ? say('schedule.refused.title')
          : say('schedule.cancel.title', { count, name: going[0]?.name ?? say('schedule.unnamed') })
      }
      message={
        <>
          {isRefused && <p className={text}>{say('schedule.refused.text')}</p>}
          {names}
          {!isRefused && <p className={text}>{say('schedule.cancel.text', { count })}</p>}
          {cancelFault && !isRefused && (
            <p className={fault} role="alert">
              {say.fault(cancelFault)}
            </p>
          )}
        </>
      }
      yes={say(isRefused ? 'schedule.refused.others' : 'schedule.cancelMany', { count })}
      no={say(isRefused ? 'schedule.refused.back' : 'schedule.cancel.keep')}
      closeLabel={say('app.close')}
      onYes={onYes}
      onNo={onNo}
    />
  )
}
