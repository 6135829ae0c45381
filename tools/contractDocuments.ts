import 'temporal-polyfill/global'
import { writeDocuments } from './documents'
import { openApiDocument } from './openApi'
import { phoneMetadata } from './phoneMetadata'
import { roomsDocument } from './roomsDocument'
import { readUsage } from './usage.js'

readUsage('npm run documents\n\nWrites generated/openapi.json, docs/rooms.md and the metadata of phone numbers.')

writeDocuments({ ...openApiDocument(), ...roomsDocument(), ...phoneMetadata() })
