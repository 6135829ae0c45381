import { ChevronDown, Lock, MapPin, Video } from 'lucide-react'
import { type KeyboardEvent, memo, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'
import type { AvailabilityEntry } from '../../core/availability/availability'
import { rowAfter } from '../../core/kit/rows.rules'
import type { AvailabilityView } from '../../machines/availability/availability.view'
import { useText } from '../intl/useText'
import { SeenMore } from '../kit/SeenMore'
import { useHoursText } from './useHoursText'

const list = css({ display: 'grid', gap: '4', margin: '0', padding: '0', listStyle: 'none' })
const place = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '8',
  width: 'full',
  minHeight: '36',
  _touch: { minHeight: '44' },
  paddingInline: '8',
  paddingBlock: '8',
  borderRadius: '8',
  fontSize: '14',
  lineHeight: 'caption',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  _hover: { background: 'tint' },
  '&[aria-pressed=true]': { background: 'tint', color: 'primary.pressed', fontWeight: 'semibold' },
})
const number = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4',
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
const group = css({ display: 'grid', gap: '4', marginBlockEnd: '12' })
const heading = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  margin: '0',
  fontSize: '14',
  fontWeight: 'semibold',
  overflowWrap: 'anywhere',
})
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: '8',
  width: 'full',
  minHeight: '44',
  paddingInline: '12',
  paddingBlock: '[6px]',
  border: 'line',
  borderRadius: '8',
  background: 'surface',
  fontSize: '14',
  lineHeight: 'caption',
  textAlign: 'start',
  cursor: 'pointer',
  contentVisibility: 'auto',
  containIntrinsicSize: '[auto 52px]',
  _hover: { background: 'tint' },
  '&[aria-pressed=true]': { background: 'tint', borderColor: 'primary' },
})
const day = css({ fontWeight: 'medium' })
const times = css({ color: 'muted', gridColumn: '1', overflowWrap: 'anywhere' })
const summary = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  width: 'full',
  minHeight: '44',
  textAlign: 'start',
  fontWeight: 'semibold',
  cursor: 'pointer',
  '& > :last-child': { marginInlineStart: 'auto' },
  '&[aria-expanded=true] > :last-child': { transform: 'rotate(180deg)' },
})

type Group = AvailabilityView['groups'][number]

interface ListProps {
  readonly view: AvailabilityView
  readonly onChoose: (id: string) => void
}

const PlaceIcon = ({ clinicId }: { readonly clinicId: string | null }) =>
  clinicId === null ? <Video size={16} aria-hidden /> : <MapPin size={16} aria-hidden />

/** All clinics, each clinic, and video, with how many days of hours each has. */
export const ClinicList = ({ view: { places, place: chosen, count }, onChoose }: ListProps) => {
  const say = useText()
  const all = [{ id: 'all', name: say('availability.allClinics'), count }, ...places]
  return (
    <ul className={list} aria-label={say('availability.clinics')}>
      {all.map(({ id, name, count: days }) => (
        <li key={id}>
          <button type="button" className={place} aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            <span>{name ?? say('availability.video')}</span>
            <span className={number}>{days}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const EntryRow = memo(
  ({
    entry,
    isChosen,
    isStop,
    onChoose,
  }: {
    readonly entry: AvailabilityEntry
    readonly isChosen: boolean
    readonly isStop: boolean
    readonly onChoose: (id: string) => void
  }) => {
    const say = useText()
    const hours = useHoursText()
    return (
      <button
        type="button"
        className={row}
        data-entry={entry.id}
        tabIndex={isStop ? 0 : -1}
        aria-pressed={isChosen}
        onClick={() => onChoose(entry.id)}
      >
        <span className={day}>{hours.day(entry.date)}</span>
        <span className={number}>
          {entry.blockedRoles.length > 0 && <Lock size={12} aria-label={say('availability.isBlocked')} />}
          {say('availability.bookedOf', { booked: entry.booked, total: entry.totalSlots })}
        </span>
        <span className={times}>{entry.ranges.map((range) => hours.range(entry.date, range)).join(', ')}</span>
      </button>
    )
  },
)

/** Days that are rendered at once: more than a screen holds. */
const PAGE = 16

const entryAt = (target: EventTarget): string | undefined =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[data-entry]')?.dataset['entry'] : undefined

/** The days of a place, which are one tab stop: arrows go from day to day. Further ones are rendered as they come near. */
const Entries = ({
  group: { entries },
  chosenId,
  onChoose,
}: {
  readonly group: Group
  readonly chosenId: string | undefined
  readonly onChoose: (id: string) => void
}) => {
  const [pages, setPages] = useState(1)
  const more = useCallback(() => setPages((known) => known + 1), [])
  const [visited, setVisited] = useState<string | undefined>()
  const placeOf = (wanted: string | undefined) => entries.findIndex(({ id }) => id === wanted)
  const stop = [visited, chosenId].find((id) => placeOf(id) >= 0) ?? entries[0]?.id
  const count = Math.max(pages * PAGE, placeOf(chosenId) + 1, placeOf(visited) + 1)
  const press = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = rowAfter(event.key, placeOf(entryAt(event.target)), entries.length)
    const id = next === null ? undefined : entries[next]?.id
    if (id === undefined) return
    event.preventDefault()
    // It may not be rendered yet.
    flushSync(() => setVisited(id))
    event.currentTarget.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`)?.focus()
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one handler for all days, which are buttons */}
      <ul className={list} onKeyDown={press} onFocus={({ target }) => setVisited(entryAt(target))}>
        {entries.slice(0, count).map((entry, index) => (
          <li key={entry.id} aria-setsize={entries.length} aria-posinset={index + 1}>
            <EntryRow entry={entry} isChosen={entry.id === chosenId} isStop={entry.id === stop} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {count < entries.length && <SeenMore mark={count} onSeen={more} />}
    </>
  )
}

/** The hours of the chosen places, by clinic. */
export const EntryGroups = ({ view: { groups, chosen }, onChoose }: ListProps) => {
  const say = useText()
  return (
    <div>
      {groups.map((each) => (
        <section key={each.id} className={group} aria-label={each.clinicName ?? say('availability.video')}>
          <h3 className={heading}>
            <PlaceIcon clinicId={each.clinicId} />
            {each.clinicName ?? say('availability.video')}
          </h3>
          <Entries group={each} chosenId={chosen?.id} onChoose={onChoose} />
        </section>
      ))}
    </div>
  )
}

/** The same on a phone: each clinic unfolds. */
export const ClinicAccordions = ({ view: { groups, chosen }, onChoose }: ListProps) => {
  const say = useText()
  const [open, setOpen] = useState<string | null>(groups[0]?.id ?? null)
  return (
    <div>
      {groups.map((each) => (
        <section key={each.id} className={group}>
          <h3 className={heading}>
            <button
              type="button"
              className={summary}
              aria-expanded={open === each.id}
              onClick={() => setOpen(open === each.id ? null : each.id)}
            >
              <PlaceIcon clinicId={each.clinicId} />
              {each.clinicName ?? say('availability.video')}
              <span className={number}>{each.entries.length}</span>
              <ChevronDown size={20} aria-hidden />
            </button>
          </h3>
          {open === each.id && <Entries group={each} chosenId={chosen?.id} onChoose={onChoose} />}
        </section>
      ))}
    </div>
  )
}
