import { LayoutGrid, Rows3, CalendarDays } from 'lucide-react'
import { css } from 'styled-system/css'
import { RecordType } from '../../core/records/records'
import { recordViews } from '../../core/records/records.rules'
import type { RecordsActor } from '../../machines/records/records.machine'
import type { RecordDeskActor } from '../../machines/records/recordDesk.machine'
import { viewRecordDesk } from '../../machines/records/recordDesk.view'
import { viewRecords } from '../../machines/records/records.view'
import { useText } from '../intl/useText'
import { Chip } from '../kit/Chip'
import { IconButton } from '../kit/IconButton'
import { SelectField } from '../kit/SelectField'
import { TextField } from '../kit/TextField'
import { useView } from '../kit/useView'

const look = css({
  display: 'grid',
  gap: { base: '8', tablet: '12' },
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'end',
})
const row = css({ display: 'flex', alignItems: 'center', gap: '8' })
/** One line, which is pushed to the side where it is longer than the window. */
const types = css({
  display: 'flex',
  flexWrap: { tablet: 'wrap' },
  gap: '8',
  minWidth: '0',
  overflowX: { base: 'auto', tablet: 'visible' },
  scrollbarWidth: '[none]',
  padding: '4',
  margin: '-4',
})
const views = css({ display: 'flex', marginInlineStart: 'auto' })
const whole = css({ gridColumn: '[1 / -1]' })
const icons = { gallery: LayoutGrid, list: Rows3, timeline: CalendarDays } as const

/** Whose records, of which kind, with which words, and how they stand. */
export const RecordsBar = ({ actor, desk }: { readonly actor: RecordsActor; readonly desk: RecordDeskActor }) => {
  const say = useText()
  const { query } = useView(actor, viewRecords)
  const { view, members } = useView(desk, viewRecordDesk)
  return (
    <search className={look} aria-label={say('records.filters')}>
      <SelectField
        label={say('records.member')}
        labelHidden
        options={members.map(({ id, name }) => ({ id, name: name === '' ? say('records.unnamed') : name }))}
        placeholder={say('records.everyone')}
        value={query.memberId ?? ''}
        onChange={(id) => actor.send({ type: 'query.chosen', query: { memberId: id === '' ? null : id } })}
      />
      <TextField
        label={say('records.search')}
        labelHidden
        placeholder={say('records.search')}
        type="search"
        data-record-search
        value={query.search}
        maxLength={100}
        onChange={(search) => actor.send({ type: 'query.typed', query: { ...query, search } })}
      />
      <div className={`${row} ${whole}`}>
        <div className={types}>
          <Chip
            chosen={query.type === null}
            onChange={() => actor.send({ type: 'query.chosen', query: { type: null } })}
          >
            {say('records.all')}
          </Chip>
          {RecordType.literals.map((type) => (
            <Chip
              key={type}
              chosen={query.type === type}
              onChange={() => actor.send({ type: 'query.chosen', query: { type } })}
            >
              {say(`records.type.${type}`)}
            </Chip>
          ))}
        </div>
        <div className={views} role="group" aria-label={say('records.views')}>
          {recordViews.map((each) => {
            const Icon = icons[each]
            return (
              <IconButton
                key={each}
                label={say(`records.view.${each}`)}
                tone={each === view ? 'secondary' : 'quiet'}
                aria-pressed={each === view}
                icon={<Icon size={20} aria-hidden />}
                onClick={() => desk.send({ type: 'view.chosen', view: each })}
              />
            )
          })}
        </div>
      </div>
    </search>
  )
}
