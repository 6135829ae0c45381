import { Building2, ShieldAlert, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { countedAllergies } from '../../core/members/facts.rules'
import { measuredSeries } from '../../core/prescription/vitals.rules'
import type { PatientContext } from '../../machines/prescription/prescription.context'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Avatar } from '../kit/Avatar'
import { Button } from '../kit/Button'
import { Sparkline } from '../kit/Sparkline'
import { useMedia } from '../kit/useMedia'
import { useAllergyWords } from '../kit/Allergies'
import { currentMedicinesIn } from './lineWords'

const strip = css({
  '&[data-row]': { desktop: { position: 'sticky', flexWrap: 'nowrap', columnGap: '12' } },
  zIndex: 'sticky',
  insetBlockStart: '[var(--bar-height, 56px)]',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '16',
  rowGap: '4',
  minHeight: { base: '56', desktop: '48' },
  paddingInline: '16',
  paddingBlock: '4',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  fontSize: '14',
  lineHeight: 'caption',
})
const who = css({
  display: 'flex',
  // A long name of a phone has the line to itself.
  flexWrap: { base: 'wrap', tablet: 'nowrap' },
  alignItems: 'center',
  columnGap: '8',
  minWidth: '0',
  '[data-row] &': { desktop: { maxWidth: '[20rem]', flexShrink: '0' } },
})
const name = css({
  flex: { base: '[1 1 10rem]', tablet: '[0 1 auto]' },
  margin: '0',
  fontSize: '16',
  fontWeight: 'semibold',
  overflowWrap: 'anywhere',
})
const fact = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  minWidth: '0',
  color: 'muted',
  '& > svg': { flexShrink: 0 },
  '&[data-tone=bad]': { color: 'bad', fontWeight: 'medium' },
})
/** In one row the allergies have the room first. Where a drawer has it whole, what has no room in two lines is cut. */
const words = css({ overflowWrap: 'anywhere', '[data-row] &': { desktop: { lineClamp: '2' } } })
const first = css({ flexShrink: '0.4' })
const last = css({ flexShrink: '2', minWidth: { desktop: '[6rem]' } })
const way = css({ flexShrink: '0' })
/** Its words begin where those of the other lines do. */
const outdent = css({ marginInlineStart: '-12', '[data-row] &': { desktop: { marginInlineEnd: '-12' } } })

interface FactProps {
  readonly text: string
  readonly icon?: ReactNode
  readonly isBad?: boolean
  readonly look?: string
}

const Fact = ({ text, icon, isBad = false, look }: FactProps) => (
  <span className={cx(fact, look)} data-tone={isBad ? 'bad' : undefined}>
    {icon}
    <span className={words} title={text}>
      {text}
    </span>
  </span>
)

interface PatientStripProps {
  readonly patient: PatientContext
  /** Opens what is known of the patient, where it can be changed. */
  readonly onFacts?: () => void
}

/** Who is treated: always in sight. */
export const PatientStrip = ({ patient, onFacts }: PatientStripProps) => {
  const say = useText()
  const when = useWhen()
  const isDesktop = useMedia('desktop')
  const { patientName, age, gender, consultation, startsAt, facts, currentMedicines, measured } = patient
  const isVideo = consultation === 'video'
  const Way = isVideo ? Video : Building2
  const { conditions, stated } = facts
  const allergyWords = useAllergyWords()
  const allergies = countedAllergies(facts)
  const has = conditions?.map((id) => say(`prescription.condition.${id}`)) ?? []
  const statedIn = (all: typeof stated) =>
    say('prescription.stated', { names: all.map(({ name: fact, at }) => `${fact} (${when.day(at)})`).join(', ') })
  const about = [
    age === null ? '' : say('prescription.age', { age }),
    gender === null ? '' : say(`prescription.${gender}`),
  ]
  return (
    <section
      className={strip}
      data-row={isDesktop && onFacts ? '' : undefined}
      aria-label={say('prescription.patient')}
    >
      <div className={who}>
        <Avatar name={patientName ?? ''} decorative size="sm" />
        <p className={cx(name, words)} title={patientName ?? undefined}>
          {patientName ?? say('prescription.noName')}
        </p>
        <span className={cx(fact, way)}>{about.filter(Boolean).join(', ')}</span>
      </div>
      <Fact
        look={first}
        icon={<ShieldAlert size={16} aria-hidden />}
        isBad={allergies !== null && allergies.length > 0}
        text={allergyWords(allergies)}
      />
      {stated.length > 0 && <Fact text={statedIn(stated)} />}
      {has.length > 0 && <Fact isBad text={say('prescription.conditions', { names: has.join(', ') })} />}
      {onFacts && (
        <span className={cx(way, outdent)}>
          <Button size="sm" tone="quiet" onClick={onFacts}>
            {say('prescription.facts')}
          </Button>
        </span>
      )}
      {measuredSeries(measured).map(({ of, values, read }) => (
        <span key={of} className={cx(fact, way)}>
          {say(`prescription.trend.${of}`, { value: read.at(-1) ?? '' })}
          <Sparkline label={say(`prescription.trend.${of}Before`, { values: read.join(', ') })} values={values} />
        </span>
      ))}
      <Fact look={last} text={currentMedicinesIn(say, currentMedicines)} />
      <Fact
        icon={<Way size={16} aria-hidden />}
        text={`${say(isVideo ? 'prescription.video' : 'prescription.clinic')} · ${when.at(startsAt)}`}
      />
    </section>
  )
}
