import 'temporal-polyfill/global'
import { writeDocuments } from './documents'
import { firestoreRules } from './firestoreRules'
import { openApiDocument } from './openApi'
import { phoneMetadata } from './phoneMetadata'
import { roomsDocument } from './roomsDocument'
import { readUsage } from './usage.js'

readUsage(
  'npm run documents\n\nWrites generated/openapi.json, docs/rooms.md, firestore.rules and the metadata of phone numbers.',
)

writeDocuments({ ...openApiDocument(), ...roomsDocument(), ...phoneMetadata(), ...firestoreRules() })
