import { useEffect, useState } from 'react'
import { HOUR, MINUTE, startOfDay } from '../../../src/core/kit/dates'
import { ActionBar } from '../../../src/ui/kit/ActionBar'
import { Button } from '../../../src/ui/kit/Button'
import { DocumentLink } from '../../../src/ui/kit/DocumentLink'
import { Countdown } from '../../../src/ui/kit/Countdown'
import { Money } from '../../../src/ui/kit/Money'
import type { PartStories } from '../story'
import { useWords, type Word } from '../words'

const NOW = startOfDay('2026-11-23') + 19 * HOUR + 10 * MINUTE

const Held =
  (left: number, runs = false) =>
  () => {
    const [now, setNow] = useState(NOW)
    useEffect(() => {
      if (!runs) return undefined
      const timer = setInterval(() => setNow((at) => at + 1), 1000)
      return () => clearInterval(timer)
    }, [])
    return <Countdown deadline={NOW + left} now={now} />
  }

/** Time that runs out. */
export const countdownStories: PartStories = {
  id: 'countdown',
  title: 'Countdown',
  about: 'Tabular figures, the server’s time; announced at five minutes, at one and at the end, otherwise silent.',
  stories: [
    { name: 'minutes', View: Held(8 * MINUTE + 42, true) },
    { name: 'over', View: Held(0) },
  ],
}

const total: Word = ['Total', 'कुल', 'કુલ', 'মোট']
const pay: Word = ['Pay', 'भुगतान करें', 'ચૂકવો', 'পেমেন্ট করুন']
const cancel: Word = ['Cancel', 'रद्द करें', 'રદ કરો', 'বাতিল করুন']
const choose: Word = ['Choose a slot', 'स्लॉट चुनें', 'સ્લૉટ પસંદ કરો', 'স্লট বেছে নিন']

const Bar = (isMissing: boolean) => () => {
  const word = useWords()
  return (
    <ActionBar
      facts={
        <>
          {word(total)} <Money paise={110000} />
        </>
      }
      other={!isMissing && <Button tone="secondary">{word(cancel)}</Button>}
      main={
        <Button disabled={isMissing} reason={isMissing ? word(choose) : undefined}>
          {word(pay)}
        </Button>
      }
    />
  )
}

/** The bar at the lower edge. */
export const barStories: PartStories = {
  id: 'action-bar',
  title: 'ActionBar',
  about: 'Facts and one main action, always in reach; what is missing is said below a disabled one.',
  stories: [
    { name: 'two ways on', View: Bar(false) },
    { name: 'something missing', View: Bar(true) },
  ],
}

const Paper = (isThere: boolean) => () => {
  const word = useWords()
  return (
    <DocumentLink
      url={isThere ? '/dev/kit' : null}
      label={word(['Open PDF', 'PDF खोलें', 'PDF ખોલો', 'PDF খুলুন'])}
      message={word([
        'The PDF cannot be opened now.',
        'PDF अभी नहीं खुल सकती।',
        'PDF હમણાં ખૂલી શકતી નથી.',
        'PDF এখন খোলা যাচ্ছে না।',
      ])}
      retryLabel={word(['Try again', 'फिर कोशिश करें', 'ફરી પ્રયાસ કરો', 'আবার চেষ্টা করুন'])}
      busy={false}
      onRetry={() => undefined}
    />
  )
}

/** The way to a paper. */
export const documentStories: PartStories = {
  id: 'document-link',
  title: 'DocumentLink',
  about: 'Opens a document in a tab of its own; where there is none, says why, and asks for it again.',
  stories: [
    { name: 'there', View: Paper(true) },
    { name: 'cannot be opened', View: Paper(false) },
  ],
}
