import 'temporal-polyfill/global'
import { join } from 'node:path'
import { configurationOf, NotConfigured } from './config/configuration'
import { FolderInUse } from './kit/postgres/makeWay'
import { startServer } from './main'
import { demonstrationAccounts, type DemonstrationAccount } from './seed/accounts'

const notify = (step: string): void => console.log(step)

const accountLines = (): string =>
  Object.values(demonstrationAccounts)
    .map(
      ({ role, countryCode, phoneNumber, name, doctorIndex }: DemonstrationAccount) =>
        `  ${role.padEnd(18)} ${countryCode} ${phoneNumber}  ${name ?? (doctorIndex === undefined ? 'Somebody new' : 'The first doctor')}`,
    )
    .join('\n')

/** What went wrong, in words for whoever started the server. */
const explain = (error: unknown): unknown => {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return 'The port is in use. Stop what uses it, or start this server with another PORT.'
  return error instanceof FolderInUse || error instanceof NotConfigured ? error.message : error
}

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
  const configuration = configurationOf(process.env, { dataDir: '.data' })
  const dev = configuration.production ? undefined : (await import('./dev/dev')).devLayer(join('dist', 'dev'))
  const built = { clientDir: join('dist', 'client'), renderer: join('dist', 'prerender', 'prerender.js') }
  const server = await startServer({ ...configuration, ...built, dev, notify })
  stopOnSignal(server.close)
  if (!configuration.production) notify(`\nDemonstration accounts:\n${accountLines()}`)
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
