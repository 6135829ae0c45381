import { DAY } from '../../src/core/kit/dates'
import { prescriptionApi } from '../../src/core/prescription/prescription.api'
import { DOCTORS, PATIENTS } from '../../src/core/session/roles'
import { fileRules } from '../files/files.port'
import { practiceSeal } from '../kit/pdf/practiceSeal'
import { keyFor } from '../kit/secrets'
import { capability } from '../kit/mount'
import { rule } from '../kit/policy'
import { type Platform, room } from '../platform'
import { documentWanted } from '../records/records.port'
import { catalogueHandlers } from './catalogue.server'
import { writeCatalogue } from './standardCatalogue.store'
import { layOutRecord, VERIFICATION_PATH, writeDocument } from './documents'
import { draftsHandlers } from './drafts.server'
import { forgetOldDrafts } from './drafts.store'
import texts from './prescription.texts.json'
import { prescriptionPdf, prescriptionScan } from './prescriptionFiles'
import { readingHandlers } from './reading.server'
import { verificationPage } from './verify.page'
import { writingHandlers } from './writing.server'

const WRITERS = "appointments of the caller's doctor"
const READERS = "of a patient the family's signed ones, of staff those of the caller's doctor"
const CATALOGUE = 'public among doctors'
const readers = [...PATIENTS, ...DOCTORS]

const handlersOf = (platform: Platform) => ({
  ...catalogueHandlers,
  ...draftsHandlers,
  ...readingHandlers(keyFor(platform.secret, 'shared prescriptions')),
  ...writingHandlers(platform),
})

export const prescriptionRoom = room(prescriptionApi, {
  handlers: handlersOf,
  policy: {
    config: rule(DOCTORS, CATALOGUE, 'none'),
    searchMedicine: rule(DOCTORS, CATALOGUE, 'none'),
    searchTest: rule(DOCTORS, CATALOGUE, 'none'),
    searchAttribute: rule(DOCTORS, CATALOGUE, 'none'),
    usual: rule(DOCTORS, CATALOGUE, 'none'),
    medicines: rule(DOCTORS, CATALOGUE, 'none'),
    favourites: rule(DOCTORS, "lines of the caller's doctor", 'none'),
    saveFavourite: rule(DOCTORS, "lines of the caller's doctor", 'none'),
    dropFavourite: rule(DOCTORS, "lines of the caller's doctor", 'none'),
    sentences: rule(DOCTORS, "sentences of the caller's doctor", 'none'),
    saveSentence: rule(DOCTORS, "sentences of the caller's doctor", 'none'),
    dropSentence: rule(DOCTORS, "sentences of the caller's doctor", 'none'),
    context: rule(DOCTORS, WRITERS, 'patients'),
    saveFacts: rule(DOCTORS, WRITERS, 'patients'),
    create: rule(DOCTORS, WRITERS, 'patients'),
    update: rule(DOCTORS, WRITERS, 'patients'),
    fromFile: rule(DOCTORS, WRITERS, 'patients'),
    last: rule(DOCTORS, WRITERS, 'patients'),
    draft: rule(DOCTORS, WRITERS, 'patients'),
    saveDraft: rule(DOCTORS, WRITERS, 'patients'),
    dropDraft: rule(DOCTORS, WRITERS, 'patients'),
    list: rule(readers, READERS, 'patients'),
    read: rule(readers, READERS, 'patients'),
    active: rule(readers, READERS, 'patients'),
    link: rule(readers, READERS, 'patients'),
  },
  texts,
  jobs: [
    { name: 'forget drafts of prescriptions that are over', every: DAY, run: forgetOldDrafts },
    { name: 'bring the catalogue of medicines up to date', every: DAY, run: (db) => writeCatalogue(db) },
  ],
  listens: [documentWanted.by(layOutRecord), fileRules.by(prescriptionPdf), fileRules.by(prescriptionScan)],
  tasks: ({ files, origin, seal, secret }) => [writeDocument({ files, origin, seal: seal ?? practiceSeal(secret) })],
  mounts: ({ limits }) => ({ [VERIFICATION_PATH]: capability(verificationPage(limits)) }),
})
