import type { OpenStep } from '../app/feature'
import type { RecordFormActor } from './recordForm.machine'

/** The form of a record as a step of a page, and the camera over it; `name` is what the page calls it. */
export const recordFormSteps = (name: string, form: RecordFormActor | undefined): readonly OpenStep[] => {
  const camera = form?.getSnapshot().children.camera
  return [
    { name, close: () => form?.send({ type: 'close' }) },
    ...(camera ? [{ name: 'photo', close: () => camera.send({ type: 'close' }) }] : []),
  ]
}
