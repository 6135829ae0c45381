import { home } from '../../kit/screens'
import type { Shown } from '../../kit/shown'

export const languageOverlays: readonly Shown[] = [
  {
    name: 'language menu',
    who: 'PATIENT',
    ...home,
    sizes: ['desktop'],
    open: async (_, page) => {
      await page.getByRole('banner').locator('summary:has(svg.lucide-languages)').filter({ visible: true }).click()
      await page.getByRole('banner').getByRole('button', { name: 'हिन्दी' }).waitFor()
    },
  },
]
