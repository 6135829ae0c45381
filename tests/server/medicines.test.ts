import { kilometres } from '../../server/kit/distance'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { patientAddresses } from '../../server/members/members.tables'
import { users } from '../../server/people/people.tables'
import { DAY, HOUR } from '../../src/core/kit/dates'
import { NOW, startBackend, type TestBackend } from '../kit/backend'
import { type GivenPharmacy, HERE, newPharmacy } from '../kit/pharmacies'

const SIX_PM = 18 * 60

let backend: TestBackend
let patient: string

const pharmacy = (given: GivenPharmacy) => newPharmacy(backend.db, given)

interface Listed {
  readonly id: string
  readonly name: string
  readonly distance: number
  readonly startTime: number
  readonly endTime: number
  readonly takesOrders: boolean
  readonly ordersFrom: number | null
}

const listed = async (more: Record<string, unknown> = {}, token = patient) => {
  const { result } = await backend.call<Listed[]>(
    'medicines.pharmacies',
    { ...HERE, limit: 100, offset: 0, ...more },
    { token },
  )
  return result
}
const names = async (more?: Record<string, unknown>) => (await listed(more)).map(({ name }) => name)

beforeAll(async () => {
  backend = await startBackend()
  patient = await backend.logIn('9000000001')
})
afterAll(() => backend.close())

describe('Pharmacies around a place', () => {
  test('stand with those that are open first, then the nearest; far ones are not among them', async () => {
    await pharmacy({ name: 'Near but closed', away: 1, hours: [SIX_PM, 22 * 60] })
    await pharmacy({ name: 'Open and far', away: 9 })
    await pharmacy({ name: 'Open and near', away: 2.04 })
    await pharmacy({ name: 'Too far', away: 40 })
    await pharmacy({ name: 'Open since yesterday', away: 20, hours: [22 * 60, 36 * 60], weekdays: [7] })
    expect(await names()).toEqual(['Open and near', 'Open and far', 'Open since yesterday', 'Near but closed'])
    const [near] = await listed()
    expect(near).toMatchObject({ distance: 2, takesOrders: true, ordersFrom: null })
  })

  test('are asked for by a place alone, and then come as many as there can be at once', async () => {
    const { status, result } = await backend.call<Listed[]>('medicines.pharmacies', HERE, { token: patient })
    expect({ status, result }).toEqual({ status: 200, result: await listed() })
  })

  test('are found by words of name, address, town and pincode', async () => {
    expect(await names({ search: 'far open' })).toEqual(['Open and far'])
    expect(await names({ search: '370001 station' })).toHaveLength(4)
    expect(await names({ search: 'nothing such' })).toEqual([])
  })

  test('say when they open, and from when they take orders again', async () => {
    const monday = 1_767_551_400
    await pharmacy({ name: 'Evening', more: { city: 'Anjar' }, hours: [SIX_PM, 22 * 60] })
    await pharmacy({ name: 'Paused', more: { city: 'Anjar', pausedUntil: NOW + 3 * DAY } })
    await pharmacy({ name: 'Thursdays', more: { city: 'Anjar' }, weekdays: [4], hours: [540, 600] })
    await pharmacy({ name: 'Never', more: { city: 'Anjar' }, hours: null })
    const found = new Map((await listed({ search: 'anjar' })).map((each) => [each.name, each]))
    // Whoever takes none now stands after all who do.
    expect([...found.keys()].at(-1)).toBe('Paused')
    expect(found.get('Evening')).toMatchObject({
      startTime: monday + 18 * HOUR,
      endTime: monday + 22 * HOUR,
      takesOrders: true,
    })
    expect(found.get('Paused')).toMatchObject({ takesOrders: false, ordersFrom: NOW + 3 * DAY })
    expect(found.get('Thursdays')).toMatchObject({ takesOrders: false, ordersFrom: monday + 3 * DAY + 9 * HOUR })
    expect(found.get('Never')).toMatchObject({ takesOrders: false, ordersFrom: null, startTime: null })
  })

  test('that bring to an address are those within reach or with its pincode', async () => {
    await pharmacy({ name: 'Reaches', more: { city: 'Mandvi', deliveryKm: 10 }, away: 8 })
    await pharmacy({
      name: 'By pincode',
      more: { city: 'Mandvi', deliveryKm: null, deliveryPincodes: ['370001'] },
      away: 20,
    })
    await pharmacy({ name: 'Does not reach', more: { city: 'Mandvi', deliveryKm: 3 }, away: 8 })
    await pharmacy({ name: 'Counter only', more: { city: 'Mandvi', offersDelivery: false, deliveryKm: null } })
    const search = { search: 'mandvi', way: 'HOME_DELIVERY' }
    expect(await names(search)).toHaveLength(3)
    await backend.call(
      'medicines.saveAddress',
      { ...HERE, address: '4, Port Road', city: 'Mandvi', pincode: '370001' },
      { token: patient },
    )
    expect(await names(search)).toEqual(['Reaches', 'By pincode'])
    expect(await names({ ...search, way: 'PICKUP' })).toContain('Counter only')
  })
})

