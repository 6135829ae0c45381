// @vitest-environment happy-dom
import { cleanup, fireEvent, render, within } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, describe, expect, test, vi } from 'vitest'
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

describe('the light over a paper', () => {
  /** A camera as the browser has it: with a light or without, which it may keep from a page. */
  const camera = (torch: boolean | undefined, applyConstraints = vi.fn<() => Promise<void>>(async () => {})) => {
    const stream = new MediaStream()
    const track = { getCapabilities: () => ({ torch }), applyConstraints }
    vi.spyOn(stream, 'getVideoTracks').mockReturnValue([track as unknown as MediaStreamVideoTrack])
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    const { container } = render(
      <IntlProvider locale="en-IN" messages={kit}>
        <CameraCapture view={{ stream, shot: null, kept: 0, problem: null }} on={() => {}} />
      </IntlProvider>,
    )
    return { screen: within(container), applyConstraints }
  }
  const light = (screen: ReturnType<typeof within>) => screen.queryByRole('button', { name: 'Light' })

  test('is turned on and off where the camera has one', async () => {
    const { screen, applyConstraints } = camera(true)
    expect(light(screen)?.getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(light(screen))
    await vi.waitFor(() => expect(light(screen)?.getAttribute('aria-pressed')).toBe('true'))
    fireEvent.click(light(screen))
    await vi.waitFor(() => expect(light(screen)?.getAttribute('aria-pressed')).toBe('false'))
    expect(applyConstraints.mock.calls).toEqual([[{ advanced: [{ torch: true }] }], [{ advanced: [{ torch: false }] }]])
  })

  test('is not offered where there is none', () => {
    expect(light(camera(undefined).screen)).toBeNull()
  })

  test('that the browser keeps from the page stays off', async () => {
    const refuse = vi.fn<() => Promise<void>>(async () => {
      throw new DOMException('refused', 'OverconstrainedError')
    })
    const { screen } = camera(true, refuse)
    fireEvent.click(light(screen))
    await vi.waitFor(() => expect(refuse).toHaveBeenCalled())
    expect(light(screen)?.getAttribute('aria-pressed')).toBe('false')
  })
})
