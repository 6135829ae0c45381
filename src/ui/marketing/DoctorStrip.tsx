import { css, cx } from 'styled-system/css'
import { card } from 'styled-system/recipes'
import type { ActorRefFrom } from 'xstate'
import type { weekDoctorsMachine } from '../../machines/marketing/weekDoctors.machine'
import { viewWeekDoctors } from '../../machines/marketing/weekDoctors.view'
import { useMoney } from '../intl/format'
import { useSpecialityName } from '../intl/useSpecialityName'
import { Link } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Avatar } from '../kit/Avatar'
import { Button } from '../kit/Button'
import { useView } from '../kit/useView'

const strip = css({
  display: 'grid',
  gap: { base: '8', tablet: '16' },
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', desktop: 'repeat(4, minmax(0, 1fr))' },
  margin: '0',
  padding: '0',
  listStyle: 'none',
  '& > li': { display: 'grid' },
})
const doctorLook = css({
  '&:is(a)': {
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr auto',
    justifyItems: 'start',
    gap: '4',
    padding: { base: '12', tablet: '16' },
  },
  '& > img': { marginBlockEnd: '4' },
})
const name = css({ color: 'ink', fontSize: '16', fontWeight: 'semibold', lineHeight: 'caption' })
const line = css({ color: 'muted', fontSize: '14', lineHeight: 'caption' })
const when = css({ fontSize: '14', fontWeight: 'medium', lineHeight: 'caption', color: 'primary' })
const fault = css({ display: 'grid', justifyItems: 'start', gap: '8', '& > p': { margin: '0' } })

/** The doctors themselves, each leading to their page. */
export const DoctorStrip = ({ actor }: { readonly actor: ActorRefFrom<typeof weekDoctorsMachine> }) => {
  const say = useText()
  const money = useMoney()
  const moment = useWhen()
  const specialityName = useSpecialityName()
  const view = useView(actor, viewWeekDoctors)
  if (view.fault)
    return (
      <div className={fault}>
        <p role="status">{say.fault(view.fault)}</p>
        <Button tone="secondary" onClick={() => actor.send({ type: 'retry' })}>
          {say('app.retry')}
        </Button>
      </div>
    )
  return (
    <ul className={strip} aria-label={say('marketing.doctors.title')}>
      {view.doctors.map(({ id, path, photoUrl, speciality, next, ...doctor }) => (
        <li key={id}>
          <Link href={path} className={cx(card({ raised: true }), doctorLook)}>
            <Avatar name={doctor.name} src={photoUrl} size="lg" decorative />
            <span className={name}>{doctor.name}</span>
            <span className={line}>{specialityName(speciality)}</span>
            {next && (
              <span className={when}>
                {[moment.at(next.at), next.fee !== null && money(next.fee)].filter(Boolean).join(' · ')}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
