import { expect, test } from 'vitest'
import { linkTo, readLink } from '../../tools/visualizer/paths/link'

test('a link is read as it was written', () => {
  const link = { machine: 'booking', state: 'checkingOut', path: 3, step: 5 }
  expect(linkTo(link)).toBe('/dev/machines?path=3&step=5#booking.checkingOut')
  expect(readLink(new URL(linkTo(link), 'http://practice.test'))).toEqual(link)
  expect(readLink({ search: '?path=x', hash: '' })).toEqual({ machine: null, state: null, path: null, step: null })
})
