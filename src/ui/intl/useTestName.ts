import { useIntl } from 'react-intl'
import { testNameIn } from '../../core/diagnostics/testNames'
import { DEFAULT_LANGUAGE, formatLocaleOf, languageCodes } from '../../core/language/languages'

/** A test in the person's own language; one that a centre named itself stands as it came. */
export const useTestName = () => {
  const { locale } = useIntl()
  const language = languageCodes.find((each) => formatLocaleOf(each) === locale) ?? DEFAULT_LANGUAGE
  return (name: string): string => testNameIn(language, name)
}
