import 'temporal-polyfill/global'
import { writeDocuments } from './documents'
import { qaDocuments } from './qaDocuments'
import { readUsage } from './usage.js'

readUsage(
  'npm run qa\n\nWrites the scripts for testers into docs/qa, and the tours they are made of into docs/qa/tours.',
)

writeDocuments(await qaDocuments())
