// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useDeferredValue } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { onDemand } from '../../src/ui/app/loading/onDemand'
import { PageBoundary } from '../../src/ui/app/loading/PageBoundary'
import app from '../../src/ui/intl/en/app.json'

// Nothing is laid out here, and reading them takes long.
vi.mock('../../src/ui/app/later.css', () => ({}))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const Coming = () => <p>It is coming</p>

test('a view takes the place of what stood there when it has arrived, and is not rendered over and over before', async () => {
  let renders = 0
  const Content = onDemand(async () => () => <p>Content</p>)
  const View = onDemand(async () => () => {
    renders += 1
    return useDeferredValue(true, false) ? <Content /> : null
  })
  render(<View meanwhile={<Coming />} />)
  expect(screen.getByText('It is coming')).not.toBeNull()
  await screen.findByText('Content')
  expect(screen.queryByText('It is coming')).toBeNull()
  expect(renders).toBeLessThan(5)
})

test('a view that is here is shown at once', async () => {
  const View = onDemand(async () => () => <p>View</p>)
  render(<View />)
  await screen.findByText('View')
  cleanup()
  render(<View meanwhile={<Coming />} />)
  expect(screen.getByText('View')).not.toBeNull()
})

test('a view that could not be fetched breaks its part of the page, and is fetched again at Retry', async () => {
  // React reports what a boundary keeps.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isReachable = false
  const View = onDemand(async () => {
    if (!isReachable) throw new TypeError('The file could not be fetched')
    return () => <p>View</p>
  })
  render(
    <IntlProvider locale="en-IN" messages={app}>
      <PageBoundary isPart>
        <View />
      </PageBoundary>
    </IntlProvider>,
  )
  const retry = await screen.findByRole('button')
  isReachable = true
  fireEvent.click(retry)
  expect(await screen.findByText('View')).not.toBeNull()
})
