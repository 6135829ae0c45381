import * as Schema from 'effect/Schema'
import { Revision } from '../kit/numbers'
import { Id, LineOrEmpty } from '../kit/written'
import { endpoint } from '../kit/endpoint'
import { contentKeys, contentOnWire, VitalsOnWire } from '../prescription/prescription.wire'
import { Template, TemplateName } from './templates'

const TemplateOnWire = Schema.Struct({ ...Template.fields, vitals: VitalsOnWire }).pipe(Schema.encodeKeys(contentKeys))

export const templatesApi = {
  list: endpoint({
    method: 'GET',
    path: '/booking-service/v1/prescription-template',
    input: Schema.Struct({}),
    output: Schema.Array(TemplateOnWire),
    mutates: false,
    permission: 'prescriptionTemplate.view',
  }),
  create: endpoint({
    method: 'POST',
    path: '/booking-service/v1/prescription-template',
    input: Schema.Struct({ name: TemplateName, ...contentOnWire }).pipe(Schema.encodeKeys(contentKeys)),
    output: TemplateOnWire,
    mutates: true,
    permission: 'prescriptionTemplate.create',
    errors: { nameTaken: 'conflict', tooManyTemplates: 'conflict' },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/booking-service/v1/prescription-template/:id',
    input: Schema.Struct({ id: Id, name: TemplateName, revision: Revision, ...contentOnWire }).pipe(
      Schema.encodeKeys(contentKeys),
    ),
    output: TemplateOnWire,
    mutates: true,
    permission: 'prescriptionTemplate.update',
    /** `templateChanged`: saved from elsewhere meanwhile. */
    errors: { nameTaken: 'conflict', templateChanged: 'conflict' },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/booking-service/v1/prescription-template/:id',
    input: Schema.Struct({ id: Id }),
    output: Schema.Struct({}),
    mutates: true,
    permission: 'prescriptionTemplate.delete',
  }),
  /** Whether another template of the doctor has the name already. */
  checkName: endpoint({
    method: 'GET',
    path: '/booking-service/v1/prescription-template/name',
    input: Schema.Struct({ name: LineOrEmpty(400), exceptId: Schema.optionalKey(Id) }),
    output: Schema.Struct({ isTaken: Schema.Boolean }),
    mutates: false,
    permission: 'prescriptionTemplate.view',
  }),
}
