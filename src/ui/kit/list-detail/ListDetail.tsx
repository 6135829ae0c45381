import { ChevronLeft } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { css } from 'styled-system/css'
import { useText } from '../../intl/useText'
import { Button } from '../Button'

export interface ListDetailView {
  /** Names of the two panes. */
  readonly listLabel: string
  readonly detailLabel: string
  /** What is chosen in the list; null while nothing is, when a phone shows the list alone. */
  readonly chosenId: string | null
}

export type ListDetailEvent = { readonly type: 'detail.left' }

export interface ListDetailProps {
  readonly view: ListDetailView
  readonly on: (event: ListDetailEvent) => void
  readonly list: ReactNode
  readonly detail: ReactNode
}

const layout = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    tablet: 'minmax(0, 20rem) minmax(0, 1fr)',
    desktop: '26rem minmax(0, 1fr)',
  },
  gap: { tablet: '16', desktop: '24' },
  alignItems: 'start',
  _dense: { gap: { tablet: '8', desktop: '16' } },
})
const pane = css({
  minWidth: '0',
  outlineOffset: '[4px]',
  '&[data-away]': { display: { base: 'none', tablet: 'block' } },
})
const back = css({ display: { base: 'block', tablet: 'none' }, marginInlineStart: '-12' })

/** A list with what is chosen in it beside; on a phone one after the other. F6 goes from pane to pane. */
export const ListDetail = ({ view: { listLabel, detailLabel, chosenId }, on, list, detail }: ListDetailProps) => {
  const say = useText()
  const listPane = useRef<HTMLElement>(null)
  const detailPane = useRef<HTMLElement>(null)
  const change = (event: KeyboardEvent) => {
    if (event.key !== 'F6') return
    event.preventDefault()
    const isInList = listPane.current?.contains(document.activeElement) ?? false
    const other = isInList ? detailPane : listPane
    other.current?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- F6 is heard wherever the focus is in it
    <div className={layout} onKeyDown={change}>
      <section
        ref={listPane}
        aria-label={listLabel}
        tabIndex={-1}
        className={pane}
        data-away={chosenId !== null || undefined}
      >
        {list}
      </section>
      <section
        ref={detailPane}
        aria-label={detailLabel}
        tabIndex={-1}
        className={pane}
        data-away={chosenId === null || undefined}
      >
        <div className={back}>
          <Button tone="quiet" size="sm" onClick={() => on({ type: 'detail.left' })}>
            <ChevronLeft size={20} aria-hidden />
            {say('kit.list.back')}
          </Button>
        </div>
        {detail}
      </section>
    </div>
  )
}
