import { CalendarPlus, ChevronLeft, ChevronRight, ClipboardList, Keyboard, ListChecks } from 'lucide-react'
import { css } from 'styled-system/css'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { IconButton } from '../kit/IconButton'

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })
const end = css({ display: 'flex', gap: '8', marginInlineStart: 'auto' })
const wide = css({ display: { base: 'none', desktop: 'inline-flex' } })
/** On a desktop it stands in the bar above. */
const small = css({ display: { base: 'inline-flex', desktop: 'none' } })
const phone = css({ display: { base: 'inline-flex', tablet: 'none' } })
const tablet = css({ display: { base: 'none', tablet: 'inline-flex' } })

interface ScheduleToolsProps {
  readonly isSelecting: boolean
  readonly onMove: (by: number) => void
  readonly onToday: () => void
  readonly onMake: () => void
  readonly onSelect: () => void
  readonly onReport: () => void
  readonly onKeys: () => void
}

/** The way through the days, and what is done with them. */
export const ScheduleTools = ({
  isSelecting,
  onMove,
  onToday,
  onMake,
  onSelect,
  onReport,
  onKeys,
}: ScheduleToolsProps) => {
  const say = useText()
  return (
    <div className={row}>
      <IconButton
        label={say('schedule.earlier')}
        icon={<ChevronLeft size={20} aria-hidden />}
        onClick={() => onMove(-7)}
      />
      <Button size="sm" tone="secondary" onClick={onToday}>
        {say('schedule.today')}
      </Button>
      <IconButton
        label={say('schedule.later')}
        icon={<ChevronRight size={20} aria-hidden />}
        onClick={() => onMove(7)}
      />
      <span className={end}>
        <span className={wide}>
          <IconButton label={say('schedule.keys')} icon={<Keyboard size={20} aria-hidden />} onClick={onKeys} />
        </span>
        <span className={small}>
          <IconButton
            label={say('schedule.desk.make')}
            icon={<CalendarPlus size={20} aria-hidden />}
            onClick={onMake}
          />
        </span>
        {!isSelecting && (
          <>
            <IconButton
              label={say('schedule.report')}
              icon={<ClipboardList size={20} aria-hidden />}
              onClick={onReport}
            />
            <span className={phone}>
              <IconButton
                label={say('schedule.select')}
                icon={<ListChecks size={20} aria-hidden />}
                onClick={onSelect}
              />
            </span>
            <span className={tablet}>
              <Button size="sm" tone="secondary" onClick={onSelect}>
                <ListChecks size={20} aria-hidden />
                {say('schedule.select')}
              </Button>
            </span>
          </>
        )}
      </span>
    </div>
  )
}
