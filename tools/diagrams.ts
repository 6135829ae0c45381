import { writeDocuments } from './documents'
import { registryDocument } from './registry'

writeDocuments(registryDocument())
// The diagrams are those of the machines that the registry has now.
const { machineDocuments } = await import('./machineDocuments')
writeDocuments(machineDocuments())
