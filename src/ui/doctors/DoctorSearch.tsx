import { Search, SlidersHorizontal } from 'lucide-react'
import { css } from 'styled-system/css'
import type { ConsultationType } from '../../core/booking/booking'
import type { DoctorCard, DoctorQuery, Speciality } from '../../core/doctors/doctors'
import { ANY_DOCTOR } from '../../core/doctors/doctors.rules'
import { isDesktop } from '../../machines/app/app.view'
import { viewDoctorList } from '../../machines/doctors/findDoctor.view'
import { useApp } from '../app/frame/AppContext'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { Modal } from '../kit/Modal'
import { TextField } from '../kit/TextField'
import { useView } from '../kit/useView'
import { hidden } from '../kit/VisuallyHidden'
import { ActiveFilters } from './ActiveFilters'
import { DoctorList, type DoctorListActor } from './DoctorList'
import { FilterFields } from './FilterFields'

interface DoctorSearchProps {
  actor: DoctorListActor
  specialities: readonly Speciality[]
  isFiltering: boolean
  onFilters: (open: boolean) => void
  onBook: (doctor: DoctorCard, consultation: ConsultationType) => void
}

const columns = css({
  display: 'grid',
  columnGap: '24',
  rowGap: { base: '8', desktop: '12' },
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: '17rem minmax(0, 1fr)' },
})
const rail = css({
  position: 'sticky',
  insetBlockStart: '[80px]',
  maxHeight: '[calc(100dvh - 96px)]',
  overflowY: 'auto',
  scrollbarWidth: '[thin]',
  display: 'flex',
  flexDirection: 'column',
  gap: '12',
  padding: '16',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
})
const railHead = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '36',
  '& > h2': { margin: '0', fontSize: '18' },
})
// Beside the filters, before they have come too: a page that is drawn for any width has none.
const main = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '12',
  minWidth: '0',
  gridColumnStart: { desktop: '2' },
})
/** Above the filters and the cards. */
const searchRow = css({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'flex-end',
  gap: '8',
  '& > :first-child': { flexGrow: '1' },
  '& > button': { flexShrink: '0', whiteSpace: 'nowrap', desktop: { display: 'none' } },
})

/** Search, filters and the list they make. */
export function DoctorSearch({ actor, specialities, isFiltering, onFilters, onBook }: DoctorSearchProps) {
  const say = useText()
  const { app } = useApp()
  const isWide = useView(app, isDesktop)
  const query = useView(actor, (snapshot) => viewDoctorList(snapshot).query)
  const filterCount = useView(actor, (snapshot) => viewDoctorList(snapshot).filterCount)

  const choose = (chosen: DoctorQuery) => actor.send({ type: 'query.chosen', query: chosen })
  const clear = () => choose({ ...ANY_DOCTOR, search: query.search })
  const fields = <FilterFields query={query} specialities={specialities} onChange={choose} />
  return (
    <div className={columns}>
      <search className={searchRow}>
        <TextField
          type="search"
          label={say('doctors.search')}
          labelHidden
          placeholder={say('doctors.searchHint')}
          enterKeyHint="search"
          autoComplete="off"
          before={<Search size={20} aria-hidden />}
          value={query.search}
          onChange={(search) => actor.send({ type: 'query.typed', query: { ...query, search } })}
        />
        {!isWide && (
          <Button
            tone="secondary"
            aria-label={say('doctors.filtersOnNamed', { count: filterCount })}
            aria-haspopup="dialog"
            onClick={() => onFilters(true)}
          >
            <SlidersHorizontal size={20} aria-hidden />
            {filterCount > 0 ? say('doctors.filtersOn', { count: filterCount }) : say('doctors.filters')}
          </Button>
        )}
      </search>
      {isWide && (
        <section className={rail} aria-label={say('doctors.filters')}>
          <div className={railHead}>
            <h2>{say('doctors.filters')}</h2>
            {filterCount > 0 && (
              <Button tone="quiet" size="sm" onClick={clear}>
                {say('doctors.clearAll')}
              </Button>
            )}
          </div>
          {fields}
        </section>
      )}
      <div className={main}>
        <h2 className={hidden}>{say('doctors.doctors')}</h2>
        <ActiveFilters query={query} specialities={specialities} onChange={choose} />
        <DoctorList actor={actor} onBook={onBook} />
      </div>
      <Modal
        open={isFiltering && !isWide}
        onClose={() => onFilters(false)}
        title={say('doctors.filters')}
        closeLabel={say('doctors.close')}
        footer={
          <>
            <Button tone="secondary" disabled={filterCount === 0} onClick={clear}>
              {say('doctors.clearAll')}
            </Button>
            <Button onClick={() => onFilters(false)}>{say('doctors.showResults')}</Button>
          </>
        }
      >
        {fields}
      </Modal>
    </div>
  )
}
