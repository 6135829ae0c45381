import { css } from 'styled-system/css'
import { useText } from '../intl/useText'
import { Checkbox } from '../kit/Checkbox'
import { Modal } from '../kit/Modal'

const keys = [
  ['↑ ↓ ← →', 'move'],
  ['A', 'arrive'],
  ['C', 'call'],
  ['F', 'finish'],
  ['R', 'recall'],
  ['S', 'noShow'],
  ['U', 'undo'],
  ['?', 'list'],
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
const pair = css({ display: 'contents' })

interface ReceptionKeysProps {
  readonly isOpen: boolean
  readonly hasLetters: boolean
  readonly onLetters: (hasLetters: boolean) => void
  readonly onClose: () => void
}

/** The keys of the reception; letters can be turned off for those whose keyboard speaks or dictates. */
export const ReceptionKeys = ({ isOpen, hasLetters, onLetters, onClose }: ReceptionKeysProps) => {
  const say = useText()
  return (
    <Modal open={isOpen} size="sm" title={say('reception.keys')} closeLabel={say('app.close')} onClose={onClose}>
      <dl className={list}>
        {keys.map(([key, name]) => (
          <div key={name} className={pair}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(`reception.keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox label={say('reception.keys.letters')} checked={hasLetters} onChange={onLetters} />
    </Modal>
  )
}
