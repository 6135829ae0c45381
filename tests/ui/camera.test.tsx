// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test, vi } from 'vitest'
import kit from '../../src/ui/intl/en/kit.json'
import { CameraCapture, type CaptureEvent } from '../../src/ui/kit/camera/CameraCapture'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A camera whose picture the browser refuses to play, and what is known of it in the end. */
const refusedBy = async (name: string, { isLeft = false } = {}) => {
  const events: CaptureEvent[] = []
  let refuse = () => {}
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockReturnValue(
    new Promise((_, reject) => {
      refuse = () => reject(new DOMException('refused', name))
    }),
  )
  const view = { stream: new MediaStream(), shot: null, kept: 0, problem: null }
  const shown = render(
    <IntlProvider locale="en-IN" messages={kit}>
      <CameraCapture view={view} on={(event) => events.push(event)} />
    </IntlProvider>,
  )
  if (isLeft) shown.unmount()
  refuse()
  await new Promise((resolve) => setImmediate(resolve))
  return events
}

test.each(['NotAllowedError', 'AbortError'])(
  'a camera whose picture is refused (%s) says so instead of staying black',
  async (name) => {
    expect(await refusedBy(name)).toEqual([{ type: 'camera.stuck' }])
  },
)

test('a camera that is left while it starts says nothing', async () => {
  expect(await refusedBy('AbortError', { isLeft: true })).toEqual([])
})
