import type { CallCommand, CallEvent, CallPort, CallRefusal } from '../../core/call/call.ports'
import type { Outcome } from '../../core/kit/outcome'
import { type AgoraSdk, agoraSdk } from '../agora/sdk'
import { openWebRtc } from '../webrtc/room'
import { openOwnMedia, type OwnMedia } from '../webrtc/ownMedia'
import { type CallParts, type Line, withAbort } from './line'

const refusals: readonly string[] = [
  'callTooEarly',
  'callOver',
  'callFull',
  'callElsewhere',
  'consentMissing',
  'notFound',
]
const refusalOf = (outcome: Outcome<unknown>): CallRefusal => {
  const code = outcome.ok ? undefined : outcome.failure.code
  return code !== undefined && refusals.includes(code) ? (code as CallRefusal) : 'failed'
}

/** Calls: rows of ours say who may come in and who is here; the media go through Agora where its project is configured, else from browser to browser. */
export const openCalls = (parts: CallParts, agora: () => Promise<AgoraSdk> = agoraSdk): CallPort<MediaStream> => ({
  join: (target, on) => {
    const { signal, abort } = withAbort()
    let own: OwnMedia | null = null
    let room: Line | null = null
    let hasEntered = false
    /** What was switched before the devices were open. */
    const early: CallCommand[] = []
    const notify = (event: CallEvent<MediaStream>) => {
      if (!signal.aborted) on(event)
    }
    const showOwn = () => {
      if (own === null) return
      notify({ type: 'own.stream', stream: own.stream() })
      notify({ type: 'own.media', media: own.state() })
    }
    const changed = () => {
      showOwn()
      void room?.changed()
    }
    const enter = async (): Promise<void> => {
      const { calls, place } = parts
      const { bookingId: id, channelName, memberId, isMoving } = target
      const opening = openOwnMedia(target, {
        changed,
        lost: (kind) => notify({ type: 'device.lost', kind }),
        failed: (kind, fault) => notify({ type: 'device.failed', kind, fault }),
      })
      const [rtc, rtm] = await Promise.all([
        calls.rtcToken({ channelName }, signal),
        calls.rtmToken({ channelName }, signal),
      ])
      if (!rtc.ok) return notify({ type: 'refused', code: refusalOf(rtc) })
      if (!rtm.ok) return notify({ type: 'refused', code: refusalOf(rtm) })
      notify({ type: 'tokens', tokens: { rtcToken: rtc.value.rtcToken, rtmToken: rtm.value.rtmToken } })
      const { rtcToken, appId } = rtc.value
      // Asked while the devices open, which takes longer.
      const entered = await calls.enter({ id, channelName, memberId, rtcToken, place: place(), isMoving }, signal)
      hasEntered = entered.ok
      own = await opening
      if (signal.aborted) return own.stop()
      if (!entered.ok) return notify({ type: 'refused', code: refusalOf(entered) })
      for (const command of early.splice(0)) await follow(command)
      const inside = { entry: entered.value, own, target }
      const opened =
        appId === null
          ? openWebRtc(inside, parts, notify)
          : await (
              await import('../agora/room')
            ).openAgora({ ...inside, appId, rtcToken, rtmToken: rtm.value.rtmToken }, parts, notify, await agora())
      if (signal.aborted) return opened.close()
      room = opened
      notify({ type: 'joined', entry: entered.value })
      showOwn()
    }
    const follow = async (command: CallCommand): Promise<void> => {
      if (command.type === 'mic') await own?.mic(command.isOn)
      if (command.type === 'camera') await own?.camera(command.isOn)
    }
    void enter().catch(() => notify({ type: 'refused', code: 'failed' }))
    return {
      send: (command) => {
        switch (command.type) {
          case 'mic':
          case 'camera':
            return own === null ? void early.push(command) : void follow(command)
          case 'flip':
            return void own?.flip()
          case 'device':
            return void own?.device(command.kind, command.deviceId)
          case 'share':
            return void own?.share(command.isOn)
          case 'reconnect':
            return room?.reconnect()
          case 'renew':
            return room?.renew()
        }
      },
      leave: () => {
        abort()
        room?.close()
        own?.stop()
        if (hasEntered)
          void parts.calls.leave({ id: target.bookingId, place: parts.place() }, new AbortController().signal)
      },
    }
  },
})
