import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { brand } from '../../../core/app/brand'
import type { RouteName } from '../../../core/app/routes'
import { pageBarOf } from '../../../machines/app/pageBar'
import { useText } from '../../intl/useText'
import { useView } from '../../kit/useView'
import { useContent } from './useSlot'

/** What the page is called: as its route, or as what it shows instead. */
export const usePageTitle = (route: RouteName): string => {
  const titleOf = useView(useContent('page'), (snapshot) => pageBarOf(snapshot).titleOf)
  return useText()(`app.title.${titleOf ?? route}`)
}

/** Keeps the tab's title and the document's language with the page. */
export const useDocument = (route: RouteName): void => {
  const title = usePageTitle(route)
  const [language = 'en'] = useIntl().locale.split('-')
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
}
