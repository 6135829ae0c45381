import { css } from 'styled-system/css'
import { button } from 'styled-system/recipes'
import { pageBarOf } from '../../machines/app/pageBar'
import { useRequestBell } from '../app/loading/useDocument'
import { useContent } from '../app/loading/useSlot'
import { Link } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { useView } from '../kit/useView'

const request = css({ display: 'inline-flex' })
const dot = css({
  flexShrink: '0',
  width: '8',
  height: '8',
  borderRadius: 'full',
  background: 'bad',
})
const hospital = css({
  display: 'flex',
  flexWrap: { tablet: 'wrap' },
  alignItems: 'center',
  gap: '4',
  minWidth: '0',
  fontSize: '14',
  // The room that a finger needs reaches over the edges of its line, so that title and hospital stand in one bar.
  '& > button': { marginBlock: { base: '-8', tablet: '0' }, paddingInline: { base: '4', tablet: '12' } },
})
const hospitalName = css({
  fontSize: { base: '12', tablet: '14' },
  fontWeight: 'medium',
  lineHeight: 'caption',
  overflowWrap: 'anywhere',
  overflow: { base: 'hidden', tablet: 'visible' },
  textOverflow: 'ellipsis',
  whiteSpace: { base: 'nowrap', tablet: 'normal' },
})
/** On a phone the counts stand below the title, and the way out beside both. */
const selection = css({
  display: { base: 'grid', tablet: 'flex' },
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  flexGrow: '1',
  alignItems: 'center',
  columnGap: '12',
})
const selectionTitle = css({ margin: '0', fontSize: '18', fontWeight: 'semibold', lineHeight: 'heading' })
const counts = css({ color: 'muted', fontSize: '14', lineHeight: 'caption', fontVariantNumeric: 'tabular-nums' })
const cancel = css({
  gridColumn: '2',
  gridRow: '1 / 3',
  marginInlineStart: 'auto',
  marginInlineEnd: { base: '12', tablet: '0' },
})

/** What the open page says in the bar, and the way to answer it. */
export const usePageBar = () => {
  const page = useContent('page')
  const bar = useView(page, pageBarOf)
  return { bar, answer: (type: 'selection.cancelled' | 'hospital.changing') => page?.send({ type }) }
}

type PageBar = ReturnType<typeof usePageBar>

/** Instead of the title while slots and appointments are being selected. */
export const Selection = ({ bar, answer }: PageBar) => {
  const say = useText()
  if (!bar.selection) return null
  const { slots, appointments } = bar.selection
  return (
    <div className={selection}>
      <p className={selectionTitle}>{say('staff.select')}</p>
      <span className={counts} role="status">
        {slots + appointments > 0 &&
          `${say('staff.select.slots', { count: slots })}, ${say('staff.select.appointments', { count: appointments })}`}
      </span>
      <span className={cancel}>
        <Button size="sm" tone="secondary" onClick={() => answer('selection.cancelled')}>
          {say('staff.select.cancel')}
        </Button>
      </span>
    </div>
  )
}

/** The hospital whose in-patients are shown, with the way to another. */
export const Hospital = ({ bar, answer }: PageBar) => {
  const say = useText()
  if (!bar.hospital) return null
  return (
    <span className={hospital} data-hospital>
      <span className={hospitalName}>{bar.hospital}</span>
      <Button
        size="sm"
        tone="quiet"
        aria-label={say('staff.hospital.changeName', { hospital: bar.hospital })}
        onClick={() => answer('hospital.changing')}
      >
        {say('staff.hospital.change')}
      </Button>
    </span>
  )
}

/** The way to the orders that wait; a dot says that there are some. */
export const RequestLink = () => {
  const say = useText()
  const isWaiting = useRequestBell().waiting > 0
  const label = isWaiting ? say('staff.request.pending') : undefined
  return (
    <Link href="/orders?request=1" className={`${button({ tone: 'quiet', size: 'sm' })} ${request}`} aria-label={label}>
      {say('staff.request')}
      {isWaiting && <span className={dot} />}
    </Link>
  )
}
