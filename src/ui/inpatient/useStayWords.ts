import { type CalendarDay, startOfDay } from '../../core/kit/dates'
import type { StayCard } from '../../machines/inpatient/stayCard.view'
import { useDates } from '../intl/format'
import { spanned } from '../intl/spanned'
import { useRoomName } from '../intl/useRoomName'
import { useText } from '../intl/useText'

/** What a stay says of itself, in words. */
export const useStayWords = () => {
  const say = useText()
  const roomName = useRoomName()
  const dates = useDates()
  const day = (of: CalendarDay): string => dates.dayAndMonth(startOfDay(of))
  const length = ({ isDischarged, days }: StayCard): string =>
    say(isDischarged ? 'inpatient.days.over' : 'inpatient.days', { days })
  return {
    day,
    /** `61 years, female` */
    person: ({ age, gender }: Pick<StayCard, 'age' | 'gender'>): string => say('inpatient.person', { age, gender }),
    /** `18 Nov · 3 days` */
    since: (card: StayCard): string => `${day(card.admittedOn)} · ${length(card)}`,
    /** `3 Nov – 9 Nov · 6 days` */
    span: (card: StayCard): string =>
      `${spanned(day(card.admittedOn), card.dischargedOn === null ? '' : day(card.dischargedOn))} · ${length(card)}`,
    /** `Ward A · Bed 3` */
    place: ({ place: { room, bed } }: StayCard): string => say('inpatient.place', { room: roomName(room), bed }),
    discharged: ({ dischargedOn }: StayCard): string =>
      say('inpatient.dischargedOn', { day: dischargedOn === null ? '' : day(dischargedOn) }),
  }
}
