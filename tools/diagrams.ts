import { writeDocuments } from './documents'
import { machineDocuments } from './machineDocuments'

writeDocuments(machineDocuments())
