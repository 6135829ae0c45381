import { Popover as Ark } from '@ark-ui/react/popover'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { css } from 'styled-system/css'
import { useText } from '../intl/useText'
import { IconButton } from './IconButton'

export interface PopoverProps {
  readonly title: string
  /** The button that opens it. */
  readonly trigger: ReactElement
  readonly children: ReactNode
  readonly isOpen?: boolean
  readonly onOpen?: (isOpen: boolean) => void
}

const content = css({
  zIndex: 'popup',
  width: '320',
  maxWidth: '[calc(100vw - 16px)]',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  boxShadow: 'overlay',
  fontSize: '14',
  _open: { animation: 'fadeIn {durations.tap} {easings.out}' },
})
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8',
  paddingInlineStart: '16',
  paddingInlineEnd: '4',
  paddingBlockStart: '4',
})
const title = css({ margin: '0', fontSize: '16', overflowWrap: 'anywhere' })
const body = css({ paddingInline: '16', paddingBlockEnd: '16' })

/** Something small about a thing on the page, opened by a press. Escape and a press outside close it. */
export const Popover = ({ title: name, trigger, children, isOpen, onOpen }: PopoverProps) => {
  const say = useText()
  return (
    <Ark.Root
      {...(isOpen !== undefined && { open: isOpen })}
      onOpenChange={({ open }) => onOpen?.(open)}
      positioning={{ gutter: 4 }}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={content}>
            <div className={head}>
              <Ark.Title asChild>
                <h3 className={title}>{name}</h3>
              </Ark.Title>
              <Ark.CloseTrigger asChild>
                <IconButton size="sm" label={say('app.close')} icon={<X size={20} aria-hidden />} />
              </Ark.CloseTrigger>
            </div>
            <div className={body}>{children}</div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
