import { ArrowRight } from 'lucide-react'
import { cx } from 'styled-system/css'
import { button, card } from 'styled-system/recipes'
import { Link } from '../app/frame/Link'
import { doctorsPath, specialityIds } from '../../core/doctors/specialities'
import { useText } from '../intl/useText'
import * as look from './landing.styles'
import { specialityIcons } from '../kit/specialityIcons'

/** The ten specialities, each leading to its doctors. */
export const SpecialityCards = () => {
  const say = useText()
  return (
    <section className={look.section}>
      <div className={look.heading}>
        <div>
          <h2 className={look.title}>{say('marketing.specialities.title')}</h2>
          <p className={look.lead}>{say('marketing.specialities.text')}</p>
        </div>
        <Link href="/find-doctor" className={button({ tone: 'secondary' })}>
          {say('marketing.specialities.all')}
        </Link>
      </div>
      <ul className={look.specialities}>
        {specialityIds.map((id) => {
          const Icon = specialityIcons[id]
          return (
            <li key={id}>
              <Link href={doctorsPath({ speciality: id })} className={cx(card({ raised: true }), look.speciality)}>
                <span className={look.icon}>
                  <Icon size={24} aria-hidden />
                </span>
                <span className={look.specialityWords}>
                  <span className={look.cardTitle}>{say(`app.speciality.${id}`)}</span>
                  <span className={look.specialityText}>{say(`marketing.speciality.${id}`)}</span>
                </span>
                <ArrowRight size={20} aria-hidden className={look.arrow} />
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
