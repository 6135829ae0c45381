import { type FocusEvent, useEffect, useRef } from 'react'
import type { QueueStep } from '../../core/reception/reception'
import { stepOfKey } from '../../core/reception/reception.rules'
import type { ReceptionView } from '../../machines/reception/reception.view'
import { useKeptFocus } from '../kit/useKeptFocus'
import { moveRow, placeOf, rowAt, type RowPlace, rowOf } from './rowKeys'

interface Deeds {
  readonly call: () => void
  readonly undo: () => void
  readonly step: (id: string, step: QueueStep) => void
  readonly list: () => void
}

/** The page itself and nothing of it that is typed into; bars, menus and dialogs have keys of their own. */
const isForPage = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  target instanceof Element &&
  (target === document.body || target.closest('#main') !== null) &&
  target.closest('input, textarea, select, [role=dialog], [role=menu]') === null

/**
 * The keys of the reception, wherever on the page the focus is. Whoever is moved to another column leaves the focus with
 * the next one of the column, so that one key after the other can be pressed.
 */
export const useReceptionKeys = (view: ReceptionView, hasLetters: boolean, deeds: Deeds) => {
  const page = useRef<HTMLDivElement>(null)
  const last = useRef<RowPlace>({ list: null, at: 0 })
  const kept = useKeptFocus(() => page.current && rowAt(page.current, last.current)?.focus())
  useEffect(() => {
    const rows = [...view.due, ...view.queue, ...view.current, ...view.noShow]
    const letter = (key: string, target: EventTarget | null): boolean => {
      const whole = { c: deeds.call, u: deeds.undo }[key]
      if (whole !== undefined) {
        whole()
        return true
      }
      const step = stepOfKey(key)
      const isOfCurrent = step === 'recall' || step === 'finish'
      const id = isOfCurrent ? view.current[0]?.entry.id : rowOf(target)?.dataset['entry']
      const row = rows.find(({ entry }) => entry.id === id)
      if (step === null || row === undefined || !row.steps.includes(step)) return false
      deeds.step(row.entry.id, step)
      return true
    }
    const press = (event: KeyboardEvent): void => {
      if (page.current === null || !isForPage(event)) return
      const { key, repeat } = event
      if (key === '?') deeds.list()
      else if (!moveRow(page.current, key)) {
        const isFree = hasLetters && !view.isBusy && !repeat
        if (!isFree || !letter(key.toLowerCase(), event.target)) return
      }
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
  return {
    ref: page,
    onBlur: kept.onBlur,
    onFocus: ({ target }: FocusEvent) => {
      // Dialogs of the page stand elsewhere in the document and keep their own focus.
      if (!page.current?.contains(target)) return
      kept.onFocus()
      const row = rowOf(target)
      if (row !== null) last.current = placeOf(row)
    },
  }
}
