import { Video } from 'lucide-react'
import { useApp } from '../app/frame/AppContext'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'

/** Camera and microphone are tried while there is time to mend them. */
export function TestDevices() {
  const say = useText()
  const { app } = useApp()
  return (
    <Button tone="secondary" onClick={() => app.send({ type: 'open', feature: { id: 'overlay.deviceTest' } })}>
      <Video size={20} aria-hidden />
      {say('booking.device.test')}
    </Button>
  )
}
