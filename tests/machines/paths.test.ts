import { describe, expect, test } from 'vitest'
import { coverLive } from '../kit/paths/live'
import { models } from '../kit/paths/models'

describe.each(models)('every transition of $name', (model) => {
  test('is taken by a live actor on generated paths, each step where the path says', async () => {
    const { missed, strayed, all, steps, played } = await coverLive(model)
    expect(strayed.map((each) => ({ start: each.path.start, ...each.strayed }))).toEqual([])
    expect(missed).toEqual([])
    expect(all.size).toBeGreaterThan(0)
    console.log(`${model.name}: ${all.size} transitions, ${played.length} paths, ${steps} steps, all taken`)
  })
})
