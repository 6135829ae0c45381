import { useId, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Skeleton } from '../kit/Skeleton'
import { Spinner } from '../kit/Spinner'
import { hidden } from '../kit/VisuallyHidden'

export interface ListedPlace {
  readonly id: string
  readonly name: string
  readonly detail: string
}

interface PlaceListProps {
  heading: string
  /** Read out but not shown, where the words around say it. */
  isHeadingHidden?: boolean
  icon: ReactNode
  places: readonly ListedPlace[]
  /** The place that is being opened. */
  opening: string | null
  onChoose: (id: string) => void
}

const title = css({ margin: '0', paddingBlockStart: '16', paddingBlockEnd: '4', fontSize: '14', color: 'muted' })
const list = css({ margin: '0', padding: '0', listStyle: 'none' })
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  width: 'full',
  minHeight: '56',
  paddingInline: '12',
  paddingBlock: '8',
  border: 'none',
  borderRadius: '8',
  background: 'transparent',
  color: 'ink',
  textAlign: 'start',
  cursor: 'pointer',
  transitionProperty: 'background',
  transitionDuration: 'tap',
  outlineOffset: '[-2px]',
  _hover: { background: 'tint' },
})
const mark = css({
  display: 'grid',
  placeContent: 'center',
  flexShrink: '0',
  width: '36',
  height: '36',
  borderRadius: 'full',
  background: 'brand.tint',
  color: 'primary.pressed',
})
const words = css({ display: 'flex', flexDirection: 'column', minWidth: '0', overflowWrap: 'anywhere' })
const name = css({ fontSize: '16', fontWeight: 'medium', lineHeight: 'caption' })
const detail = css({ color: 'muted', fontSize: '14', lineHeight: 'caption' })

const still = css({ flexShrink: '0' })
const wide = css({ flexGrow: '1' })

/** Places to choose one of. */
export const PlaceList = ({ heading, isHeadingHidden, icon, places, opening, onChoose }: PlaceListProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={isHeadingHidden ? hidden : title}>
        {heading}
      </h3>
      <ul className={list}>
        {places.map((place) => (
          <li key={place.id}>
            <button
              type="button"
              className={row}
              aria-busy={place.id === opening || undefined}
              onClick={() => onChoose(place.id)}
            >
              <span className={mark}>{place.id === opening ? <Spinner /> : icon}</span>
              <span className={words}>
                <span className={name}>{place.name}</span>
                {place.detail && <span className={detail}>{place.detail}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The list before it has arrived. */
export const PlaceListSkeleton = () => (
  <ul className={list} aria-hidden>
    {Array.from({ length: 5 }, (_, place) => (
      <li key={place} className={row}>
        <Skeleton shape="circle" className={still} />
        <span className={wide}>
          <Skeleton shape="short" />
          <Skeleton shape="short" />
        </span>
      </li>
    ))}
  </ul>
)
