import { CircleAlert, History, LocateFixed, MapPin, Search } from 'lucide-react'
import { useRef } from 'react'
import { css } from 'styled-system/css'
import { chip } from 'styled-system/recipes'
import type { ActorRefFrom } from 'xstate'
import { cities } from '../../core/location/cities'
import type { Location } from '../../core/location/location'
import { PLACE_INPUT_LENGTH } from '../../core/location/location.limits'
import type { locationMachine } from '../../machines/location/location.machine'
import { type LocationView, viewLocation } from '../../machines/location/location.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { Modal } from '../kit/Modal'
import { TextField } from '../kit/TextField'
import { useView } from '../kit/useView'
import { PlaceList, PlaceListSkeleton } from './PlaceList'

export type LocationActor = ActorRefFrom<typeof locationMachine>

const panel = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '12',
  height: { base: '[72dvh]', desktop: '[30rem]' },
  // The search box's focus ring has room.
  paddingBlockStart: '4',
})
const status = css({ color: 'muted', fontSize: '14', lineHeight: 'caption', _empty: { marginBlockStart: '-12' } })
const places = css({
  flexGrow: '1',
  minHeight: '0',
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  marginInline: '-4',
  paddingInline: '4',
})
const alert = css({
  display: 'flex',
  gap: '8',
  margin: '0',
  padding: '12',
  borderRadius: '8',
  background: 'bad.tint',
  color: 'bad',
  fontSize: '14',
  lineHeight: 'caption',
  '& > svg': { flexShrink: '0' },
})
const title = css({ margin: '0', paddingBlock: '8', fontSize: '14', color: 'muted' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '8', margin: '0', padding: '0', listStyle: 'none' })

interface PartProps {
  view: LocationView
  actor: LocationActor
}

/** What was chosen before, and the cities doctors work in. */
const Known = ({ view, actor }: PartProps) => {
  const say = useText()
  const choose = (location: Location) => actor.send({ type: 'location.chosen', location })
  return (
    <>
      {view.recents.length > 0 && (
        <PlaceList
          heading={say('location.recents')}
          icon={<History size={20} aria-hidden />}
          places={view.recents.map(({ label }) => ({ id: label ?? '', name: label ?? '', detail: '' }))}
          opening={null}
          onChoose={(id) => {
            const chosen = view.recents.find(({ label }) => label === id)
            if (chosen) choose(chosen)
          }}
        />
      )}
      <section aria-labelledby="location-cities">
        <h3 id="location-cities" className={title}>
          {say('location.cities')}
        </h3>
        <ul className={row}>
          {cities.map(({ name, latitude, longitude }) => (
            <li key={name}>
              <button type="button" className={chip()} onClick={() => choose({ latitude, longitude, label: name })}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** The places found, that there are none, or that nobody could say. */
const Found = ({ view, actor }: PartProps) => {
  const say = useText()
  if (view.searchFault)
    return (
      <ErrorState
        message={say.fault(view.searchFault)}
        retryLabel={say('location.retry')}
        onRetry={() => actor.send({ type: 'retry' })}
      />
    )
  if (view.count === null) return view.isSearching ? <PlaceListSkeleton /> : null
  if (view.count === 0)
    return <EmptyState title={say('location.none', { text: view.text.trim() })} text={say('location.noneHelp')} />
  return (
    <PlaceList
      heading={say('location.results')}
      isHeadingHidden
      icon={<MapPin size={20} aria-hidden />}
      places={view.places}
      opening={view.opening}
      onChoose={(id) => actor.send({ type: 'place.chosen', id })}
    />
  )
}

/** Where doctors are looked for: by name, from before, or where the person is. */
export const LocationPicker = ({ actor }: { readonly actor: LocationActor }) => {
  const say = useText()
  const view = useView(actor, viewLocation)
  const search = useRef<HTMLInputElement>(null)
  const counted = view.count === null ? '' : say('location.count', { count: view.count })
  const progress = view.isLocating ? say('location.locating') : view.isSearching ? say('location.searching') : counted
  return (
    <Modal
      open
      onClose={() => actor.send({ type: 'close' })}
      title={say('location.title')}
      closeLabel={say('location.close')}
      sheet="low"
      initialFocus={() => search.current}
    >
      <div className={panel}>
        <TextField
          ref={search}
          type="search"
          label={say('location.search')}
          labelHidden
          placeholder={say('location.searchHint')}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={PLACE_INPUT_LENGTH}
          before={<Search size={20} aria-hidden />}
          value={view.text}
          onChange={(text) => actor.send({ type: 'typed', text })}
        />
        <Button tone="secondary" wide busy={view.isLocating} onClick={() => actor.send({ type: 'here' })}>
          <LocateFixed size={20} aria-hidden />
          {say('location.useCurrent')}
        </Button>
        {view.fault && (
          <p role="alert" className={alert}>
            <CircleAlert size={20} aria-hidden />
            <span>{say(`location.${view.fault}`)}</span>
          </p>
        )}
        <output className={status}>{progress}</output>
        <div className={places}>
          {view.isKnownShown ? <Known view={view} actor={actor} /> : <Found view={view} actor={actor} />}
        </div>
      </div>
    </Modal>
  )
}