describe('The address of a patient', () => {
  const form = {
    latitude: 23.02,
    longitude: 72.56,
    address: '12, Ellis Bridge\nnear the bank',
    city: 'Ahmedabad',
    pincode: '380006',
  }
  const save = (body: object, token: string) =>
    backend.call<{ id: string }>('medicines.saveAddress', { ...body }, { token })
  const read = async (token: string) => (await backend.call<object | null>('medicines.address', {}, { token })).result

  test('is nothing at first; each save is a version, and the same again is the same version', async () => {
    const token = await backend.logIn('7000012345')
    expect(await read(token)).toBeNull()
    const first = await save(form, token)
    expect(first.result).toMatchObject(form)
    expect((await save(form, token)).result.id).toBe(first.result.id)
    const second = await save({ ...form, address: '13, Ellis Bridge' }, token)
    expect(second.result.id).not.toBe(first.result.id)
    expect(await read(token)).toMatchObject({ id: second.result.id, address: '13, Ellis Bridge' })
  })

  test('is where its pincode is; a point counts that is about there, and one that is elsewhere does not', async () => {
    const token = await backend.logIn('7000012357')
    const typed = { address: form.address, city: form.city, pincode: form.pincode }
    interface Placed {
      readonly latitude: number
      readonly longitude: number
    }
    const placed = async (more: object) => {
      const { result } = await save({ ...typed, ...more }, token)
      return result as unknown as Placed
    }
    const town = await placed({})
    expect(kilometres(town, { latitude: 23.02, longitude: 72.57 })).toBeLessThan(15)
    const nearby = { latitude: town.latitude + 0.01, longitude: town.longitude }
    expect(await placed(nearby)).toMatchObject(nearby)
    const noida = { latitude: 28.57, longitude: 77.32 }
    expect(await placed(noida)).toMatchObject({ latitude: town.latitude, longitude: town.longitude })
  })

  test('that cannot be placed is refused in words: a pincode that nobody knows, also with a point elsewhere', async () => {
    const token = await backend.logIn('7000012358')
    const mumbai = { address: '4, Marine Drive', city: 'Mumbai', pincode: '390999' }
    const noida = { latitude: 28.57, longitude: 77.32 }
    for (const point of [{}, noida]) {
      const { status, body } = await save({ ...mumbai, ...point }, token)
      expect([status, body]).toMatchObject([
        400,
        { message: 'We do not know where 390999 is. Check the pincode, or use your location.' },
      ])
    }
    expect(await read(token)).toBeNull()
    const vadodara = { latitude: 22.31, longitude: 73.18 }
    expect((await save({ ...mumbai, city: 'Vadodara', ...vadodara }, token)).result).toMatchObject(vadodara)
  })

  test('has one current version however many saves come at once', async () => {
    const token = await backend.logIn('7000012346')
    const [user] = await backend.db.select().from(users).where(eq(users.phoneNumber, '7000012346'))
    await Promise.all(Array.from({ length: 8 }, (_, each) => save({ ...form, address: `House ${each}` }, token)))
    const current = await backend.db
      .select()
      .from(patientAddresses)
      .where(and(eq(patientAddresses.patientId, user!.id), isNull(patientAddresses.replacedAt)))
    expect(current).toHaveLength(1)
  })

  test('needs all three, and a pincode of six digits', async () => {
    const token = await backend.logIn('7000012347')
    for (const missing of ['address', 'city', 'pincode'])
      expect((await save({ ...form, [missing]: '' }, token)).status).toBe(400)
    expect((await save({ ...form, pincode: '038000' }, token)).status).toBe(400)
    expect(await read(token)).toBeNull()
  })
})

test('a pincode has its town; one that nobody knows has none', async () => {
  const known = await backend.call('location.pincode', { pincode: '380006' }, { token: patient })
  expect(known.result).toMatchObject({ pincode: '380006', city: 'Ahmedabad' })
  expect((await backend.call('location.pincode', { pincode: '999999' }, { token: patient })).status).toBe(404)
})
