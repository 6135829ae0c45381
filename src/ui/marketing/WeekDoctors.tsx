import { useEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { button } from 'styled-system/recipes'
import type { ActorRefFrom } from 'xstate'
import type { weekDoctorsMachine } from '../../machines/marketing/weekDoctors.machine'
import { useApp } from '../app/frame/AppContext'
import { Link } from '../app/frame/Link'
import { loadStyles } from '../app/loading/onDemand'
import { partOf } from '../app/loading/useSlot'
import { useText } from '../intl/useText'
import * as look from './landing.styles'
import type { DoctorStrip } from './DoctorStrip'

/** As high as the doctors are, so that nothing below moves when they arrive. */
const room = css({ minHeight: { base: '[21rem]', tablet: '[22rem]', desktop: '[11rem]' } })

interface Live {
  readonly Strip: typeof DoctorStrip
  readonly actor: ActorRefFrom<typeof weekDoctorsMachine>
}

/** Doctors with the next free slots. The page is drawn without them; they are fetched when somebody comes near. */
export const WeekDoctors = () => {
  const say = useText()
  const { app } = useApp()
  const place = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState<Live | 'none' | null>(null)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      Promise.all([
        import('./DoctorStrip'),
        partOf<typeof weekDoctorsMachine>(app, 'part.weekDoctors'),
        loadStyles(),
      ]).then(
        ([{ DoctorStrip: Strip }, actor]) => setLive({ Strip, actor }),
        () => setLive('none'),
      )
    })
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [app])
  return (
    <section className={look.section}>
      <div className={look.heading}>
        <div>
          <h2 className={look.title}>{say('marketing.doctors.title')}</h2>
          <p className={look.lead}>{say('marketing.doctors.text')}</p>
        </div>
        <Link href="/find-doctor?sort=earliest" className={button({ tone: 'secondary' })}>
          {say('marketing.specialities.all')}
        </Link>
      </div>
      {live === 'none' || (
        <div ref={place} className={room}>
          {live && <live.Strip actor={live.actor} />}
        </div>
      )}
    </section>
  )
}
