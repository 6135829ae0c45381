import 'temporal-polyfill/global'
import { startServer } from '../../server/main'

/** A server in a process of its own: it tells its address in one line, and ends when it is asked to. */
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  dataDir: process.env['DATA_DIR'],
  clientDir: process.env['CLIENT_DIR'],
  logLevel: 'silent',
})
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
console.log(`url ${server.url}`)
