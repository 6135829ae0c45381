import 'temporal-polyfill/global'
import { writeDocuments } from './documents'
import { qaDocuments } from './qaDocuments'
import { readUsage } from './usage.js'

readUsage('npm run qa\n\nWrites the scripts for testers into docs/qa.')

writeDocuments(await qaDocuments())
