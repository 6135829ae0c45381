// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { routeNames } from '../../src/core/app/routes'
import { staffMenu, staffPanelNames } from '../../src/core/app/staffPanels'
import { STAFF } from '../../src/core/session/roles'
import { menuFaces } from '../../src/ui/app/frame/menuFaces'
import { featureIds, wiringRoomOf } from '../../src/ui/app/loading/features'
import { fetchWiring } from '../../src/wiring/features'
import { staffMember } from '../rooms/session/staffMember'

const withLogic = featureIds.filter((id) => wiringRoomOf(id) !== null)

describe('what the rooms declare', () => {
  test('is found', () => {
    expect(featureIds).toContain('page.landing')
    expect(featureIds.length).toBeGreaterThan(25)
  })

  test.each(withLogic)('%s is opened by the wiring of its room', async (id) => {
    expect(Object.keys((await fetchWiring(id)) ?? {})).toContain(id)
  })

  test('a wiring opens nothing that its room does not declare', async () => {
    const opened = await Promise.all(withLogic.map(async (id) => Object.keys((await fetchWiring(id)) ?? {})))
    expect([...new Set(opened.flat())].filter((id) => !withLogic.some((each) => each === id))).toEqual([])
  })

  test('has a face for every entry of a menu', () => {
    const entries = STAFF.flatMap((role) => staffMenu(staffMember(role)).map(({ id }) => id))
    expect(entries.filter((id) => !(id in menuFaces))).toEqual([])
  })

  test('pages and panels are those of the route table and of the staff', () => {
    const known: readonly string[] = [
      ...routeNames.map((name) => `page.${name}`),
      ...staffPanelNames.map((name) => `panel.${name}`),
    ]
    const declared = featureIds.filter((id) => id.startsWith('page.') || id.startsWith('panel.'))
    expect(declared.filter((id) => !known.includes(id))).toEqual([])
    expect(staffPanelNames.filter((name) => !declared.includes(`panel.${name}`))).toEqual([])
  })
})
