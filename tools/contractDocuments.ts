import 'temporal-polyfill/global'
import { writeDocuments } from './documents'
import { openApiDocument } from './openApi'
import { phoneMetadata } from './phoneMetadata'
import { roomsDocument } from './roomsDocument'

writeDocuments({ ...openApiDocument(), ...roomsDocument(), ...phoneMetadata() })
