import { Portal } from '@ark-ui/react/portal'
import { Tooltip as Ark } from '@ark-ui/react/tooltip'
import type { ReactElement } from 'react'
import { css } from 'styled-system/css'

export interface TooltipProps {
  /** A description beyond the name: nothing that is said nowhere else. */
  readonly text: string
  /** What it describes; it must be focusable and have a name of its own. */
  readonly children: ReactElement
}

const HOVER_DELAY = 400 // ms

const content = css({
  zIndex: 'toast',
  maxWidth: '320',
  paddingInline: '8',
  paddingBlock: '4',
  borderRadius: '8',
  background: 'ink',
  color: 'surface',
  fontSize: '12',
  lineHeight: 'caption',
})

/** A line of words beside a control: at once when it has the focus, after a moment under the pointer. */
export const Tooltip = ({ text, children }: TooltipProps) => (
  <Ark.Root openDelay={HOVER_DELAY} closeDelay={0} positioning={{ gutter: 4 }} lazyMount unmountOnExit>
    <Ark.Trigger asChild>{children}</Ark.Trigger>
    <Portal>
      <Ark.Positioner>
        <Ark.Content className={content}>{text}</Ark.Content>
      </Ark.Positioner>
    </Portal>
  </Ark.Root>
)
