import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { brand } from '../../../core/app/brand'
import type { RouteName } from '../../../core/app/routes'
import { pageBarOf } from '../../../machines/app/pageBar'
import type { requestBellMachine } from '../../../machines/providerOrders/requestBell.machine'
import { viewRequestBell } from '../../../machines/providerOrders/requestBell.view'
import { useText } from '../../intl/useText'
import { useView } from '../../kit/useView'
import { useContent } from './useSlot'

/** What the page is called: as its route, or as what it shows instead. */
export const usePageTitle = (route: RouteName): string => {
  const titleOf = useView(useContent('page'), (snapshot) => pageBarOf(snapshot).titleOf)
  return useText()(`app.title.${titleOf ?? route}`)
}

/** How many requests wait for whoever serves them, and whether they are heard. */
export const useRequestBell = () => useView(useContent<typeof requestBellMachine>('session.requests'), viewRequestBell)

/** Keeps the tab's title and the document's language with the page. */
export const useDocument = (route: RouteName): void => {
  const title = usePageTitle(route)
  const { waiting } = useRequestBell()
  const [language = 'en'] = useIntl().locale.split('-')
  useEffect(() => {
    document.title = `${waiting === 0 ? '' : `(${waiting}) `}${title} · ${brand.name}`
  }, [title, waiting])
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
}
