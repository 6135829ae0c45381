import { describe, expect, test, vi } from 'vitest'
import { JOIN_TIMEOUT, LOST_AFTER } from '../../src/core/call/call.rules'
import { viewCallRoom, viewOwnCamera } from '../../src/machines/call/callRoom.view'
import { Connection, connected, ends, enterBy, microphone, refused } from '../kit/callRoom'
import { doctorInCall as doctor, patientInCall as patient } from '../kit/callSession'

describe.each(['webrtc', 'agora'] as const)('a call over %s', (way) => {
  test('comes in, sees and hears the other, and reads when they mute', async () => {
    const { world, streams, context } = await connected(enterBy(way))
    world.speaks()
    await expect.poll(() => streams).toContain(2)
    await expect.poll(() => context().media[2]?.microphone).toBe(true)
    world.mutes()
    await expect.poll(() => context().media[2]).toEqual({ microphone: false, camera: true, sharing: false })
  })

  test('keeps whose call it is, what it goes by and how it is looked at', async () => {
    const { actor, context } = await connected(enterBy(way))
    const parties = { doctor: { name: 'Dr Rao' }, patient: { name: 'Asha Patel' } }
    expect(context()).toMatchObject({
      bookingId: 'b1',
      session: { channelName: 'vc_1', memberId: 'm1', startsAt: 1000, endsAt: 1900, ...parties },
      tokens: { rtcToken: 'rtc1', rtmToken: 'rtm' },
      uid: 1,
      wanted: { camera: true, microphone: true },
      panel: 'none',
      isMinimised: false,
    })
    actor.send({ type: 'camera.toggled' })
    actor.send({ type: 'panel.chosen', panel: 'chat' })
    actor.send({ type: 'minimise' })
    expect(context()).toMatchObject({ wanted: { camera: false }, panel: 'chat', isMinimised: true })
    actor.send({ type: 'panel.chosen', panel: 'prescription' })
    expect(context().panel).toBe('prescription')
    actor.send({ type: 'leave' })
    expect(context()).toMatchObject({ uid: null, panel: 'none', isMinimised: false })
    expect(context().tokens).toEqual({})
  })

  test('waits when the other is gone, and goes on when they are back', async () => {
    const room = await connected(enterBy(way))
    expect(viewCallRoom(room.actor.getSnapshot()).left).toBeNull()
    room.state.people = [patient, { ...doctor, isHere: false }]
    room.changed()
    await expect.poll(room.line).toBe('waiting')
    expect(viewCallRoom(room.actor.getSnapshot()).left).toEqual({ name: 'Dr Rao', isAway: false })
    room.state.people = [patient, doctor]
    room.changed()
    await expect.poll(room.line).toBe('connected')
  })

  test.each([
    ['has left', { wasIn: true }, { name: 'Dr Rao', isAway: false }],
    ['has a line that is away', { wasIn: true, isAway: true }, { name: 'Dr Rao', isAway: true }],
    ['has a number and never came in', { wasIn: false }, null],
  ])('tells whoever comes back that the other %s', async (_, was, left) => {
    const room = enterBy(way)
    room.state.people = [patient, { ...doctor, isHere: false, ...was }]
    await expect.poll(room.line).toBe('waiting')
    expect(viewCallRoom(room.actor.getSnapshot()).left).toEqual(left)
  })

  test('says of an unplugged microphone no more once it was switched off and on', async () => {
    const room = await connected(enterBy(way))
    await expect.poll(() => room.context().own.microphone).toBe(true)
    microphone.dispatchEvent(new Event('ended'))
    await expect.poll(() => room.context().unplugged).toBe('microphone')
    room.actor.send({ type: 'mic.toggled' })
    room.actor.send({ type: 'mic.toggled' })
    expect(room.context().unplugged).toBeNull()
  })

  test('asks to come in while the devices open, and does not wait for them', async () => {
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => new Promise(() => undefined) } })
    const room = enterBy(way)
    await expect.poll(() => room.asked).toContain('enter')
    expect(room.line()).toBe('joining')
  })

  test('mends a line that breaks', async () => {
    const room = await connected(enterBy(way))
    room.world.speaks()
    room.world.breaks()
    await expect.poll(room.line).toBe('reconnecting')
    room.world.mends()
    await expect.poll(room.line).toBe('connected')
  })

  test('sends no picture once the camera is off, and says so', async () => {
    const room = await connected(enterBy(way))
    await expect.poll(() => room.context().own.camera).toBe(true)
    await vi.waitFor(room.world.cameraOn)
    room.actor.send({ type: 'camera.toggled' })
    await expect.poll(() => room.context().own.camera).toBe(false)
    await vi.waitFor(room.world.cameraOff)
  })

  test('says of a camera that it is not given, and opens it when it is pressed again once it is', async () => {
    const room = await connected(enterBy(way))
    const camera = () => [viewOwnCamera(room.actor.getSnapshot()), room.context().own.camera, room.context().faults]
    const [on, off] = [true, false].map((isOn) => ({ isInCall: true, isOn }))
    const noFaults = { camera: null, microphone: null }
    await expect.poll(camera).toEqual([on, true, noFaults])
    room.actor.send({ type: 'camera.toggled' })
    await expect.poll(camera).toEqual([off, false, noFaults])
    refused.add('video')
    room.actor.send({ type: 'camera.toggled' })
    await expect.poll(camera).toEqual([off, false, { ...noFaults, camera: 'denied' }])
    refused.clear()
    room.actor.send({ type: 'camera.toggled' })
    await expect.poll(camera).toEqual([on, true, noFaults])
  })

  test('is held by whoever only listens, as their owner gives neither camera nor microphone', async () => {
    refused.add('audio').add('video')
    const room = await connected(enterBy(way))
    room.world.speaks()
    await expect.poll(() => room.streams).toContain(2)
    expect([room.line(), room.context().own, room.context().faults]).toEqual([
      'connected',
      { microphone: false, camera: false, sharing: false },
      { camera: 'denied', microphone: 'denied' },
    ])
  })

  test('is left at once by whoever was taken out of it, and nothing of theirs is sent any more', async () => {
    const room = await connected(enterBy(way))
    await expect.poll(() => room.context().own.microphone).toBe(true)
    room.state.presence = 'notFound'
    room.changed()
    await expect.poll(room.at).toBe('shut')
    expect(room.context().refusal).toBe('kicked')
    await expect.poll(() => microphone.readyState).toBe('ended')
  })

  test('comes back to the lobby and the room from its end, as whoever is called again does', async () => {
    const room = await connected(enterBy(way))
    room.state.presence = 'callOver'
    room.changed()
    await expect.poll(room.at).toBe('summary')
    room.state.presence = null
    room.actor.send({ type: 'again' })
    await expect.poll(room.at).toEqual({ lobby: 'trying' })
    room.actor.send({ type: 'join' })
    await expect.poll(room.line).toBe('connected')
  })

  test('switched off while it is joined comes in without a sound', async () => {
    const room = enterBy(way)
    await expect.poll(room.line).toBe('joining')
    room.actor.send({ type: 'mic.toggled' })
    await connected(room)
    await expect.poll(() => room.context().own).toEqual({ microphone: false, camera: true, sharing: false })
  })

  test('tells when the system takes the microphone away', async () => {
    const room = await connected(enterBy(way))
    await expect.poll(() => room.context().own.microphone).toBe(true)
    microphone.dispatchEvent(new Event('ended'))
    await expect.poll(() => room.context().own.microphone).toBe(false)
  })

  test.each([
    ['callReplaced', 'elsewhere'],
    ['callOver', 'summary'],
    ['callFull', 'shut'],
  ] as const)('that is %s is shown as %s', async (presence, shown) => {
    const room = await connected(enterBy(way))
    room.state.presence = presence
    room.changed()
    await expect.poll(room.at).toBe(shown)
  })

  test.each([
    ['callFull', 'shut'],
    ['callElsewhere', 'elsewhere'],
  ] as const)('refused with %s is shown as %s', async (code, shown) => {
    await expect.poll(enterBy(way, {}, code).at).toBe(shown)
  })

  test('leaves once, by the row and by the line', async () => {
    const room = await connected(enterBy(way))
    room.actor.send({ type: 'leave' })
    await expect.poll(room.at).toBe('summary')
    expect(room.asked.filter((each) => each === 'leave')).toHaveLength(1)
    expect(room.standIn.asked.includes('leave')).toBe(way === 'agora')
  })
})

