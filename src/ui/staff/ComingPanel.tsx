import { Clock3, PhoneCall } from 'lucide-react'
import { css } from 'styled-system/css'
import type { StaffPanel } from '../../core/app/staffPanels'
import { Helpline } from '../app/Helpline'
import { useText } from '../intl/useText'
import { Brain } from '../kit/art'
import { Badge } from '../kit/Badge'
import { LinkButton } from '../kit/LinkButton'

const look = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '16',
  minHeight: 'full',
  paddingBlock: '24',
  textAlign: 'center',
  '& > *': { margin: '0' },
  '& > svg': { width: '160', height: 'auto' },
})
const what = css({ maxWidth: '[24rem]', fontSize: '16', fontWeight: 'medium' })
const meanwhile = css({ maxWidth: '[24rem]', color: 'muted', fontSize: '14', lineHeight: 'caption' })

/** A panel of a room that opens later: what it will hold, and who helps meanwhile. */
export const ComingPanel = ({ panel }: { readonly panel: StaffPanel }) => {
  const say = useText()
  return (
    <div className={look}>
      <Brain />
      <Badge tone="calm" icon={<Clock3 aria-hidden />}>
        {say('staff.coming.badge')}
      </Badge>
      <p className={what}>{say(`staff.coming.${panel}`)}</p>
      <Helpline>
        {(number, href) => (
          <>
            <p className={meanwhile}>{say('staff.coming.meanwhile')}</p>
            <LinkButton tone="secondary" href={href}>
              <PhoneCall size={20} aria-hidden />
              {say('staff.coming.call', { number })}
            </LinkButton>
          </>
        )}
      </Helpline>
    </div>
  )
}
