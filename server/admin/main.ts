import 'temporal-polyfill/global'
import { runCommand } from '../kit/command'
import { adminCommand } from './command'

await runCommand(adminCommand)
