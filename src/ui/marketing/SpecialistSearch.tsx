import { ChevronDown, Search } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { button, field } from 'styled-system/recipes'
import { specialityIds } from '../../core/doctors/specialities'
import { cities } from '../../core/location/cities'
import { goByForm } from '../app/history/navigation'
import { useText } from '../intl/useText'

const look = field()
const form = css({
  display: 'grid',
  gap: '16',
  alignItems: 'end',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'minmax(0, 1.2fr) minmax(0, 1fr) auto' },
  padding: { base: '16', tablet: '24' },
  border: 'line',
  borderRadius: '20',
  background: 'surface',
  boxShadow: 'card',
})

const Choice = (props: { name: string; label: string; none: string; children: ReactNode }) => {
  const id = useId()
  return (
    <div className={look.root}>
      <label htmlFor={id} className={look.label}>
        {props.label}
      </label>
      <div className={look.box}>
        <select id={id} name={props.name} defaultValue="" className={look.input}>
          <option value="">{props.none}</option>
          {props.children}
        </select>
        <span className={look.affix}>
          <ChevronDown size={20} aria-hidden />
        </span>
      </div>
    </div>
  )
}

/** The landing page's one question. A plain GET form, so it asks without script too. */
export const SpecialistSearch = () => {
  const say = useText()
  return (
    <search aria-label={say('marketing.search.title')}>
      <form action="/find-doctor" className={form} onSubmit={goByForm}>
        <Choice
          name="speciality"
          label={say('marketing.search.speciality')}
          none={say('marketing.search.anySpeciality')}
        >
          {specialityIds.map((id) => (
            <option key={id} value={id}>
              {say(`app.speciality.${id}`)}
            </option>
          ))}
        </Choice>
        <Choice name="city" label={say('marketing.search.city')} none={say('marketing.search.anyCity')}>
          {cities.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Choice>
        <button type="submit" className={button({ size: 'md' })}>
          <Search size={20} aria-hidden />
          {say('marketing.search.go')}
        </button>
      </form>
    </search>
  )
}
