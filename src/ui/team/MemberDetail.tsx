import { Phone } from 'lucide-react'
import { css } from 'styled-system/css'
import type { TeamView } from '../../machines/team/team.view'
import { useText } from '../intl/useText'
import { Avatar } from '../kit/Avatar'
import { LinkButton } from '../kit/LinkButton'

const look = css({ display: 'grid', justifyItems: 'center', gap: '16' })
const name = css({ margin: '0', fontSize: '22', lineHeight: 'heading', textAlign: 'center', overflowWrap: 'anywhere' })
const facts = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '24',
  rowGap: '12',
  width: 'full',
  margin: '0',
  padding: '16',
  border: 'line',
  borderRadius: '12',
  lineHeight: 'caption',
  '& > dt': { color: 'muted', fontSize: '14' },
  '& > dd': { margin: '0', fontWeight: 'medium', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
})

interface MemberDetailProps {
  readonly member: NonNullable<TeamView['member']>
  readonly hospital: string
}

/** One person of the team: name, role and mobile number. */
export const MemberDetail = ({ member, hospital }: MemberDetailProps) => {
  const say = useText()
  return (
    <section className={look}>
      <Avatar name={member.name} src={member.photoUrl ?? undefined} size="xl" decorative />
      <h3 className={name}>{member.name}</h3>
      <dl className={facts}>
        <dt>{say('team.role')}</dt>
        <dd>{member.role}</dd>
        <dt>{say('team.hospital')}</dt>
        <dd>{hospital}</dd>
        <dt>{say('team.mobile')}</dt>
        <dd>{member.number}</dd>
      </dl>
      <LinkButton wide href={member.link} aria-label={say('team.call', { name: member.name })}>
        <Phone size={20} aria-hidden />
        {say('team.callShort')}
      </LinkButton>
    </section>
  )
}
