import { useEffect, useState } from 'react'
import type { CameraProblem } from '../../../src/core/kit/camera.ports'
import { browserCamera } from '../../../src/adapters/browser/camera'
import { Button } from '../../../src/ui/kit/Button'
import { CameraCapture } from '../../../src/ui/kit/camera/CameraCapture'
import { FileTile, type FileTileView } from '../../../src/ui/kit/file-tile/FileTile'
import { PrintSheet } from '../../../src/ui/kit/print-sheet/PrintSheet'
import type { PartStories } from '../story'
import { useWords, type Word } from '../words'

const tooLarge: Word = ['Larger than 8 MB', '8 MB से बड़ी', '8 MB થી મોટી', '8 MB-র চেয়ে বড়']

const Tile = (first: Omit<FileTileView, 'id' | 'problem'> & { readonly problem?: Word }) => () => {
  const word = useWords()
  const [state, setState] = useState<FileTileView['state'] | 'gone'>(first.state)
  if (state === 'gone') return null
  const { problem, ...view } = first
  return (
    <FileTile
      view={{ ...view, id: 'file', state, ...(problem && { problem: word(problem) }) }}
      on={({ type }) => setState(type === 'file.retried' ? 'uploading' : 'gone')}
    />
  )
}

/** Files on their way. */
export const fileStories: PartStories = {
  id: 'file-tile',
  title: 'FileTile',
  about: 'Cancel while it runs, Retry when it failed; start and end are announced, the percentage is silent.',
  stories: [
    {
      name: 'waiting',
      View: Tile({ name: 'MRI L4–L5.pdf', size: '2.4 MB', kind: 'document', state: 'waiting', percent: 0 }),
    },
    {
      name: 'uploading',
      View: Tile({
        name: 'prescription 3 Oct 2026.jpg',
        size: '1.1 MB',
        kind: 'image',
        state: 'uploading',
        percent: 62,
      }),
    },
    { name: 'done', View: Tile({ name: 'EEG.pdf', size: '860 kB', kind: 'document', state: 'done', percent: 100 }) },
    {
      name: 'failed',
      View: Tile({
        name: 'a-very-long-name-of-a-scan-from-another-hospital-2026-10-03.tiff',
        size: '24 MB',
        kind: 'image',
        state: 'failed',
        percent: 0,
        problem: tooLarge,
      }),
    },
  ],
}

const Shots = ({ problem }: { readonly problem: CameraProblem | null }) => {
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [failed, setFailed] = useState<CameraProblem | null>(problem)
  const [isOn, setOn] = useState(problem !== null)
  const [shot, setShot] = useState<string | null>(null)
  const [kept, setKept] = useState(0)
  const word = useWords()
  useEffect(() => {
    if (!isOn || problem !== null) return undefined
    return browserCamera.subscribe((event) => {
      if (event.type === 'camera.started') setStream(event.stream)
      else setFailed(event.problem)
    })
  }, [isOn, problem])
  if (!isOn)
    return (
      <Button tone="secondary" onClick={() => setOn(true)}>
        {word(['Photo', 'फ़ोटो', 'ફોટો', 'ছবি'])}
      </Button>
    )
  return (
    <CameraCapture
      view={{ stream, shot, kept, problem: failed }}
      on={(event) => {
        if (event.type === 'photo.taken') setShot(event.photo.full)
        if (event.type === 'photo.kept') setKept(kept + 1)
        if (event.type === 'photo.kept' || event.type === 'photo.retaken') setShot(null)
      }}
    />
  )
}

/** Photos. */
export const cameraStories: PartStories = {
  id: 'camera',
  title: 'CameraCapture',
  about: 'Space or Enter takes a photo; each is kept or taken again. Without a camera a photo is uploaded.',
  stories: [
    { name: 'off until it is wanted', View: () => <Shots problem={null} /> },
    { name: 'refused', View: () => <Shots problem="denied" /> },
    { name: 'in use elsewhere', View: () => <Shots problem="busy" /> },
  ],
}

const Sheet = () => {
  const word = useWords()
  return (
    <>
      <Button tone="secondary" onClick={() => print()}>
        {word(['Print', 'प्रिंट करें', 'પ્રિન્ટ કરો', 'প্রিন্ট করুন'])}
      </Button>
      <PrintSheet
        label={word(['Prescription', 'पर्ची', 'પ્રિસ્ક્રિપ્શન', 'প্রেসক্রিপশন'])}
        head={
          <>
            <strong>Dr Kavita Rao</strong>, DM Neurology · KMC 41207
            <br />
            Asha Patel, 42 · 23 Nov 2026
          </>
        }
        parts={[
          {
            id: 'medicines',
            content: (
              <>
                <h4>{word(['Medicines', 'दवाएँ', 'દવાઓ', 'ওষুধ'])}</h4>
                <p>LEVETIRACETAM 500 mg · 1-0-1 · 10</p>
              </>
            ),
          },
          {
            id: 'advice',
            content: (
              <p>{word(['Come back in two weeks', 'दो हफ़्ते बाद आएँ', 'બે અઠવાડિયા પછી આવો', 'দুই সপ্তাহ পরে আসুন'])}</p>
            ),
          },
        ]}
        foot={word(['End of medicines', 'दवाएँ समाप्त', 'દવાઓ પૂરી', 'ওষুধ শেষ'])}
      />
    </>
  )
}

/** What is printed. */
export const printStories: PartStories = {
  id: 'print-sheet',
  title: 'PrintSheet',
  about: 'A4 with margins of 12 mm, black on white, no part split between pages; printing leaves out everything else.',
  stories: [{ name: 'a prescription', View: Sheet }],
}
