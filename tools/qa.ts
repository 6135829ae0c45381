import 'temporal-polyfill/global'
import { writeDocuments } from './documents'
import { qaDocuments } from './qaDocuments'

writeDocuments(await qaDocuments())
