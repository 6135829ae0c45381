import { Building2, Check, Video } from 'lucide-react'
import { container } from 'styled-system/patterns'
import { button } from 'styled-system/recipes'
import { routes } from '../../core/app/routes'
import { Leading } from '../app/frame/Leading'
import { Link } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { FindStep, MeetStep, SlotStep } from '../kit/art.first'
import * as look from './landing.styles'
import { PhoneArt } from './PhoneArt'
import { SpecialityCards } from './SpecialityCards'
import { Trust } from './Trust'
import { WeekDoctors } from './WeekDoctors'

const steps = [
  { id: 'find', Art: FindStep },
  { id: 'slot', Art: SlotStep },
  { id: 'meet', Art: MeetStep },
] as const
const ways = [
  { id: 'clinic', Icon: Building2 },
  { id: 'video', Icon: Video },
] as const
const points = ['book', 'records', 'family'] as const

const Steps = () => {
  const say = useText()
  return (
    <section className={look.section}>
      <h2 className={look.title}>{say('marketing.steps.title')}</h2>
      <ol className={look.steps}>
        {steps.map(({ id, Art }, index) => (
          <li key={id} className={look.step}>
            <Art className={look.stepArt} />
            <div>
              <h3 className={look.cardTitle}>
                <span className={look.stepNumber} aria-hidden>
                  {index + 1}
                </span>
                {say(`marketing.steps.${id}.title`)}
              </h3>
              <p className={look.cardText}>{say(`marketing.steps.${id}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

const Ways = () => {
  const say = useText()
  return (
    <section className={look.section}>
      <h2 className={look.title}>{say('marketing.ways.title')}</h2>
      <ul className={look.ways}>
        {ways.map(({ id, Icon }) => (
          <li key={id} className={look.way} data-way={id}>
            <Icon size={36} aria-hidden />
            <h3 className={look.wayTitle}>{say(`marketing.ways.${id}.title`)}</h3>
            <p>{say(`marketing.ways.${id}.text`)}</p>
            <Link href="/find-doctor" className={button({ tone: id === 'clinic' ? 'primary' : 'secondary' })}>
              {say(`marketing.ways.${id}.go`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const OnThePhone = () => {
  const say = useText()
  return (
    <section className={look.section}>
      <div className={look.app}>
        <div className={look.appWords}>
          <h2 className={look.title}>{say('marketing.app.title')}</h2>
          <p className={look.lead}>{say('marketing.app.text')}</p>
          <ul className={look.points}>
            {points.map((id) => (
              <li key={id}>
                <Check size={20} aria-hidden />
                {say(`marketing.app.point.${id}`)}
              </li>
            ))}
          </ul>
          <div className={look.actions}>
            <Link href="/get-started" className={button({ size: 'lg' })}>
              {say('marketing.app.go')}
            </Link>
            <Link href="/app-feature" className={button({ size: 'lg', tone: 'quiet' })}>
              {say('marketing.app.more')}
            </Link>
          </div>
        </div>
        <PhoneArt />
      </div>
    </section>
  )
}

/** The landing page below what anyone sees first. */
export const LandingStory = () => (
  <>
    <div className={container()}>
      <Steps />
      <Leading to={routes.findDoctor.path}>
        <WeekDoctors />
        <SpecialityCards />
      </Leading>
    </div>
    <Trust />
    <div className={container()}>
      <Leading to={routes.findDoctor.path}>
        <Ways />
      </Leading>
      <OnThePhone />
    </div>
  </>
)
