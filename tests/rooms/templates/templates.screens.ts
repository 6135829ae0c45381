import { withTemplate } from '../../kit/chaos/doctorOpenings'
import type { Person } from '../../kit/pages/person'
import { panel, over } from '../../kit/screens'
import type { Shown } from '../../kit/shown'

const templates = over('Today', withTemplate)
const openTemplates = async (I: Person) => {
  await I.openFromMenu('Templates')
  await I.seeTemplatesPanel()
}

export const templatesOverlays: readonly Shown[] = [
  panel('Templates', 'Prescription templates'),
  {
    name: 'a new template',
    ...templates,
    open: async (I) => {
      await openTemplates(I)
      await I.makeTemplate()
      await I.seeNewTemplate()
    },
  },
  {
    name: 'a template',
    ...templates,
    open: async (I) => {
      await openTemplates(I)
      await I.chooseTemplate('Migraine')
      await I.seeTemplate()
    },
  },
  {
    name: 'the question before a template is deleted',
    ...templates,
    open: async (I) => {
      await openTemplates(I)
      await I.chooseTemplate('Migraine')
      await I.deleteTemplate()
      await I.seeTemplateDeletionAsked()
    },
  },
]
