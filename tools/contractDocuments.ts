import 'temporal-polyfill/global'
import { writeDocuments } from './documents'
import { openApiDocument } from './openApi'
import { roomsDocument } from './roomsDocument'

writeDocuments({ ...openApiDocument(), ...roomsDocument() })
