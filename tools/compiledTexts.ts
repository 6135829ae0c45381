import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

const isPlain = (text: string): boolean => !/[{}<>']/.test(text)

/** Texts of `src/ui/intl/<language>/<room>.json` as syntax trees where they have any syntax, so that the browser carries no message parser. */
export const compileTexts = (texts: Record<string, string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, isPlain(text) ? text : parse(text)]))

/** Catalogues of the frame. A room keeps its own words there, such as `app.title.reviews`, among its own texts. */
const FRAME = ['app', 'staff']

/** The texts of a catalogue: those of its file that begin with its name, and in the frame those of the rooms. */
export const textsOf = (path: string): Record<string, string> => {
  const [folder, name] = [dirname(path), basename(path, '.json')]
  const files = FRAME.includes(name) ? readdirSync(folder).toSorted() : [basename(path)]
  return Object.fromEntries(
    files
      .flatMap((file) => Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>))
      .filter(([id]) => id.startsWith(`${name}.`)),
  )
}

const CATALOGUE = /\/src\/ui\/intl\/[a-z]+\/[\w-]+\.json$/

export const compiledTexts = (): Plugin => ({
  name: 'compiled-texts',
  enforce: 'pre',
  // A catalogue of the frame is made of other files too.
  configureVitest: ({ experimental_defineCacheKeyGenerator: keyBy }) =>
    keyBy(({ id }) => (CATALOGUE.test(id) ? false : undefined)),
  transform: {
    filter: { id: CATALOGUE },
    handler: (_, id) => ({
      code: `export default ${JSON.stringify(compileTexts(textsOf(id)))}`,
      map: null,
      moduleType: 'js',
    }),
  },
})
