import { ChevronDown, UserRound } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import type { FrameView } from '../../../machines/app/frame.view'
import { cutText } from '../../../core/kit/text'
import { useText } from '../../intl/useText'
import { Avatar } from '../../kit/Avatar'
import { Menu } from './Menu'
import { onDemand } from '../loading/onDemand'

const ProfileList = onDemand(async () => (await import('./ProfileList')).ProfileList)

const face = css({ display: 'inline-flex', alignItems: 'center', gap: '8' })
/** On phones the face alone: the place beside it needs the room. */
const shortName = css({ display: { base: 'none', desktop: 'inline' }, whiteSpace: 'nowrap' })
const arrow = css({ display: { base: 'none', desktop: 'inline' } })
const anonymous = css({
  display: 'grid',
  placeContent: 'center',
  width: '32',
  height: '32',
  borderRadius: 'full',
  background: 'brand.tint',
  color: 'primary.pressed',
})

/** Who is here, their own pages, and the way out. */
export const ProfileMenu = ({
  name,
  photoUrl,
  isPatient,
  hasHelp,
}: Pick<FrameView, 'name' | 'photoUrl' | 'isPatient' | 'hasHelp'>) => {
  const say = useText()
  const [wasOpened, setOpened] = useState(false)
  return (
    <Menu
      side="end"
      onOpen={() => setOpened(true)}
      label={name ? say('app.menu.open', { name }) : say('app.menu.unnamed')}
      opener={
        <span className={face}>
          {name ? (
            <Avatar name={name} src={photoUrl} size="sm" decorative />
          ) : (
            <span className={anonymous}>
              <UserRound size={20} aria-hidden />
            </span>
          )}
          {name && <span className={shortName}>{cutText(name, 18)}</span>}
          <ChevronDown size={16} aria-hidden className={arrow} />
        </span>
      }
    >
      {wasOpened && <ProfileList name={name} isPatient={isPatient} hasHelp={hasHelp} />}
    </Menu>
  )
}
