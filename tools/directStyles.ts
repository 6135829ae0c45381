import type { Plugin } from 'vite'

const fromIndex = /import \{([^}]+)\} from 'styled-system\/(recipes|patterns)'/g

const fileOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** `import { button } from 'styled-system/recipes'` as an import of the recipe's own file. */
export const importDirectly = (source: string): string =>
  source.replaceAll(fromIndex, (_, names: string, folder: string) =>
    names
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '')
      .map((each) => `import { ${each} } from 'styled-system/${folder}/${fileOf(each.split(' ')[0]!)}.mjs'`)
      .join('; '),
  )

/** Takes recipes and patterns one by one, so that the first load has those it uses and not all of them. */
export const directStyles = (): Plugin => ({
  name: 'direct-styles',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: 'styled-system/' },
    handler: (source) => ({ code: importDirectly(source), map: null }),
  },
})
