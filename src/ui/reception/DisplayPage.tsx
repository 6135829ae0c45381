import { Volume2, VolumeX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import { LANGUAGE_TURN } from '../../core/reception/reception.rules'
import type { DisplayActor } from '../../machines/reception/display.machine'
import { viewDisplay } from '../../machines/reception/display.view'
import { useClock } from '../app/frame/useClock'
import { useDates } from '../intl/format'
import { useText } from '../intl/useText'
import { IconButton } from '../kit/IconButton'
import { useView } from '../kit/useView'
import { VisuallyHidden } from '../kit/VisuallyHidden'
import { chime } from '../kit/chime'
import { displayWords, fetchLetters } from './displayWords'

const page = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minHeight: '[100dvh]',
  padding: '[4vh 4vw]',
  background: 'surface',
  textAlign: 'center',
})
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16',
  textAlign: 'start',
  fontSize: '[3.4vh]',
  lineHeight: '[1.5]',
})
const place = css({
  margin: '0',
  fontSize: '[3.4vh]',
  fontWeight: 'medium',
  '& > span': { display: 'block', color: 'muted' },
})
const middle = css({ display: 'grid', alignContent: 'center', justifyItems: 'center', gap: '[1vh]', minWidth: '0' })
const label = css({ fontSize: '[5vh]', lineHeight: '[1.5]', color: 'muted' })
const number = css({
  fontSize: '[30vh]',
  lineHeight: '[1.1]',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  color: 'primary.pressed',
})
const room = css({ fontSize: '[7vh]', lineHeight: '[1.5]', fontWeight: 'semibold', overflowWrap: 'anywhere' })
const calm = css({
  fontSize: '[9vh]',
  lineHeight: '[1.5]',
  fontWeight: 'semibold',
  maxWidth: 'full',
  overflowWrap: 'anywhere',
})
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '[2vh 6vw]',
  fontSize: '[5vh]',
  lineHeight: '[1.5]',
  fontVariantNumeric: 'tabular-nums',
  '& > span > b': { fontWeight: 'semibold', marginInlineStart: '[1.5vw]' },
})

/** The screen of a waiting room: the number that is called, in four languages in turn; never a name, never an old number. */
export const DisplayPage = ({ actor }: { readonly actor: DisplayActor }) => {
  const say = useText()
  const dates = useDates()
  const { shown, isLoading, isStale, isRinging } = useView(actor, viewDisplay)
  const now = useClock(LANGUAGE_TURN)
  const { tag, words } = displayWords[Math.floor(now / LANGUAGE_TURN) % displayWords.length]!
  const called = shown?.slotNo ?? null
  const mark = called === null ? null : `${called} ${shown?.calledAt}`
  const rung = useRef<string | null>(null)
  useEffect(() => void fetchLetters(), [])
  useEffect(() => {
    if (mark !== null && rung.current !== null && mark !== rung.current && isRinging) chime()
    if (mark !== null) rung.current = mark
  }, [mark, isRinging])
  return (
    <div className={page} aria-busy={isLoading || undefined}>
      <header className={head}>
        <h1 className={place}>
          {shown?.doctorName ?? say('app.title.queueDisplay')}
          {shown && <span>{shown.clinicName}</span>}
        </h1>
        <IconButton
          label={say(isRinging ? 'display.soundOff' : 'display.soundOn')}
          icon={isRinging ? <Volume2 size={24} aria-hidden /> : <VolumeX size={24} aria-hidden />}
          onClick={() => actor.send({ type: 'sound.turned' })}
        />
      </header>
      <div className={middle} lang={tag} data-state={isStale ? 'stale' : called === null ? 'none' : 'called'}>
        {isStale ? (
          <strong className={calm}>{words['display.ask']}</strong>
        ) : called === null ? (
          !isLoading && <span className={calm}>{words['display.wait']}</span>
        ) : (
          <>
            <span className={label}>{words['display.slotNo']}</span>
            <strong className={number}>{called}</strong>
            {shown?.startsAt != null && <span className={label}>{dates.time(shown.startsAt)}</span>}
            {shown?.room && (
              <span className={room}>
                {words['display.room']} {shown.room}
              </span>
            )}
          </>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">
          {isStale ? say('display.ask') : called === null ? '' : `${say('display.slotNo')} ${called}`}
        </span>
      </VisuallyHidden>
      <footer className={foot} lang={tag}>
        {!isStale && shown && shown.last !== null && (
          <span>
            {words['display.last']}
            <b>{shown.last}</b>
          </span>
        )}
        {!isStale && shown && shown.next.length > 0 && (
          <span>
            {words['display.next']}
            <b>{shown.next.join(' · ')}</b>
          </span>
        )}
      </footer>
    </div>
  )
}
