import { Search, X } from 'lucide-react'
import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import { startOfDay } from '../../core/kit/dates'
import type { searchMachine } from '../../machines/search/search.machine'
import { viewSearch } from '../../machines/search/search.view'
import { useDates } from '../intl/format'
import { spanned } from '../intl/spanned'
import { useText } from '../intl/useText'
import { Spine } from '../kit/art'
import { Chip } from '../kit/Chip'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { IconButton } from '../kit/IconButton'
import { rows } from '../kit/rows.styles'
import { SkeletonText } from '../kit/Skeleton'
import { TextField } from '../kit/TextField'
import { useView } from '../kit/useView'
import { FoundRecordRow } from './FoundRecordRow'

// Room above for the ring of the focused box.
const look = css({ display: 'grid', gap: '16', minHeight: '[24rem]', alignContent: 'start', paddingBlockStart: '4' })
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '8', margin: '0', padding: '0', border: 'none' })
const count = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption', minHeight: '20' })

/** Universal search: what to look through, the words, and what was found. */
export const SearchPanel = ({ actor }: { readonly actor: ActorRefFrom<typeof searchMachine> }) => {
  const say = useText()
  const dates = useDates()
  const view = useView(actor, viewSearch)
  const type = (text: string) => actor.send({ type: 'text.typed', text })
  return (
    <div className={look}>
      <TextField
        label={say('staff.search.label')}
        labelHidden
        type="search"
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a search that was just opened is there to be typed in
        autoFocus
        placeholder={say(`staff.search.placeholder.${view.subject}`)}
        value={view.text}
        onChange={type}
        before={<Search size={20} aria-hidden />}
        after={
          view.text !== '' && (
            <IconButton
              size="sm"
              label={say('app.clearSearch')}
              icon={<X size={20} aria-hidden />}
              onClick={() => type('')}
            />
          )
        }
      />
      <fieldset className={chips} aria-label={say('staff.search.categories')}>
        {view.categories.map((category) => (
          <Chip
            key={category}
            chosen={category === view.category}
            onChange={() => actor.send({ type: 'category.chosen', category })}
          >
            {say(`staff.search.category.${category}`)}
          </Chip>
        ))}
      </fieldset>
      <p className={count} role="status">
        {view.isSearching
          ? say('staff.search.searching')
          : view.count !== null && say(view.isCut ? 'staff.search.cut' : 'staff.search.count', { count: view.count })}
        {view.range &&
          ` · ${spanned(dates.dayOfYear(startOfDay(view.range.from)), dates.dayOfYear(startOfDay(view.range.to)))}`}
      </p>
      {view.isDenied ? (
        <EmptyState drawing={<Spine />} title={say.fault({ text: null, id: 'denied' })} />
      ) : view.isSearching ? (
        <SkeletonText lines={4} />
      ) : view.fault ? (
        <ErrorState
          message={say.fault(view.fault)}
          retryLabel={say('app.retry')}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      ) : view.isEmpty ? (
        <EmptyState
          drawing={<Spine />}
          title={say('staff.search.none.title')}
          text={say(`staff.search.none.${view.subject}`)}
        />
      ) : view.found.length > 0 ? (
        <ul className={rows.list} aria-label={say('staff.search.results')}>
          {view.found.map((found) => (
            <li key={found.id}>
              <FoundRecordRow found={found} onChoose={() => actor.send({ type: 'result.chosen', id: found.id })} />
            </li>
          ))}
        </ul>
      ) : (
        view.text === '' && (
          <EmptyState
            drawing={<Spine />}
            title={say('staff.search.start.title')}
            text={say(`staff.search.start.${view.subject}`)}
          />
        )
      )}
    </div>
  )
}
