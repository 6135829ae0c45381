import { readFileSync } from 'node:fs'
import { defineConfig } from '@pandacss/dev'
import config from './panda.config'
import { eagerFiles } from './tools/eagerFiles'

const include = [
  ...eagerFiles('src/main.tsx'),
  ...eagerFiles('src/ui/app/Footer.tsx'),
  ...eagerFiles('src/ui/marketing/LandingStory.tsx'),
]

const recipeImport = /import \{([^}]+)\} from 'styled-system\/recipes'/g
const used = new Set(
  include
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(recipeImport)])
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim()),
)
/** A recipe is written with all its variants; one that nothing here uses can wait. */
const only = <Recipe>(recipes: Readonly<Record<string, Recipe>> = {}): Record<string, Recipe> =>
  Object.fromEntries(Object.entries(recipes).filter(([name]) => used.has(name)))

/** The same styles, for the first load alone: what the landing page and the frame are made of, the painted footer too. */
export default defineConfig({
  ...config,
  include,
  theme: { ...config.theme, recipes: only(config.theme?.recipes), slotRecipes: only(config.theme?.slotRecipes) },
})
