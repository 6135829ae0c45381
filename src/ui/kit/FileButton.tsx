import { type ReactNode, useId, useRef } from 'react'
import { acceptOf } from '../../core/files/files.rules'
import type { FilePurpose } from '../../core/files/files'
import { cleanLine } from '../../core/kit/text'
import { Button, type ButtonProps } from './Button'
import { useChosenBefore } from './enteredBefore'
import { IconButton } from './IconButton'
import { hidden } from './VisuallyHidden'

interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'children' | 'id'> {
  /** Of the field, where a label or a message names it. */
  id?: string
  /** What the button says, and the field as well. */
  label: string
  icon: ReactNode
  /** The button shows its icon alone. */
  labelHidden?: boolean
  purpose: FilePurpose
  onFile: (file: File) => void
  /** Phones open the camera at once. */
  camera?: 'user' | 'environment'
}

/** Named as it will be stored: a mark of direction in a name would show its ending somewhere else. */
const cleanlyNamed = (file: File): File => {
  const { type, lastModified } = file
  const name = cleanLine(file.name)
  return name === file.name ? file : new File([file], name, { type, lastModified })
}

/** A button that has a file chosen, of the kinds that its purpose takes. The same file can be chosen again. */
export const FileButton = ({
  id: named,
  label,
  labelHidden = false,
  icon,
  purpose,
  onFile,
  camera,
  ...button
}: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  const own = useId()
  const id = named ?? own
  const take = (field: Pick<HTMLInputElement, 'files' | 'value'>) => {
    const file = field.files?.[0]
    if (file) onFile(cleanlyNamed(file))
    field.value = ''
  }
  useChosenBefore(id, take)
  return (
    <>
      <input
        ref={input}
        id={id}
        type="file"
        tabIndex={-1}
        aria-label={label}
        accept={acceptOf(purpose)}
        capture={camera}
        className={hidden}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      {labelHidden ? (
        <IconButton {...button} label={label} icon={icon} onClick={() => input.current?.click()} />
      ) : (
        <Button {...button} onClick={() => input.current?.click()}>
          {icon}
          {label}
        </Button>
      )}
    </>
  )
}
