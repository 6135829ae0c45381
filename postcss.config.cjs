const { Builder } = require('@pandacss/node')

const builders = new Map()

/** Each stylesheet of ours has the Panda configuration that says which views it is for. */
const panda = (configPath, sheet) => ({
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
    root.walk((node) => {
      node.source ??= root.source
    })
  },
})

// Panda writes every token as a custom property; those no rule reads are left out.
module.exports = {
  plugins: [
    panda('panda.first.config.ts', 'app/app.css'),
    panda('panda.config.ts', 'app/later.css'),
    require('postcss-prune-var')(),
  ],
}
