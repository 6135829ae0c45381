import { Camera, ChevronRight, ShieldAlert } from 'lucide-react'
import { cx } from 'styled-system/css'
import type { MemberCard } from '../../machines/members/family.view'
import { useText } from '../intl/useText'
import { Avatar } from '../kit/Avatar'
import { Badge } from '../kit/Badge'
import { Button } from '../kit/Button'
import { rows } from '../kit/rows.styles'

interface FamilyListProps {
  readonly members: readonly MemberCard[]
  readonly openingId: string | null
  readonly onOpen: (memberId: string) => void
  /** Opens allergies, conditions and medicines of a member. */
  readonly onFacts: (memberId: string) => void
  readonly onPhoto: (memberId: string) => void
}

/** Everybody in a family: photo, name, age and gender, and who the main profile is. */
export const FamilyList = ({ members, openingId, onOpen, onFacts, onPhoto }: FamilyListProps) => {
  const say = useText()
  return (
    <ul className={rows.list} aria-label={say('members.list')}>
      {members.map((member) => {
        const name = member.name === '' ? say('members.unnamed') : member.name
        const age = member.age === '' ? say('members.ageUnknown') : say('members.age', { age: Number(member.age) })
        const gender = member.gender === null ? say('members.genderUnknown') : say(`members.${member.gender}`)
        return (
          <li key={member.id}>
            <button
              type="button"
              className={cx(rows.row, rows.pressable)}
              aria-busy={openingId === member.id}
              onClick={() => onOpen(member.id)}
            >
              <Avatar name={name} src={member.photo ?? undefined} decorative />
              <span className={rows.words}>
                <span className={rows.name} title={member.name}>
                  {member.shownName === '' ? name : member.shownName}
                </span>
                <span className={rows.line}>{say('members.ageGender', { age, gender })}</span>
                {member.isDefault && (
                  <span>
                    <Badge tone="warm">{say('members.main')}</Badge>
                  </span>
                )}
              </span>
              <ChevronRight size={20} aria-hidden />
            </button>
            <Button
              size="sm"
              tone="quiet"
              aria-label={say('members.facts.openNamed', { name })}
              onClick={() => onFacts(member.id)}
            >
              <ShieldAlert size={20} aria-hidden />
              {say('members.facts')}
            </Button>
            <Button
              size="sm"
              tone="quiet"
              aria-label={say('members.photo.openNamed', { name })}
              onClick={() => onPhoto(member.id)}
            >
              <Camera size={20} aria-hidden />
              {say('members.photo')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
