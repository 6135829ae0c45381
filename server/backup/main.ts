import 'temporal-polyfill/global'
import { runCommand } from '../kit/command'
import { backupCommand } from './command'

await runCommand(backupCommand)
