import { withTemplate } from '../../kit/chaos/doctorOpenings'
import type { Person } from '../../kit/pages/person'
import { escape, panel, over } from '../../kit/screens'
import { opensFrom, type Shown } from '../../kit/shown'

const templates = over('Today', withTemplate)
const openTemplates = async (I: Person) => {
  await I.openFromMenu('Templates')
  await I.seeTemplatesPanel()
}
const template: Shown = {
  name: 'a template',
  ...templates,
  open: async (I) => {
    await openTemplates(I)
    await I.chooseTemplate('Migraine')
    await I.seeTemplate()
  },
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
  template,
  opensFrom(template, {
    name: 'the question before a template is deleted',
    open: async (I) => {
      await I.deleteTemplate()
      await I.seeTemplateDeletionAsked()
    },
    close: escape,
  }),
]
