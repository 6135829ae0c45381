import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

const isPlain = (text: string): boolean => !/[{}<>']/.test(text)

/** Texts of `src/ui/intl/<language>/<room>.json` as syntax trees where they have any syntax, so that the browser carries no message parser. */
export const compileTexts = (texts: Record<string, string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, isPlain(text) ? text : parse(text)]))

export const compiledTexts = (): Plugin => ({
  name: 'compiled-texts',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/ui\/intl\/[a-z]+\/[\w-]+\.json$/ },
    handler: (source) => ({
      code: `export default ${JSON.stringify(compileTexts(JSON.parse(source) as Record<string, string>))}`,
      map: null,
      moduleType: 'js',
    }),
  },
})
