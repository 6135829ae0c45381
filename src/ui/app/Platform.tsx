import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { connectionMachine } from '../../machines/app/connection.machine'
import type { installMachine } from '../../machines/app/install.machine'
import { viewConnection, viewInstall, viewRelease } from '../../machines/app/platform.view'
import type { releaseMachine } from '../../machines/app/release.machine'
import { useApp } from './AppContext'
import { ConnectionSign } from './ConnectionSign'
import { InstallCard } from './InstallCard'
import { ReleaseCard } from './ReleaseCard'

/** Who joins the app's system after the first paint; the app moves when somebody does. */
interface Joining {
  readonly connection: ActorRefFrom<typeof connectionMachine>
  readonly release: ActorRefFrom<typeof releaseMachine>
  readonly install: ActorRefFrom<typeof installMachine>
}

const useJoined = <Name extends keyof Joining>(name: Name): Joining[Name] | undefined => {
  const { app } = useApp()
  return useSelector(app, () => app.system.get(name) as Joining[Name] | undefined)
}

/** What is said of the network, of a newer version and of the home screen. */
export const Platform = () => {
  const { app } = useApp()
  const connection = useJoined('connection')
  const release = useJoined('release')
  const install = useJoined('install')
  const emitted = useSelector(connection, viewConnection)
  const { isWaiting, isBusy } = useSelector(release, viewRelease, shallowEqual)
  const way = useSelector(install, viewInstall)
  const isAtHome = useSelector(
    app,
    ({ context }) => context.place?.route === 'home' || context.place?.route === 'landing',
  )
  return (
    <>
      <ConnectionSign emitted={emitted} />
      {isWaiting && (
        <ReleaseCard
          isBusy={isBusy}
          onReload={() => release?.send({ type: 'reload' })}
          onLater={() => release?.send({ type: 'later' })}
        />
      )}
      {way && isAtHome && (
        <InstallCard
          way={way}
          onInstall={() => install?.send({ type: 'install' })}
          onDismiss={() => install?.send({ type: 'dismiss' })}
        />
      )}
    </>
  )
}