describe('between browsers, on a held clock', () => {
  /** A call over a connection that stands, and time that passes when it is told to. */
  const held = async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    ends.push(() => vi.useRealTimers())
    const room = enterBy('webrtc')
    await vi.waitFor(() => expect(room.line()).toBe('connected'))
    room.world.speaks()
    return room
  }
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

  test('a connection that is gone is made anew, and the call goes on', async () => {
    const room = await held()
    room.world.breaks()
    expect([room.line(), Connection.all.length]).toEqual(['reconnecting', 1])
    await pass(LOST_AFTER * 1000 - 1)
    expect(room.line()).toBe('reconnecting')
    Connection.all.at(-1)!.go('connected')
    expect([room.line(), Connection.all.length > 1]).toEqual(['connected', true])
    await pass(LOST_AFTER * 1000)
    expect(room.line()).toBe('connected')
  })

  test('a call without a line is lost after a minute, and joined again', async () => {
    const room = await held()
    room.world.breaks()
    await pass(LOST_AFTER * 1000)
    expect(room.at()).toBe('lost')
    room.actor.send({ type: 'retry' })
    await vi.waitFor(() => expect(room.line()).toBe('connected'))
  })

  test('a line that holds is kept where the network says that it is back', async () => {
    const room = await held()
    room.networkBack()
    await pass(LOST_AFTER * 1000)
    expect([room.line(), Connection.all.length]).toEqual(['connected', 1])
  })

  test('whoever is not let in and not refused is shut out of the room after fifteen seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    ends.push(() => vi.useRealTimers())
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => new Promise(() => undefined) } })
    const room = enterBy('webrtc')
    await vi.waitFor(() => expect(room.line()).toBe('joining'))
    await pass(JOIN_TIMEOUT)
    expect([room.at(), room.context().refusal]).toEqual(['shut', 'failed'])
  })
})

