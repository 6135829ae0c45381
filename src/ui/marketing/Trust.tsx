import { BadgeCheck, IndianRupee, LockKeyhole, MessagesSquare } from 'lucide-react'
import { useText } from '../intl/useText'
import { Brain } from '../kit/art.first'
import * as look from './landing.styles'

const promises = [
  { id: 'verified', Icon: BadgeCheck },
  { id: 'price', Icon: IndianRupee },
  { id: 'private', Icon: LockKeyhole },
  { id: 'follow', Icon: MessagesSquare },
] as const

/** Why trust us, promise by promise. */
export const Trust = () => {
  const say = useText()
  return (
    <section className={look.trustGround}>
      <div className={look.trust}>
        <div>
          <Brain className={look.trustArt} />
          <h2 className={look.title}>{say('marketing.trust.title')}</h2>
          <p className={look.lead}>{say('marketing.trust.text')}</p>
        </div>
        <ul className={look.promises}>
          {promises.map(({ id, Icon }) => (
            <li key={id} className={look.promise}>
              <Icon size={24} aria-hidden />
              <div>
                <h3 className={look.cardTitle}>{say(`marketing.trust.${id}.title`)}</h3>
                <p className={look.cardText}>{say(`marketing.trust.${id}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
