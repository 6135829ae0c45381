import { defineConfig } from '@pandacss/dev'
export default defineConfig({ preflight: true, include: ['./src/ui/**/*.{ts,tsx}'], exclude: [], strictTokens: true, outdir: 'styled-system' })