test('a connection that is given up before it took an offer keeps no end of the call back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  ends.push(() => vi.useRealTimers())
  const room = enterBy('webrtc')
  await vi.waitFor(() => expect(room.line()).toBe('connected'))
  room.state.signals.push({ seq: 1, from: 2, kind: 'offer', generation: 1000, data: '{"type":"offer"}' })
  room.changed()
  await vi.advanceTimersByTimeAsync(100)
  room.state.presence = 'callOver'
  room.changed()
  // It did not come about in ten seconds, and is made anew.
  await vi.advanceTimersByTimeAsync(14_000)
  expect(Connection.all.length).toBeGreaterThan(1)
  expect(room.at()).toBe('summary')
})

test.each(['offer', 'answer'] as const)(
  'says what is on here after an %s: what was sent before may be lost',
  async (kind) => {
    const room = await connected(enterBy('webrtc'))
    await expect.poll(() => room.asked.some((each) => each.startsWith('state'))).toBe(true)
    room.asked.length = 0
    room.state.signals.push({ seq: 1, from: 2, kind, generation: 1000, data: JSON.stringify({ type: kind }) })
    room.changed()
    await expect.poll(() => room.asked).toContain('state {"microphone":true,"camera":true,"sharing":false}')
  },
)

describe('Agora alone', () => {
  test('enters the channel under the number of the session, in India, with what is sent', async () => {
    const { standIn } = await connected(enterBy('agora'))
    await expect.poll(() => standIn.asked).toContain('publish audio')
    expect(standIn.asked.slice(0, 2)).toEqual(['area ["INDIA"]', 'join app vc_1 rtc1 1'])
  })

  test('renews a token that is about to end', async () => {
    const { standIn, state, context } = await connected(enterBy('agora'))
    state.token = 2
    standIn.emit('token-privilege-will-expire')
    await expect.poll(() => standIn.asked).toContain('renew rtc2')
    expect(context().tokens).toEqual({ rtcToken: 'rtc2', rtmToken: 'rtm' })
  })

  test.each(['NETWORK_ERROR', 'SERVER_ERROR', 'TOKEN_EXPIRE'])(
    'comes back with a new token and sends anew after %s',
    async (reason) => {
      const room = await connected(enterBy('agora'))
      await expect.poll(() => room.standIn.asked).toContain('publish video')
      room.standIn.asked.length = 0
      room.state.token = 2
      room.standIn.emit('connection-state-change', 'DISCONNECTED', 'CONNECTED', reason as never)
      await expect.poll(room.line).toBe('reconnecting')
      await expect.poll(() => room.standIn.asked).toContain('join app vc_1 rtc2 1')
      await expect.poll(() => room.standIn.asked).toContain('publish video')
    },
  )

  test.each([
    ['UID_CONFLICT', 'elsewhere'],
    ['UID_BANNED', 'shut'],
    ['IP_BANNED', 'shut'],
    ['CHANNEL_BANNED', 'shut'],
  ])('sent away by %s is shown as %s', async (reason, shown) => {
    const room = await connected(enterBy('agora'))
    room.standIn.emit('connection-state-change', 'DISCONNECTED', 'CONNECTED', reason as never)
    await expect.poll(room.at).toBe(shown)
    expect(room.context().refusal).toBe(shown === 'shut' ? 'kicked' : null)
  })

  test('that lets nobody in is shut, and can be tried again', async () => {
    await expect.poll(enterBy('agora', { refusesJoin: true }).at).toBe('shut')
  })

  test.each([
    [1, 'good'],
    [3, 'fair'],
    [4, 'weak'],
    [5, 'weak'],
    [0, 'good'],
    [6, 'good'],
  ] as const)('reads its measure %i as %s', async (level, quality) => {
    const { standIn, context } = await connected(enterBy('agora'))
    standIn.emit('network-quality', { uplinkNetworkQuality: 1, downlinkNetworkQuality: level })
    expect(context().quality).toBe(quality)
  })

  test('believes hints of people of the call alone, and only of what is sent', async () => {
    const { standIn, context, world } = await connected(enterBy('agora'))
    await expect.poll(() => standIn.asked.some((each) => each.startsWith('hint vc_1 '))).toBe(true)
    world.speaks()
    const message = '{"sharing":true}'
    for (const publisher of ['somebody', 'vc_2_2', 'vc_1_1', 'vc_1_x'])
      standIn.hint({ channelName: 'vc_1', publisher, message })
    standIn.hint({ channelName: 'vc_2', publisher: 'vc_1_2', message })
    standIn.hint({ channelName: 'vc_1', publisher: 'vc_1_2', message: 'no JSON' })
    expect(context().media[2]).toMatchObject({ sharing: false })
    standIn.hint({ channelName: 'vc_1', publisher: 'vc_1_2', message })
    expect(context().media[2]).toEqual({ microphone: true, camera: true, sharing: true })
  })

  test('goes on where hints fail', async () => {
    const room = await connected(enterBy('agora', { hasHints: false }))
    room.world.speaks()
    await expect.poll(() => room.streams).toContain(2)
  })
})
