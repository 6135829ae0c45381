import { expect, test } from 'vitest'
import { everyFeature, rowsOf } from '../tools/features'

test('what a row of a manifest imports on demand is its own, through constants of the manifest too', () => {
  const source = `
    const site = (page) => ({ view: async () => (await import('./sitePages')).sitePages[page] })
    export const room = {
      'page.aboutUs': site('aboutUs'),
      'page.terms': { view: async () => (await import('./LegalPage')).LegalPage, texts: ['legal'] },
      'part.downloadLink': { texts: ['site'], hasLogic: true },
    }`
  expect(Object.fromEntries(rowsOf('src/ui/marketing/marketing.room.ts', source))).toEqual({
    'page.aboutUs': ['src/ui/marketing/sitePages.ts'],
    'page.terms': ['src/ui/marketing/LegalPage.tsx'],
    'part.downloadLink': [],
  })
})

test('a feature is made of its view, its wiring, and what its wiring fetches for it alone', () => {
  const modulesOf = (id: string) => everyFeature().find((feature) => feature.id === id)?.modules
  expect(modulesOf('page.schedule')).toEqual(['src/ui/schedule/SchedulePage.tsx', 'src/wiring/schedule.wiring.ts'])
  expect(modulesOf('panel.makeAppointment')).toEqual([
    'src/ui/schedule/MakeAppointmentPanel.tsx',
    'src/wiring/schedule.wiring.ts',
    'src/wiring/makeAppointment.ts',
  ])
  expect(modulesOf('page.terms')).toEqual(['src/ui/marketing/LegalPage.tsx'])
})
