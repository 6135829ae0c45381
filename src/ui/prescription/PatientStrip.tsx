import { Building2, ShieldAlert, Video } from 'lucide-react'
import { css } from 'styled-system/css'
import type { PatientContext } from '../../machines/prescription/prescription.context'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Avatar } from '../kit/Avatar'
import { Button } from '../kit/Button'

const strip = css({
  position: { desktop: 'sticky' },
  zIndex: 'sticky',
  insetBlockStart: '[var(--bar-height, 56px)]',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '24',
  rowGap: '4',
  minHeight: '56',
  paddingInline: '16',
  paddingBlock: '4',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  fontSize: '14',
  lineHeight: 'caption',
})
const who = css({ display: 'flex', alignItems: 'center', gap: '8', minWidth: '0' })
const name = css({ margin: '0', fontSize: '16', fontWeight: 'semibold', overflowWrap: 'anywhere' })
const fact = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  color: 'muted',
  '& > svg': { flexShrink: 0 },
  '&[data-tone=bad]': { color: 'bad', fontWeight: 'medium' },
})

interface PatientStripProps {
  readonly patient: PatientContext
  /** Opens what is known of the patient, where it can be changed. */
  readonly onFacts?: () => void
}

/** Who is treated: always in sight. */
export const PatientStrip = ({ patient, onFacts }: PatientStripProps) => {
  const say = useText()
  const when = useWhen()
  const { patientName, age, gender, consultation, startsAt, facts, currentMedicines } = patient
  const isVideo = consultation === 'video'
  const Way = isVideo ? Video : Building2
  const { allergies, conditions } = facts
  const has = conditions?.map((id) => say(`prescription.condition.${id}`)) ?? []
  const about = [
    age === null ? '' : say('prescription.age', { age }),
    gender === null ? '' : say(`prescription.${gender}`),
  ]
  return (
    <section className={strip} aria-label={say('prescription.patient')}>
      <div className={who}>
        <Avatar name={patientName ?? ''} decorative size="sm" />
        <p className={name}>{patientName ?? say('prescription.noName')}</p>
        <span className={fact}>{about.filter(Boolean).join(', ')}</span>
      </div>
      <span className={fact} data-tone={allergies && allergies.length > 0 ? 'bad' : undefined}>
        <ShieldAlert size={16} aria-hidden />
        {allergies === null
          ? say('prescription.allergies.unknown')
          : allergies.length === 0
            ? say('prescription.allergies.none')
            : say('prescription.allergies', { names: allergies.join(', ') })}
      </span>
      {has.length > 0 && (
        <span className={fact} data-tone="bad">
          {say('prescription.conditions', { names: has.join(', ') })}
        </span>
      )}
      {onFacts && (
        <Button size="sm" tone="quiet" onClick={onFacts}>
          {say('prescription.facts')}
        </Button>
      )}
      <span className={fact}>
        {currentMedicines.length === 0
          ? say('prescription.current.none')
          : say('prescription.current', {
              names: [...new Set(currentMedicines.map(({ generic }) => generic))].join(', '),
            })}
      </span>
      <span className={fact}>
        <Way size={16} aria-hidden />
        {say(isVideo ? 'prescription.video' : 'prescription.clinic')} · {when.at(startsAt)}
      </span>
    </section>
  )
}
