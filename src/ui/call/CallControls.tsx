import {
  ClipboardPen,
  FolderOpen,
  type LucideIcon,
  MessageCircle,
  Mic,
  MicOff,
  Minimize2,
  MonitorUp,
  PhoneOff,
  Settings2,
  SwitchCamera,
  Video,
  UserPlus,
  VideoOff,
} from 'lucide-react'
import { css } from 'styled-system/css'
import type { CallRoomView } from '../../machines/call/callRoom.view'
import type { CallRoomActor } from '../../machines/call/callRoom.machine'
import { useApp } from '../app/frame/AppContext'
import { useText } from '../intl/useText'

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: { base: '8', tablet: '12' },
  paddingInline: '12',
  paddingBlockStart: '12',
  paddingBlockEnd: '[calc(12px + env(safe-area-inset-bottom))]',
})
const round = css({
  display: 'grid',
  placeContent: 'center',
  width: '48',
  height: '48',
  border: 'line',
  borderRadius: 'full',
  background: 'surface',
  color: 'ink',
  cursor: 'pointer',
  _hover: { background: 'tint' },
  '&[aria-pressed=true]': {
    borderColor: 'transparent',
    background: 'ink',
    color: 'paper',
    _hover: { background: 'muted' },
  },
  '&[data-leave]': {
    marginInlineStart: { tablet: '24' },
    borderColor: 'transparent',
    background: '[#DC2626]',
    color: '[#FFFFFF]',
  },
})

interface ControlProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly isPressed?: boolean
  readonly isLeave?: boolean
  readonly press: () => void
}

const Control = ({ icon: Icon, label, isPressed, isLeave, press }: ControlProps) => (
  <button
    type="button"
    className={round}
    title={label}
    aria-label={label}
    aria-pressed={isPressed}
    data-leave={isLeave || undefined}
    onClick={press}
  >
    <Icon size={24} aria-hidden />
  </button>
)

interface CallControlsProps {
  readonly actor: CallRoomActor
  readonly view: CallRoomView
  readonly onDevices: () => void
}

/** What is done in a call; leaving stands apart. */
export const CallControls = ({ actor, view, onDevices }: CallControlsProps) => {
  const say = useText()
  const { app } = useApp()
  const { wanted, own, isStaff, panel } = view
  const send = (type: Exclude<Parameters<CallRoomActor['send']>[0]['type'], never>) => () =>
    actor.send({ type } as Parameters<CallRoomActor['send']>[0])
  const canShare = isStaff && typeof navigator.mediaDevices?.getDisplayMedia === 'function'
  return (
    <div className={bar} role="toolbar" aria-label={say('call.controls')}>
      <Control
        icon={wanted.microphone ? Mic : MicOff}
        label={say(wanted.microphone ? 'call.mic.off' : 'call.mic.on')}
        press={send('mic.toggled')}
      />
      <Control
        icon={wanted.camera ? Video : VideoOff}
        label={say(wanted.camera ? 'call.camera.off' : 'call.camera.on')}
        press={send('camera.toggled')}
      />
      {wanted.camera && <Control icon={SwitchCamera} label={say('call.flip')} press={send('flip')} />}
      {canShare && (
        <Control
          icon={MonitorUp}
          label={say(own.sharing ? 'call.share.stop' : 'call.share.start')}
          isPressed={own.sharing}
          press={send('share.toggled')}
        />
      )}
      {view.session?.channelId != null && (
        <Control
          icon={MessageCircle}
          label={say('call.panel.chat')}
          isPressed={panel === 'chat'}
          press={() => actor.send({ type: 'panel.chosen', panel: 'chat' })}
        />
      )}
      {isStaff && (
        <Control
          icon={ClipboardPen}
          label={say('call.panel.prescription')}
          isPressed={panel === 'prescription'}
          press={() => actor.send({ type: 'panel.chosen', panel: 'prescription' })}
        />
      )}
      {isStaff && (
        <Control
          icon={FolderOpen}
          label={say('call.panel.records')}
          press={() =>
            app.send({
              type: 'open',
              feature: { id: 'overlay.patientRecords', at: view.session!.memberId, stays: true },
            })
          }
        />
      )}
      {isStaff && (
        <Control
          icon={UserPlus}
          label={say('call.family.bring')}
          press={() =>
            app.send({ type: 'open', feature: { id: 'overlay.inviteFamily', at: view.bookingId, stays: true } })
          }
        />
      )}
      {view.hasDeviceChoice && <Control icon={Settings2} label={say('call.devices')} press={onDevices} />}
      <Control icon={Minimize2} label={say('call.minimise')} press={send('minimise')} />
      <Control icon={PhoneOff} label={say('call.leave')} isLeave press={send('leave')} />
    </div>
  )
}
