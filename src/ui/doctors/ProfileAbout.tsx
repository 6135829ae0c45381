import { useIntl } from 'react-intl'
import { css } from 'styled-system/css'
import type { DoctorProfile } from '../../core/doctors/doctors'
import { isInEnglish, namedOnce } from '../../core/doctors/doctors.rules'
import { useExpertiseName } from '../intl/useExpertiseName'
import { useText } from '../intl/useText'
import { Badge } from '../kit/Badge'
import { Card } from '../kit/Card'
import { ClampText } from '../kit/ClampText'

const stack = css({ display: 'flex', flexDirection: 'column', gap: '16' })
const heading = css({ margin: '0', fontSize: '18' })
const small = css({ margin: '0', color: 'muted', fontSize: '14', fontWeight: 'medium', lineHeight: 'caption' })
const list = css({
  margin: '0',
  marginBlockStart: '4',
  paddingInlineStart: '24',
  listStyle: 'disc',
  lineHeight: 'body',
})
const inEnglish = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const number = css({ margin: '0', fontVariantNumeric: 'tabular-nums' })
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '8', marginBlockStart: '8' })
const columns = css({ display: 'grid', gap: '16', gridTemplateColumns: { tablet: '1fr 1fr' } })

/** The doctor in their own words, with degrees, registration and expertise. */
export function ProfileAbout({ profile }: { profile: DoctorProfile }) {
  const say = useText()
  const { about, qualifications, registrationNumber } = profile
  const isForeign = isInEnglish(about, useIntl().locale)
  const [expertise = [], , tags = []] = namedOnce(profile.expertise, profile.profileTags, profile.tags)
  return (
    <Card as="section">
      <div className={stack}>
        <h2 className={heading}>{say('doctors.about')}</h2>
        {about !== '' && (
          <>
            {isForeign && <p className={inEnglish}>{say('doctors.inEnglish')}</p>}
            <ClampText
              lang={isForeign ? 'en' : undefined}
              lines="4"
              moreLabel={say('doctors.viewMore')}
              lessLabel={say('doctors.viewLess')}
            >
              {about}
            </ClampText>
          </>
        )}
        <div className={columns}>
          {qualifications.length > 0 && (
            <div>
              <h3 className={small}>{say('doctors.qualifications')}</h3>
              <ul className={list}>
                {qualifications.map(({ degreeName }) => (
                  <li key={degreeName}>{degreeName}</li>
                ))}
              </ul>
            </div>
          )}
          <div>
            <h3 className={small}>{say('doctors.registration')}</h3>
            <p className={number}>{registrationNumber}</p>
          </div>
        </div>
        <Named title={say('doctors.expertise')} things={expertise} />
        <Named title={say('doctors.treats')} things={tags} />
      </div>
    </Card>
  )
}

function Named({ title, things }: { title: string; things: readonly string[] }) {
  const expertiseName = useExpertiseName()
  if (things.length === 0) return null
  return (
    <div>
      <h3 className={small}>{title}</h3>
      <div className={chips}>
        {things.map((each) => (
          <Badge key={each}>{expertiseName(each)}</Badge>
        ))}
      </div>
    </div>
  )
}
