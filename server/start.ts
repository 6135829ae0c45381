import 'temporal-polyfill/global'
import { join } from 'node:path'
import { configurationOf } from './config/configuration'
import { explain } from './kit/cannotStart'
import { startServer } from './main'
import type { DemonstrationAccount } from './seed/demonstration'

const notify = (step: string): void => console.log(step)

const accountLines = (accounts: readonly DemonstrationAccount[]): string =>
  accounts
    .map(
      ({ role, countryCode, phoneNumber, name, doctorIndex }) =>
        `  ${role.padEnd(18)} ${countryCode} ${phoneNumber}  ${name ?? (doctorIndex === undefined ? 'Somebody new' : 'The first doctor')}`,
    )
    .join('\n')

/** Stops the server at the first signal; what it has accepted is answered. */
const stopOnSignal = (close: () => Promise<void>): void => {
  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    notify('Stopping…')
    await close()
    process.exit(0)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
}

const start = async (): Promise<void> => {
  const configuration = configurationOf(process.env)
  const dev = configuration.production ? undefined : (await import('./dev/dev')).devLayer(join('dist', 'dev'))
  const built = { clientDir: join('dist', 'client'), renderer: join('dist', 'prerender', 'prerender.js') }
  const server = await startServer({ ...configuration, ...built, dev, notify })
  stopOnSignal(server.close)
  if (!configuration.production) {
    const { demonstrationAccounts } = await import('./seed/demonstration')
    notify(`\nDemonstration accounts:\n${accountLines(Object.values(demonstrationAccounts))}`)
  }
  if (dev)
    notify(`
For testers: ${server.url}/dev/outcomes and ${server.url}/dev/machines`)
  if (!configuration.sms) notify(`\nNo text message is really sent: login codes appear at ${server.url}/dev/outbox`)
  notify(`\nReady at ${server.url}`)
}

try {
  await start()
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
