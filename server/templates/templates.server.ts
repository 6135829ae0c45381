import { done } from '../../src/core/kit/outcome'
import type { templatesApi } from '../../src/core/templates/templates.api'
import { MOST_TEMPLATES } from '../../src/core/templates/templates.limits'
import { derivedContent } from '../../src/core/prescription/derived.rules'
import { violatedConstraint } from '../kit/constraint'
import type { Call, DoctorCaller, Handlers } from '../kit/handlers'
import {
  changeTemplate,
  countTemplates,
  insertTemplate,
  isNameTaken,
  removeTemplate,
  templateRow,
  templatesOf,
} from './templates.store'
import type texts from './templates.texts.json'

/** The name is judged by the database: two tabs may save the same one at once. */
const orNameTaken =
  (name: string, { refusal }: Call<'nameTaken'>) =>
  (error: unknown): never => {
    throw violatedConstraint(error) === 'prescription_templates_name_once' ? refusal('nameTaken', { name }) : error
  }

export const templatesHandlers: Handlers<typeof templatesApi, keyof typeof texts, DoctorCaller> = {
  list: async (_, { db, caller: { doctorId } }) => done(await templatesOf(db, doctorId)),

  create: async ({ name, ...content }, call) => {
    const { db, now, say, refusal } = call
    const { doctorId } = call.caller
    if ((await countTemplates(db, doctorId)) >= MOST_TEMPLATES)
      throw refusal('tooManyTemplates', { most: MOST_TEMPLATES })
    const template = await insertTemplate(db, doctorId, { name, content: derivedContent(content) }, now).catch(
      orNameTaken(name, call),
    )
    return done(template, say('created'))
  },

  update: async ({ id, name, revision, ...content }, call) => {
    const { db, now, say, refusal } = call
    const row = await templateRow(db, call.caller.doctorId, id)
    if (row === null) throw refusal('notFound')
    if (row.revision !== revision) throw refusal('templateChanged')
    const template = await changeTemplate(db, row, { name, content: derivedContent(content) }, now).catch(
      orNameTaken(name, call),
    )
    return done(template, say('changed'))
  },

  remove: async ({ id }, call) => {
    if (!(await removeTemplate(call.db, call.caller.doctorId, id))) throw call.refusal('notFound')
    return done({}, call.say('removed'))
  },

  checkName: async (asked, { db, caller: { doctorId } }) => done({ isTaken: await isNameTaken(db, doctorId, asked) }),
}
