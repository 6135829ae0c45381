import { Building2, Search, Video, X } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import { visitState } from '../../core/booking/appointment.status'
import { startOfDay } from '../../core/kit/dates'
import type { ProviderOrder } from '../../core/orders/providerOrder'
import type { FoundAppointment } from '../../core/schedule/schedule'
import { isFoundOrder, type FoundRecord, type searchMachine } from '../../machines/search/search.machine'
import { viewSearch } from '../../machines/search/search.view'
import { useDates } from '../intl/format'
import { useApp } from '../app/frame/AppContext'
import { spanned } from '../intl/spanned'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Spine } from '../kit/art'
import { Avatar } from '../kit/Avatar'
import { StageChip } from '../providerOrders/StageChip'
import { StatusBadge } from '../kit/StatusBadge'
import { Chip } from '../kit/Chip'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { IconButton } from '../kit/IconButton'
import { rows } from '../kit/rows.styles'
import { SkeletonText } from '../kit/Skeleton'
import { TextField } from '../kit/TextField'
import { useView } from '../kit/useView'

// Room above for the ring of the focused box.
const look = css({ display: 'grid', gap: '16', minHeight: '[24rem]', alignContent: 'start', paddingBlockStart: '4' })
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '8', margin: '0', padding: '0', border: 'none' })
const count = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption', minHeight: '20' })
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '8',
  fontVariantNumeric: 'tabular-nums',
  '& > span + span': { _before: { content: '"·"', marginInlineEnd: '8' } },
})

interface ResultProps<Found extends FoundRecord> {
  readonly found: Found
  readonly onChoose: () => void
}

const FoundOrder = ({ found, onChoose }: ResultProps<ProviderOrder>) => {
  const say = useText()
  const when = useWhen()
  const { patientName, age, gender, orderNo, createdAt, stage } = found
  return (
    <button type="button" className={cx(rows.row, rows.pressable)} onClick={onChoose}>
      <Avatar name={patientName} size="md" decorative />
      <span className={rows.words}>
        <span className={rows.name}>{patientName}</span>
        <span className={cx(rows.line, facts)}>
          <span>{orderNo}</span>
          <span>{when.day(createdAt)}</span>
          <span>{say('staff.search.person', { age, gender })}</span>
        </span>
      </span>
      <StageChip stage={stage} />
    </button>
  )
}

const Result = ({ found, onChoose }: ResultProps<FoundAppointment>) => {
  const say = useText()
  const when = useWhen()
  const { patientName, age, gender, startsAt, slotNo, consultation, clinicName } = found
  const { now } = useApp()
  const status = visitState(found, now())
  const patient = patientName ?? say('staff.search.unnamed')
  return (
    <button type="button" className={cx(rows.row, rows.pressable)} onClick={onChoose}>
      <Avatar name={patient} size="md" decorative />
      <span className={rows.words}>
        <span className={rows.name}>{patient}</span>
        <span className={cx(rows.line, facts)}>
          <span>{when.at(startsAt)}</span>
          <span>{say('staff.search.slot', { slotNo })}</span>
          {age !== null && gender !== null && <span>{say('staff.search.person', { age, gender })}</span>}
        </span>
        <span className={cx(rows.line, facts)}>
          {consultation === 'video' ? <Video size={16} aria-hidden /> : <Building2 size={16} aria-hidden />}
          {consultation === 'video' ? say('staff.search.video') : (clinicName ?? say('staff.search.clinic'))}
        </span>
      </span>
      <StatusBadge status={status}>{say(`staff.status.${status}`)}</StatusBadge>
    </button>
  )
}

const Shown = ({ found, onChoose }: ResultProps<FoundRecord>) =>
  isFoundOrder(found) ? <FoundOrder found={found} onChoose={onChoose} /> : <Result found={found} onChoose={onChoose} />

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
        placeholder={say(view.isOfOrders ? 'staff.search.placeholder.orders' : 'staff.search.placeholder')}
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
      {view.isSearching ? (
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
          text={say(view.isOfOrders ? 'staff.search.none.orders' : 'staff.search.none.text')}
        />
      ) : view.found.length > 0 ? (
        <ul className={rows.list} aria-label={say('staff.search.results')}>
          {view.found.map((found) => (
            <li key={found.id}>
              <Shown found={found} onChoose={() => actor.send({ type: 'result.chosen', id: found.id })} />
            </li>
          ))}
        </ul>
      ) : (
        view.text === '' && (
          <EmptyState
            drawing={<Spine />}
            title={say('staff.search.start.title')}
            text={say(view.isOfOrders ? 'staff.search.start.orders' : 'staff.search.start.text')}
          />
        )
      )}
    </div>
  )
}
