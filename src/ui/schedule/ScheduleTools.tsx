import { CalendarCog, CalendarPlus, ChevronLeft, ChevronRight, ClipboardList, Keyboard, ListChecks } from 'lucide-react'
import { css } from 'styled-system/css'
import type { Width } from '../../core/app/routes'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { IconButton } from '../kit/IconButton'
import { Toolbar, type ToolbarAction } from '../kit/Toolbar'

const end = css({ marginInlineStart: 'auto' })
const row = css({ display: 'flex', alignItems: 'center', gap: '4' })

export type ScheduleTool = 'make' | 'report' | 'select' | 'availability' | 'keys'

interface ScheduleToolsProps {
  readonly isSelecting: boolean
  /** A desktop has the way to make an appointment in the bar above, and keys; the others have the hours there. */
  readonly width: Width
  readonly onMove: (by: number) => void
  readonly onToday: () => void
  readonly onTool: (tool: ScheduleTool) => void
}

/** The way through the days, and what is done with them. */
export const ScheduleTools = ({ isSelecting, width, onMove, onToday, onTool }: ScheduleToolsProps) => {
  const say = useText()
  const tools: Readonly<Record<ScheduleTool, ToolbarAction<ScheduleTool>>> = {
    availability: {
      id: 'availability',
      name: say('staff.settings'),
      icon: <CalendarCog size={20} aria-hidden />,
    },
    make: { id: 'make', name: say('schedule.desk.make'), icon: <CalendarPlus size={20} aria-hidden /> },
    report: { id: 'report', name: say('schedule.report'), icon: <ClipboardList size={20} aria-hidden /> },
    select: { id: 'select', name: say('schedule.select'), icon: <ListChecks size={20} aria-hidden /> },
    keys: { id: 'keys', name: say('schedule.keys'), icon: <Keyboard size={20} aria-hidden />, shortcut: '?' },
  }
  const whole = isSelecting ? [] : [tools.report, tools.select]
  const actions =
    width === 'desktop'
      ? [tools.availability, ...whole, tools.keys]
      : width === 'tablet'
        ? [tools.make, ...whole]
        : whole
  /** A phone has room for none of the words. */
  const inMenu: readonly ScheduleTool[] = width === 'phone' ? ['report', 'select'] : ['keys']
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
      {width === 'phone' && (
        <span className={end}>
          <IconButton label={tools.make.name} icon={tools.make.icon} onClick={() => onTool('make')} />
        </span>
      )}
      <Toolbar label={say('schedule.tools')} actions={actions} inMenu={inMenu} onAction={onTool} />
    </div>
  )
}
