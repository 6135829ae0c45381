import { type CalendarDay, startOfDay } from '../../core/kit/dates'
import type { StayCard } from '../../machines/inpatient/ward.view'
import { useDates } from '../intl/format'
import { useText } from '../intl/useText'

/** What a stay says of itself, in words. */
export const useStayWords = () => {
  const say = useText()
  const dates = useDates()
  const day = (of: CalendarDay): string => dates.dayAndMonth(startOfDay(of))
  const length = (days: number): string => say('inpatient.days', { days })
  return {
    day,
    /** `61 years, female` */
    person: ({ age, gender }: Pick<StayCard, 'age' | 'gender'>): string => say('inpatient.person', { age, gender }),
    /** `18 Nov · 3 days` */
    since: ({ admittedOn, days }: StayCard): string => `${day(admittedOn)} · ${length(days)}`,
    /** `3 Nov – 9 Nov · 6 days` */
    span: ({ admittedOn, dischargedOn, days }: StayCard): string =>
      `${day(admittedOn)} – ${dischargedOn === null ? '' : day(dischargedOn)} · ${length(days)}`,
    /** `Ward A · Bed 3` */
    place: ({ place: { room, bed } }: StayCard): string => say('inpatient.place', { room, bed }),
    discharged: ({ dischargedOn }: StayCard): string =>
      say('inpatient.dischargedOn', { day: dischargedOn === null ? '' : day(dischargedOn) }),
  }
}
