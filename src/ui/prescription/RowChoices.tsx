import { type KeyboardEvent, useEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import type { RowQuestion } from '../../core/prescription/medicineRow.rules'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { choiceWords, questionWords } from './lineWords'

const choices = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8',
  paddingBlockEnd: '8',
  // Gone to, it stands above the bar that sticks to the end of the page.
  '& > button': { scrollMarginBlockEnd: '[14rem]', textAlign: 'start' },
})
/** Apart from the numbers of the answer itself. */
const key = css({ paddingInline: '4', border: 'line', borderRadius: '8', color: 'muted', fontSize: '12' })

interface RowChoicesProps {
  readonly question: RowQuestion
  /** Whether the row was finished with it open: then it is gone to. */
  readonly isWanted: boolean
  readonly onChoose: (choice: number) => void
  readonly onLeave: () => void
}

/** The answers to what nobody can know of a row but who writes it: by their numbers, or by a press. */
export const RowChoices = ({ question, isWanted, onChoose, onLeave }: RowChoicesProps) => {
  const say = useText()
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isWanted) group.current?.querySelector('button')?.focus()
  }, [isWanted])
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.nativeEvent.isComposing) return
    const place = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -1
    if (event.key === 'Escape') onLeave()
    else if (place >= 0 && place < question.choices.length) onChoose(place)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons in it
    <div ref={group} className={choices} role="group" aria-label={questionWords(say, question)} onKeyDown={press}>
      {question.choices.map((choice, place) => (
        <Button
          key={choiceWords(say, choice)}
          size="sm"
          tone="secondary"
          aria-keyshortcuts={`${place + 1} Alt+${place + 1}`}
          onClick={() => onChoose(place)}
        >
          <kbd className={key} aria-hidden>
            {place + 1}
          </kbd>{' '}
          {choiceWords(say, choice)}
        </Button>
      ))}
    </div>
  )
}
