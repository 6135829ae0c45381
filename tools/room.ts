import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeDocuments } from './documents'
import { roomFiles } from './roomFiles'
import { readUsage } from './usage.js'

const NAME = /^[a-z][a-zA-Z]+$/

readUsage(
  'npm run room -- <name>\n\nWrites the files of a new room on every floor, and the lists that hold it; docs/add-a-room.md says what they are.',
  (argument) => NAME.test(argument),
)

const [room] = process.argv.slice(2)
if (room === undefined) throw new Error('A room has a name, a word of the practice: npm run room -- vitals')
const files = roomFiles(room)
const present = Object.keys(files).filter((path) => existsSync(path))
if (present.length > 0) throw new Error(`There are files of that name: ${present.join(', ')}`)

const run = (...command: readonly string[]): void => {
  if (spawnSync('npx', command, { stdio: 'inherit', shell: process.platform === 'win32' }).status !== 0)
    throw new Error(`${command.join(' ')} has failed`)
}

writeDocuments(files)
run('oxfmt', ...Object.keys(files))
run('tsx', 'tools/writeLists.ts')
