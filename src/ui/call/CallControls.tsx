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
  UserMinus,
  UserPlus,
  VideoOff,
} from 'lucide-react'
import { useLayoutEffect } from 'react'
import { css } from 'styled-system/css'
import type { CallRoomView } from '../../machines/call/callRoom.view'
import type { CallRoomActor } from '../../machines/call/callRoom.machine'
import { useApp } from '../app/frame/AppContext'
import { useText } from '../intl/useText'
import { markRoot } from '../kit/markRoot'
import { MenuButton } from '../kit/menu/MenuButton'
import { useMedia } from '../kit/useMedia'

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: { base: '8', tablet: '12' },
  paddingInline: '12',
  paddingBlockStart: '12',
  paddingBlockEnd: '[calc(12px + env(safe-area-inset-bottom))]',
  // The three dots look like what stands beside them.
  '& > [aria-haspopup=menu]': {
    width: { base: '48', tablet: '[56px]' },
    height: { base: '48', tablet: '[56px]' },
    border: 'line',
    background: 'surface',
  },
})
const round = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8',
  minWidth: { base: '48', tablet: '[56px]' },
  height: { base: '48', tablet: '[56px]' },
  border: 'line',
  '&:has(> span)': { paddingInline: '16', fontSize: '14', fontWeight: 'medium' },
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
  readonly isPressed?: boolean | undefined
  readonly isLeave?: boolean
  /** Beside its drawing, where there is room. */
  readonly word?: string | undefined
  readonly press: () => void
}

const Control = ({ icon: Icon, label, isPressed, isLeave, word, press }: ControlProps) => (
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
    {word !== undefined && <span>{word}</span>}
  </button>
)

interface Deed extends Omit<ControlProps, 'isLeave'> {
  readonly id: string
}

/** Controls beside microphone, camera and leaving that a narrow phone has room for. */
const ON_PHONE = 3
/** What is seldom pressed stands behind three dots everywhere. */
const SELDOM: readonly string[] = ['family', 'takeOut', 'devices']

interface CallControlsProps {
  readonly actor: CallRoomActor
  readonly view: CallRoomView
  readonly onDevices: () => void
}

/** What is done in a call; leaving stands apart. */
export const CallControls = ({ actor, view, onDevices }: CallControlsProps) => {
  const say = useText()
  const { app } = useApp()
  const isPhone = useMedia('phone')
  const isDesktop = useMedia('desktop')
  const { wanted, own, isStaff, panel } = view
  // Toasts lie above it and what is said over it.
  useLayoutEffect(() => markRoot('data-action-bar'), [])
  const send = (type: Exclude<Parameters<CallRoomActor['send']>[0]['type'], never>) => () =>
    actor.send({ type } as Parameters<CallRoomActor['send']>[0])
  const choose = (chosen: 'chat' | 'prescription' | 'records') => ({
    label: say(`call.panel.${chosen}`),
    word: isDesktop ? say(chosen === 'records' ? 'call.records' : `call.panel.${chosen}`) : undefined,
    isPressed: panel === chosen,
    press: () => actor.send({ type: 'panel.chosen', panel: chosen }),
  })
  const canShare = isStaff && typeof navigator.mediaDevices?.getDisplayMedia === 'function'
  const deeds: readonly Deed[] = [
    ...(wanted.camera && !isDesktop
      ? [{ id: 'flip', icon: SwitchCamera, label: say('call.flip'), press: send('flip') }]
      : []),
    ...(canShare
      ? [
          {
            id: 'share',
            icon: MonitorUp,
            label: say(own.sharing ? 'call.share.stop' : 'call.share.start'),
            isPressed: own.sharing,
            press: send('share.toggled'),
          },
        ]
      : []),
    ...(view.session?.channelId == null ? [] : [{ id: 'chat', icon: MessageCircle, ...choose('chat') }]),
    ...(isStaff
      ? [
          { id: 'prescription', icon: ClipboardPen, ...choose('prescription') },
          { id: 'records', icon: FolderOpen, ...choose('records') },
          {
            id: 'family',
            icon: UserPlus,
            label: say('call.family.bring'),
            press: () =>
              app.send({ type: 'open', feature: { id: 'overlay.inviteFamily', at: view.bookingId, stays: true } }),
          },
        ]
      : []),
    ...(view.letIn === null
      ? []
      : [
          {
            id: 'takeOut',
            icon: UserMinus,
            label: say('call.family.takeOut', { name: view.letIn }),
            press: send('take.out'),
          },
        ]),
    ...(view.hasDeviceChoice ? [{ id: 'devices', icon: Settings2, label: say('call.devices'), press: onDevices }] : []),
    { id: 'minimise', icon: Minimize2, label: say('call.minimise'), press: send('minimise') },
  ]
  // One row on a phone: what does not fit stands behind three dots.
  const often = deeds.filter(({ id }) => !SELDOM.includes(id))
  const shown = isPhone && deeds.length > ON_PHONE ? often.slice(0, ON_PHONE - 1) : often
  const further = deeds.filter((each) => !shown.includes(each))
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
      {shown.map(({ id, icon, label, isPressed, word, press }) => (
        <Control key={id} icon={icon} label={label} isPressed={isPressed} word={word} press={press} />
      ))}
      {further.length > 0 && (
        <MenuButton
          label={say('call.more')}
          actions={further.map(({ id, icon: Icon, label }) => ({
            id,
            name: label,
            icon: <Icon size={20} aria-hidden />,
          }))}
          onAction={(id) => further.find((each) => each.id === id)?.press()}
        />
      )}
      <Control icon={PhoneOff} label={say('call.leave')} isLeave press={send('leave')} />
    </div>
  )
}
