import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { button } from 'styled-system/recipes'
import type { TeamMember } from '../../core/team/team'
import { reachable, type TeamView } from '../../machines/team/team.view'
import { useText } from '../intl/useText'
import { Avatar } from '../kit/Avatar'
import { EmptyState } from '../kit/EmptyState'
import { PanelList } from '../kit/PanelList'
import { SearchField } from '../kit/SearchField'
import { SkeletonText } from '../kit/Skeleton'
import { rows } from '../kit/rows.styles'

const heading = css({ margin: '0', fontSize: '18', lineHeight: 'heading' })
const found = css({ margin: '0', minHeight: '20', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const item = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '8', alignItems: 'center' })

const idOf = ({ userId }: TeamMember): string => userId

interface TeamMembersProps {
  readonly hospital: NonNullable<TeamView['hospital']>
  readonly members: TeamView['members']
  readonly search: string
  readonly isLoading: boolean
  /** Shown in place of the list. */
  readonly fault: ReactNode
  readonly onType: (text: string) => void
  readonly onChoose: (id: string) => void
}

interface MemberRowProps {
  readonly member: TeamMember
  readonly onChoose: (id: string) => void
}

const MemberRow = ({ member, onChoose }: MemberRowProps) => {
  const say = useText()
  const { userId, name, role, photoUrl, link } = reachable(member)
  return (
    <div className={item}>
      <button type="button" className={cx(rows.row, rows.pressable)} onClick={() => onChoose(userId)}>
        <Avatar name={name} src={photoUrl ?? undefined} decorative />
        <span className={rows.words}>
          <span className={rows.name}>{name}</span>
          <span className={rows.line}>{role}</span>
        </span>
      </button>
      <a
        className={button({ tone: 'secondary', shape: 'icon' })}
        href={link}
        aria-label={say('team.call', { name })}
        title={say('team.call', { name })}
      >
        <Phone size={20} aria-hidden />
      </a>
    </div>
  )
}

/** The team of a hospital: found by name or role, called at a press. */
export const TeamMembers = ({ hospital, members, search, isLoading, fault, onType, onChoose }: TeamMembersProps) => {
  const say = useText()
  const title = say('team.members', { hospital: hospital.name })
  return (
    <>
      <h3 className={heading}>{title}</h3>
      <SearchField
        label={say('team.search')}
        placeholder={say('team.search.placeholder')}
        value={search}
        onChange={onType}
      />
      <p className={found} role="status">
        {isLoading ? say('team.loading') : search !== '' && !fault && say('team.found', { count: members.length })}
      </p>
      {fault ??
        (isLoading && members.length === 0 ? (
          <SkeletonText lines={6} />
        ) : members.length === 0 ? (
          <EmptyState
            title={say('team.noMembers')}
            text={say(search === '' ? 'team.noTeam.text' : 'team.noMembers.text')}
          />
        ) : (
          <PanelList
            items={members}
            keyOf={idOf}
            gap={8}
            rough={64}
            label={title}
            isBusy={isLoading}
            render={(member) => <MemberRow member={member} onChoose={onChoose} />}
          />
        ))}
    </>
  )
}
