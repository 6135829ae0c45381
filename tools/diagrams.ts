import { writeDocuments } from './documents'
import { lists } from './lists'
import { readUsage } from './usage.js'

readUsage('npm run diagrams\n\nWrites the charts of the machines in docs/machines.')

writeDocuments(lists())
// The diagrams are those of the machines that the registry has now.
const { machineDocuments } = await import('./machineDocuments')
writeDocuments(machineDocuments())
