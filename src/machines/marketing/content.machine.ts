import type { Content, ContentPage, Partner } from '../../core/marketing/marketing'
import { resourceMachine } from '../kit/resource.machine'

/** The words of a page, as the content service has them. */
export const contentMachine = resourceMachine<{ page: ContentPage }, Content>({
  id: 'content',
  isEmpty: ({ sections, bullets }) => sections.length === 0 && bullets.length === 0,
})

/** Who works with us. */
export const partnersMachine = resourceMachine<object, readonly Partner[]>({
  id: 'partners',
  isEmpty: (partners) => partners.length === 0,
})
