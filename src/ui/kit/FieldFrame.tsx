import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { field } from 'styled-system/recipes'
import { hidden } from './VisuallyHidden'

export interface FieldWords {
  label: string
  /** The label is read out but not shown: for search boxes whose icon says it. */
  labelHidden?: boolean
  help?: string | undefined
  error?: string | undefined
}

export const fieldLook = field()

export const describe = (id: string, { help, error }: Pick<FieldWords, 'help' | 'error'>) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
})

export function FieldNotes({ id, help, error }: { id: string } & Pick<FieldWords, 'help' | 'error'>) {
  return (
    <>
      {help && (
        <p id={`${id}-help`} className={fieldLook.help}>
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={fieldLook.error}>
          <CircleAlert size={16} aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </>
  )
}

/** Label above, control, help and error under; the control takes `id` and `describe(id, words)`. */
export function FieldFrame({
  id,
  label,
  labelHidden,
  help,
  error,
  children,
}: FieldWords & { id: string; children: ReactNode }) {
  return (
    <div className={fieldLook.root}>
      <label htmlFor={id} className={labelHidden ? hidden : fieldLook.label}>
        {label}
      </label>
      {children}
      <FieldNotes id={id} help={help} error={error} />
    </div>
  )
}
