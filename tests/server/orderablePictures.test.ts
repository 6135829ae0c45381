import { expect, test } from 'vitest'
import { startBackend } from '../kit/backend'
import { newKnown } from '../kit/clinicDay'
import { PNG } from '../kit/sampleFiles'

test('a paper is chosen for an order by how it looks: its small picture is at its address', async () => {
  const practice = await startBackend()
  const { memberId, token } = await newKnown(practice, 'Asha Patel')
  const file = new File([new Uint8Array(PNG)], 'paper.png')
  const { result } = await practice.call<{ url: string }>('files.upload', { kind: 'prescription', file }, { token })
  const about = { type: 'prescription', healthCategoryId: 'spine', documentDate: '05-01-2026', title: 'Photographed' }
  await practice.call('records.save', { ...about, memberId, url: result.url }, { token })
  const { result: papers } = await practice.call<readonly { thumbnail_url: string }[]>(
    'medicines.orderable',
    { memberId },
    { token },
  )
  const picture = await practice.get(papers[0]!.thumbnail_url)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  await picture.arrayBuffer()
  await practice.close()
})
