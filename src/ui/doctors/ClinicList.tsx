import { MapPin } from 'lucide-react'
import { useId, useState } from 'react'
import { css } from 'styled-system/css'
import type { Clinic } from '../../core/doctors/doctors'
import { shownDistance } from '../../core/doctors/doctors.rules'
import { mapsLink } from '../../core/kit/place'
import { useMoney } from '../intl/format'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { Card } from '../kit/Card'
import { LinkButton } from '../kit/LinkButton'

const heading = css({ margin: '0', marginBlockEnd: '8', fontSize: '18' })
const list = css({ margin: '0', padding: '0', listStyle: 'none' })
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16',
  paddingBlock: '12',
  borderBlockEnd: 'line',
  _last: { borderBlockEnd: 'none' },
})
const words = css({ minWidth: '0', '& > *': { margin: '0' } })
const name = css({ fontSize: '16' })
const outdent = css({ marginInlineStart: '-12' })
const line = css({ color: 'muted', fontSize: '14', lineHeight: 'caption', overflowWrap: 'anywhere' })

function ClinicRow({ clinic }: { clinic: Clinic }) {
  const say = useText()
  const address = [clinic.address, clinic.city, clinic.pincode].filter((part) => part !== '').join(', ')
  return (
    <li className={row}>
      <div className={words}>
        <h3 className={name}>{clinic.name}</h3>
        <p className={line}>{address}</p>
        <p className={line}>
          {say('doctors.consultationFee', { fee: useMoney()(clinic.fee) })}
          {clinic.distance !== null && ` · ${say('doctors.away', { kilometres: shownDistance(clinic.distance) })}`}
        </p>
      </div>
      <LinkButton
        tone="secondary"
        size="sm"
        href={mapsLink(clinic)}
        target="_blank"
        rel="noopener"
        aria-label={say('doctors.mapsNamed', { name: clinic.name })}
      >
        <MapPin size={16} aria-hidden />
        {say('doctors.maps')}
      </LinkButton>
    </li>
  )
}

/** Where the doctor sits: a few clinics, the rest when asked for. */
export function ClinicList({ clinics, more }: { clinics: readonly Clinic[]; more: readonly Clinic[] }) {
  const say = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  if (clinics.length === 0) return null
  return (
    <Card as="section">
      <h2 className={heading}>{say('doctors.clinics')}</h2>
      <ul className={list} id={id}>
        {[...clinics, ...(isOpen ? more : [])].map((clinic) => (
          <ClinicRow key={clinic.id} clinic={clinic} />
        ))}
      </ul>
      {more.length > 0 && (
        <div className={outdent}>
          <Button tone="quiet" size="sm" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {isOpen ? say('doctors.fewerClinics') : say('doctors.moreClinics', { count: more.length })}
          </Button>
        </div>
      )}
    </Card>
  )
}
