import { useEffect } from 'react'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import { viewTools } from '../../machines/prescription/prescription.view'

const focusMedicine = (): void => {
  const cells = [...document.querySelectorAll<HTMLInputElement>('input[data-place$=".0"]')]
  const cell = cells.find(({ value }) => value === '') ?? cells.at(-1)
  cell?.closest('details')?.setAttribute('open', '')
  cell?.focus()
}

const focusCategory = (): void => {
  const group = document.getElementById('prescription-category')
  group?.closest('details')?.setAttribute('open', '')
  group?.focus()
}

const isTyping = (target: EventTarget | null): boolean =>
  (target instanceof HTMLTextAreaElement && target.dataset['place'] === undefined) ||
  ((target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.value !== '')

/** Keys of the page: Alt+M medicines, Alt+C category, Ctrl+S save, Ctrl+Enter end, Ctrl+Z after a template. */
export const useShortcuts = (actor: PrescriptionActor, isOn: boolean): void => {
  useEffect(() => {
    if (!isOn) return undefined
    const press = (event: KeyboardEvent): void => {
      const { ctrlKey, metaKey, altKey, code, key } = event
      const command = ctrlKey || metaKey
      const act =
        altKey && !command && code === 'KeyM'
          ? focusMedicine
          : altKey && !command && code === 'KeyC'
            ? focusCategory
            : command && code === 'KeyS'
              ? () => actor.send({ type: 'save' })
              : command && key === 'Enter'
                ? () => actor.send({ type: 'end' })
                : command && code === 'KeyZ' && !isTyping(event.target) && viewTools(actor.getSnapshot()).canUndo
                  ? () => actor.send({ type: 'undo' })
                  : null
      if (act === null) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [actor, isOn])
}
