import { css } from 'styled-system/css'
import { useText } from '../intl/useText'
import { Checkbox } from '../kit/Checkbox'
import { Modal } from '../kit/Modal'

const keys = [
  ['↑ ↓ ← →', 'move'],
  ['Enter, Esc', 'open'],
  ['T', 'now'],
  ['[ ]', 'day'],
  ['W', 'week'],
  ['/', 'search'],
  ['N', 'book'],
  ['X', 'mark'],
] as const

const list = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: '16',
  rowGap: '8',
  margin: '0',
  marginBlockEnd: '16',
  '& dd': { margin: '0' },
})

interface KeyListProps {
  readonly isOpen: boolean
  readonly hasLetters: boolean
  readonly onLetters: (hasLetters: boolean) => void
  readonly onClose: () => void
}

/** The keys of the schedule; letters can be turned off for those whose keyboard speaks or dictates. */
export const KeyList = ({ isOpen, hasLetters, onLetters, onClose }: KeyListProps) => {
  const say = useText()
  return (
    <Modal open={isOpen} size="sm" title={say('schedule.keys')} closeLabel={say('app.close')} onClose={onClose}>
      <dl className={list}>
        {keys.map(([key, name]) => (
          <div key={name} className={css({ display: 'contents' })}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(`schedule.keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox label={say('schedule.keys.letters')} checked={hasLetters} onChange={onLetters} />
    </Modal>
  )
}
