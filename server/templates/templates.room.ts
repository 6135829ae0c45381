import { DOCTORS } from '../../src/core/session/roles'
import { templatesApi } from '../../src/core/templates/templates.api'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { templatesHandlers } from './templates.server'
import texts from './templates.texts.json'

const OWN = "templates of the caller's doctor"

export const templatesRoom = room(templatesApi, {
  handlers: templatesHandlers,
  policy: {
    list: rule(DOCTORS, OWN, 'none'),
    create: rule(DOCTORS, OWN, 'none'),
    update: rule(DOCTORS, OWN, 'none'),
    remove: rule(DOCTORS, OWN, 'none'),
    checkName: rule(DOCTORS, OWN, 'none'),
  },
  texts,
})
