const { readFileSync } = require('node:fs')
const { Builder } = require('@pandacss/node')

const builders = new Map()

/** Each stylesheet of ours has the Panda configuration that says which views it is for. */
const panda = (configPath, sheet, tidy = () => {}) => ({
  postcssPlugin: 'panda',
  Once: async (root, { result }) => {
    if (!result.opts.from?.endsWith(sheet)) return
    if (!builders.has(sheet)) builders.set(sheet, new Builder())
    const builder = builders.get(sheet)
    await builder.setup({ configPath })
    builder.extract()
    builder.registerDependency((dependency) => {
      result.messages.push({ ...dependency, plugin: 'panda', parent: result.opts.from })
    })
    builder.write(root)
    tidy(builder, root)
    root.walk((node) => {
      node.source ??= root.source
    })
  },
})

const recipeImport = /import \{([^}]+)\} from 'styled-system\/recipes'/g

/** A recipe is written with all its variants; one that no view of this stylesheet uses can wait. */
const withoutUnusedRecipes = (builder, root) => {
  const { include, theme } = builder.context.config
  const used = new Set(
    include
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(recipeImport)])
      .flatMap(([, names]) => names.split(','))
      .map((name) => name.trim()),
  )
  const unused = Object.keys(theme.slotRecipes).filter((name) => !used.has(name))
  root.walkRules((rule) => {
    if (unused.some((name) => rule.selector.includes(`.${name}__`))) rule.remove()
  })
}

// Panda writes every token as a custom property; those no rule reads are left out.
module.exports = {
  plugins: [
    panda('panda.first.config.ts', 'app/app.css', withoutUnusedRecipes),
    panda('panda.config.ts', 'app/later.css'),
    require('postcss-prune-var')(),
  ],
}
