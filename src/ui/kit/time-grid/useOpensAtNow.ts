import { type RefObject, useLayoutEffect } from 'react'

/** What stands before the line of now, or before the slot that comes next, as a part of what is seen. */
const BEFORE = 1 / 4

interface Opening {
  /** The slot that is open, else the one that runs or comes next. */
  readonly id: string | null
  readonly isOpen: boolean
  /** Whatever else is shown, or asked for anew, begins at now again. */
  readonly of: string
}

/** Scrolls the days to the open slot, to the line of now or to the slot that comes next, before they are seen. */
export const useOpensAtNow = (scroller: RefObject<HTMLElement | null>, { id, isOpen, of }: Opening): void => {
  useLayoutEffect(() => {
    const box = scroller.current
    if (box === null) return
    const slot = id === null ? null : box.querySelector(`[data-id="${CSS.escape(id)}"]`)
    const target = isOpen ? slot : (box.querySelector('[data-now]') ?? slot)
    if (target === null) return
    const heading = box.querySelector('[data-heading]')?.clientHeight ?? 0
    const from = target.getBoundingClientRect().top - box.getBoundingClientRect().top - heading
    box.scrollTop += from - (box.clientHeight - heading) * BEFORE
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for what is shown: the clock and what is opened move nothing
  }, [of])
}

/** What is focused comes to stand below the headings, which are higher while hours are marked in them. */
export const useClearOfHeading = (scroller: RefObject<HTMLElement | null>, isMarking: boolean): void => {
  useLayoutEffect(() => {
    const box = scroller.current
    const heading = box?.querySelector('[data-heading]')
    if (box && heading) box.style.scrollPaddingBlockStart = `${heading.clientHeight + 8}px`
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the headings have another height when marking begins and ends
  }, [isMarking])
}

/** The panel of what is opened takes columns of a week away: what it belongs to stays in sight beside it. */
export const useOpenInSight = (scroller: RefObject<HTMLElement | null>, id: string | null): void => {
  useLayoutEffect(() => {
    const box = scroller.current
    if (id === null || box === null) return undefined
    const show = () =>
      box.querySelector(`[data-id="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    // Once when it is opened, and when the panel beside it has its width.
    const watching = new ResizeObserver(show)
    watching.observe(box)
    return () => watching.disconnect()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the box is the same for as long as the grid is there
  }, [id])
}
