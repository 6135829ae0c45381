import { Users } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { loginOf } from '../../../machines/app/app.view'
import type { accountsMachine } from '../../../machines/session/accounts.machine'
import { accountName, viewAccounts } from '../../../machines/session/accounts.view'
import { useText } from '../../intl/useText'
import { Button } from '../../kit/Button'
import { useView } from '../../kit/useView'
import { useApp } from './AppContext'
import { platformCard } from './platformCard.styles'

/** Tabs have several accounts: whose this one is, and the way to go on as another. */
export const AccountsCard = ({ actor }: { readonly actor: ActorRefFrom<typeof accountsMachine> }) => {
  const say = useText()
  const { app } = useApp()
  const login = useView(app, loginOf)
  const others = useView(actor, viewAccounts)
  if (others.length === 0 || login === null || login.role === 'GUEST') return null
  return (
    <div role="status" className={platformCard.card}>
      <Users size={20} aria-hidden />
      <p className={platformCard.words}>{say('errors.accounts.here', { name: accountName(login) })}</p>
      <span className={platformCard.actions}>
        <Button size="sm" tone="quiet" onClick={() => actor.send({ type: 'keep' })}>
          {say('errors.accounts.keep')}
        </Button>
        {others.map(({ userId, name }) => (
          <Button key={userId} size="sm" tone="secondary" onClick={() => actor.send({ type: 'take', userId })}>
            {say('errors.accounts.take', { name })}
          </Button>
        ))}
      </span>
    </div>
  )
}
