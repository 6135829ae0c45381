import 'temporal-polyfill/global'
import { runCommand } from '../kit/command'
import { seedCommand } from './command'

await runCommand(seedCommand)
