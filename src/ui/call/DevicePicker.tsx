import { css } from 'styled-system/css'
import { deviceKinds } from '../../core/call/devices.ports'
import type { CallRoomActor } from '../../machines/call/callRoom.machine'
import type { CallRoomView } from '../../machines/call/callRoom.view'
import { useText } from '../intl/useText'
import { SelectField } from '../kit/SelectField'

const fields = css({ display: 'grid', gap: '12', minWidth: '0' })

/** Whether the browser lets a page say where its sound goes. */
const canChooseSpeaker = (): boolean => 'setSinkId' in HTMLMediaElement.prototype

interface DevicePickerProps {
  readonly actor: CallRoomActor
  readonly view: CallRoomView
}

/** Which camera, microphone and speaker are used, where there are several of a kind. */
export const DevicePicker = ({ actor, view: { devices, chosen, speaker } }: DevicePickerProps) => {
  const say = useText()
  const usable = deviceKinds.filter((kind) => kind !== 'speaker' || canChooseSpeaker())
  return (
    <div className={fields}>
      {usable.map((kind) => {
        const options = devices.filter((each) => each.kind === kind)
        if (options.length < 2) return null
        return (
          <SelectField
            key={kind}
            label={say(`call.device.${kind}`)}
            options={options}
            value={(kind === 'speaker' ? speaker : chosen[kind]) ?? options[0]!.id}
            onChange={(id) => actor.send({ type: 'device.chosen', kind, id })}
          />
        )
      })}
    </div>
  )
}
