import { writeDocuments } from './documents'
import { lists } from './lists'
import { readUsage } from './usage.js'

readUsage('npm run lists\n\nWrites the lists of what rooms bring: contract, routes, panels, server rooms, machines.')

writeDocuments(lists())
