import { useId, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Spinner } from '../kit/Spinner'

export interface ListedPlace {
  readonly id: string
  readonly name: string
  readonly detail: string
}

interface PlaceListProps {
  heading: string
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

/** Places to choose one of. */
export const PlaceList = ({ heading, icon, places, opening, onChoose }: PlaceListProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={title}>
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
