import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { brand } from '../../core/app/brand'
import type { RouteName } from '../../core/app/routes'
import { useText } from '../intl/useText'

/** Keeps the tab's title and the document's language with the page. */
export const useDocument = (route: RouteName): void => {
  const title = useText()(`app.title.${route}`)
  const [language = 'en'] = useIntl().locale.split('-')
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
}
