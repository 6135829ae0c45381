// Panda writes every token as a custom property; those no rule reads are left out.
module.exports = { plugins: { '@pandacss/dev/postcss': {}, 'postcss-prune-var': {} } }
