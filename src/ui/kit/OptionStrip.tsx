import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { options as optionsRecipe } from 'styled-system/recipes'
import { IconButton } from './IconButton'
import { reveal } from './reveal'

export interface Option<Id extends string = string> {
  id: Id
  /** The full accessible name: "10:30 am to 10:45 am, ₹800, available". */
  name: string
  disabled?: boolean
  content: ReactNode
}

export interface OptionStripProps<Id extends string = string> {
  label: string
  options: readonly Option<Id>[]
  chosen: Id | null
  onChoose: (id: Id) => void
  /** `week` is a strip that fills the width. */
  layout: 'strip' | 'week' | 'grid'
  /** Strips alone: names of the two scroll buttons. */
  scrollLabels?: { previous: string; next: string }
}

const SCROLL_STEP = 300 // px

const columnsOf = (items: HTMLElement[]) => {
  const first = items[0]
  return first ? items.filter((item) => item.offsetTop === first.offsetTop).length : 1
}

const stepFor = (key: string, from: number, items: HTMLElement[]) => {
  const rows = columnsOf(items)
  const steps: Record<string, number[]> = {
    ArrowRight: items.map((_, index) => index).slice(from + 1),
    ArrowLeft: items.map((_, index) => from - 1 - index).filter((index) => index >= 0),
    ArrowDown: items.map((_, index) => from + rows * (index + 1)).filter((index) => index < items.length),
    ArrowUp: items.map((_, index) => from - rows * (index + 1)).filter((index) => index >= 0),
    Home: items.map((_, index) => index),
    End: items.map((_, index) => items.length - 1 - index),
  }
  return steps[key]
}

/** One tab stop; arrows, Home and End move, Enter or Space chooses. */
export function OptionStrip<Id extends string>(props: OptionStripProps<Id>) {
  const { label, options, chosen, onChoose, layout, scrollLabels } = props
  const list = useRef<HTMLDivElement>(null)
  const [visited, setVisited] = useState<Id | null>(null)
  const look = optionsRecipe({ layout })
  const open = options.filter((option) => !option.disabled)
  const stop = (open.find(({ id }) => id === visited) ?? open.find(({ id }) => id === chosen) ?? open[0])?.id

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')]
    const from = items.findIndex((item) => item === document.activeElement)
    const path = from >= 0 ? stepFor(event.key, from, items) : undefined
    if (!path) return
    event.preventDefault()
    const next = path.find((index) => !options[index]?.disabled)
    if (next !== undefined) items[next]?.focus()
  }
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setVisited(null)
  }
  const scroll = (distance: number) => list.current?.scrollBy({ left: distance, behavior: 'smooth' })
  const scroller = (name: string, icon: ReactNode, distance: number) => (
    <span className={look.scroll}>
      <IconButton tone="secondary" size="sm" label={name} icon={icon} tabIndex={-1} onClick={() => scroll(distance)} />
    </span>
  )
  const scrolls = layout === 'strip' && scrollLabels

  return (
    <div className={look.root}>
      {scrolls && scroller(scrolls.previous, <ChevronLeft size={20} aria-hidden />, -SCROLL_STEP)}
      <div
        ref={list}
        role="radiogroup"
        tabIndex={-1}
        aria-label={label}
        className={look.list}
        onKeyDown={move}
        onBlur={leave}
      >
        {options.map(({ id, name, disabled, content }) => (
          <button
            key={id}
            ref={layout !== 'grid' && id === chosen ? reveal : undefined}
            type="button"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native radio chooses whatever the arrows pass
            role="radio"
            aria-checked={id === chosen}
            aria-disabled={disabled || undefined}
            aria-label={name}
            tabIndex={id === stop ? 0 : -1}
            className={look.option}
            onFocus={() => setVisited(id)}
            onClick={() => !disabled && onChoose(id)}
          >
            {content}
          </button>
        ))}
      </div>
      {scrolls && scroller(scrolls.next, <ChevronRight size={20} aria-hidden />, SCROLL_STEP)}
    </div>
  )
}
