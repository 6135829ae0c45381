import { Client } from 'pg'
import { launchPostgres } from '../../server/kit/postgres/launch'

/** An app of its own process on a data folder, without waiting for the disk: only processes are killed. It commits one row, writes how many there are, and stays. */
const { url } = await launchPostgres({ dataDir: process.argv[2]!, isDurable: false })
const client = new Client(url('postgres'))
client.on('error', () => undefined)
await client.connect()
await client.query('create table if not exists rows (at timestamptz default now())')
await client.query('insert into rows default values')
const { rows } = await client.query<{ count: string }>('select count(*) from rows')
console.log(`rows ${rows[0]!.count}`)
setInterval(() => undefined, 1_000_000)
