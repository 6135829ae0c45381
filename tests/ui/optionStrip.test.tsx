// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OptionStrip } from '../../src/ui/kit/OptionStrip'

afterEach(cleanup)

test('an arrow beside a strip moves it by 300 px, to its side', () => {
  const moved = vi.spyOn(Element.prototype, 'scrollBy').mockReturnValue(undefined)
  render(
    <OptionStrip
      label="Days"
      layout="strip"
      options={[{ id: 'a', name: 'Today', content: 'Today' }]}
      chosen="a"
      onChoose={() => undefined}
      scrollLabels={{ previous: 'Earlier days', next: 'Later days' }}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Later days' }))
  fireEvent.click(screen.getByRole('button', { name: 'Earlier days' }))
  expect(moved.mock.calls.map(([to]) => (to as ScrollToOptions).left)).toEqual([300, -300])
})
