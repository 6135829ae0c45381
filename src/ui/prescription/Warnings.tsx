import { ChevronDown, CircleAlert, Info, OctagonAlert } from 'lucide-react'
import { type KeyboardEvent, memo, useState } from 'react'
import { css } from 'styled-system/css'
import { startOfDay } from '../../core/kit/dates'
import { isDismissedBy } from '../../core/prescription/warnings.rules'
import type { Warning } from '../../core/prescription/warning'
import type { DismissalReason } from '../../core/prescription/prescription'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import { viewChecks } from '../../machines/prescription/prescription.view'
import { useDates } from '../intl/format'
import { useText } from '../intl/useText'
import type { TextId } from '../intl/texts'
import { Button } from '../kit/Button'
import { TextField } from '../kit/TextField'
import { useRested } from './useRested'

const icons = { serious: OctagonAlert, caution: CircleAlert, note: Info } as const
const REASONS = [
  'benefitOutweighs',
  'takenBefore',
  'willMonitor',
  'notApplicable',
] as const satisfies readonly DismissalReason[]

const list = css({ display: 'grid', gap: '8', margin: '0', padding: '0', listStyle: 'none' })
const card = css({
  display: 'grid',
  gap: '4',
  padding: '12',
  border: 'line',
  borderRadius: '8',
  background: 'surface',
  fontSize: '14',
  lineHeight: 'caption',
  '& p': { margin: '0', overflowWrap: 'anywhere' },
  '& svg': { color: 'muted' },
  '&[data-level=serious]': { borderColor: 'bad', background: 'bad.tint', '& svg': { color: 'bad' } },
  '&[data-level=caution]': { background: 'tint', '& svg:first-child': { color: 'primary' } },
  '&:has(> details)': { paddingBlock: '0' },
  // One line until it is opened.
  '& details:not([open]) span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& details[open] summary > svg:last-child': { transform: 'rotate(180deg)' },
})
const head = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '8',
  '&:is(summary)': { alignItems: 'center', minHeight: '44', paddingBlock: '8', cursor: 'pointer' },
  '&::-webkit-details-marker': { display: 'none' },
})
const more = css({ display: 'grid', gap: '8', 'details > &': { paddingBlockEnd: '12' } })
const source = css({ color: 'muted', fontSize: '12' })
const reasons = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8' })

/** The text of a rule; the rules and their texts are compared by a test. */
export const warningText = (ruleId: string): TextId => `warnings.${ruleId}` as TextId

interface WarningCardProps {
  readonly actor: PrescriptionActor
  readonly warning: Warning
}

const WarningCard = memo(({ actor, warning }: WarningCardProps) => {
  const say = useText()
  const dates = useDates()
  const [words, setWords] = useState('')
  const { level, ruleId, ruleVersion, fingerprint, values } = warning
  const Icon = icons[level]
  const onDismiss = (reason: DismissalReason, own: string | null) =>
    actor.send({
      type: 'warning.dismissed',
      dismissal: { ruleId, ruleVersion, fingerprint, reason, words: own },
    })
  const press = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) {
      if (event.key !== 'Enter' || words.trim() === '') return
      event.preventDefault()
      event.stopPropagation()
      onDismiss('own', words.trim())
      return
    }
    const reason = REASONS[Number(event.key) - 1]
    if (!reason || level === 'note' || event.ctrlKey || event.altKey) return
    event.preventDefault()
    onDismiss(reason, null)
  }
  const text = (
    <>
      <strong>{say(`prescription.warning.${level}`)}</strong> {say(warningText(ruleId), values)}
    </>
  )
  const details = (
    <div className={more}>
      <p className={source}>
        {say('prescription.warning.source', {
          source: warning.source,
          day: dates.dayOfYear(startOfDay(warning.reviewedOn)),
        })}
      </p>
      {level !== 'note' && (
        <div className={reasons} role="group" aria-label={say('prescription.warning.reasons')}>
          {REASONS.map((reason, index) => (
            <Button
              key={reason}
              size="sm"
              tone="secondary"
              aria-keyshortcuts={String(index + 1)}
              onClick={() => onDismiss(reason, null)}
            >
              {index + 1} {say(`prescription.reason.${reason}`)}
            </Button>
          ))}
          <TextField
            label={say('prescription.reason.own')}
            labelHidden
            placeholder={say('prescription.reason.own')}
            value={words}
            onChange={setWords}
          />
        </div>
      )}
    </div>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons in it
    <li className={card} data-level={level} onKeyDown={press}>
      {level === 'serious' ? (
        <>
          <div className={head}>
            <Icon size={20} aria-hidden />
            <p role="alert">{text}</p>
          </div>
          {details}
        </>
      ) : (
        <details>
          <summary className={head}>
            <Icon size={20} aria-hidden />
            <span data-beginning>{text}</span>
            <ChevronDown size={20} aria-hidden />
          </summary>
          {details}
        </details>
      )}
    </li>
  )
})

/** What is to be considered about the medicines, while they are typed. Nothing here stops anybody from saving a draft. */
export const Warnings = ({ actor }: { readonly actor: PrescriptionActor }) => {
  const say = useText()
  const { warnings, refused, unrecognised, dismissals } = useRested(actor, viewChecks)
  const open = warnings.filter((warning) => !dismissals.some((dismissal) => isDismissedBy(warning, dismissal)))
  const answered = warnings.length - open.length
  if (warnings.length + refused.length + unrecognised.length === 0) return null
  return (
    <section aria-label={say('prescription.warnings')}>
      <ul className={list}>
        {refused.map((name) => (
          <li key={name} className={card} data-level="serious">
            <div className={head}>
              <OctagonAlert size={20} aria-hidden />
              <p role="alert">{say('prescription.notByVideo', { name })}</p>
            </div>
          </li>
        ))}
        {unrecognised.map((name, place) => (
          <li key={`${place} ${name}`} className={card} data-level="caution">
            <div className={head}>
              <CircleAlert size={20} aria-hidden />
              <p>{say('prescription.unrecognised.warning', { name })}</p>
            </div>
          </li>
        ))}
        {open.map((warning) => (
          <WarningCard key={warning.fingerprint} actor={actor} warning={warning} />
        ))}
      </ul>
      {answered > 0 && <p className={source}>{say('prescription.warning.answered', { count: answered })}</p>}
    </section>
  )
}
