import { Client } from 'pg'

/**
 * An app of its own process on a data folder, without waiting for the disk: only processes are killed. It is given the
 * built module that launches PostgreSQL, commits one row, writes how many there are, and stays.
 */
const [launcher, dataDir] = process.argv.slice(2)
const { launchPostgres } = await import(launcher)
const { url } = await launchPostgres({ dataDir, isDurable: false })
const client = new Client(url('postgres'))
client.on('error', () => undefined)
await client.connect()
await client.query('create table if not exists rows (at timestamptz default now())')
await client.query('insert into rows default values')
const { rows } = await client.query('select count(*) from rows')
console.log(`rows ${rows[0].count}`)
setInterval(() => undefined, 1_000_000)
