import { writeDocuments } from './documents'
import { registryDocument } from './registry'
import { readUsage } from './usage.js'

readUsage('npm run diagrams\n\nWrites the registry of the machines and their charts in docs/machines.')

writeDocuments(registryDocument())
// The diagrams are those of the machines that the registry has now.
const { machineDocuments } = await import('./machineDocuments')
writeDocuments(machineDocuments())
