import { BoardColumn } from '../../../src/ui/kit/BoardColumn'
import { Button } from '../../../src/ui/kit/Button'
import { InlineNotice, type NoticeTone } from '../../../src/ui/kit/InlineNotice'
import { type KeyFact, KeyFacts } from '../../../src/ui/kit/KeyFacts'
import { KpiTile } from '../../../src/ui/kit/KpiTile'
import { PaymentChip } from '../../../src/ui/kit/PaymentChip'
import { Sparkline } from '../../../src/ui/kit/Sparkline'
import { Timeline, type TimelineEntry } from '../../../src/ui/kit/Timeline'
import type { PartStories } from '../story'
import { useWords, type Word } from '../words'

const today: Word = ['Today, 8:50 pm', 'आज, 8:50 pm', 'આજે, 8:50 pm', 'আজ, 8:50 pm']
const clinic: Word = ['Meru Spine & Posture Centre', 'मेरु स्पाइन सेंटर', 'મેરુ સ્પાઇન સેન્ટર', 'মেরু স্পাইন সেন্টার']
const behala: Word = ['Behala, Kolkata', 'बेहाला, कोलकाता', 'બેહાલા, કોલકાતા', 'বেহালা, কলকাতা']

const Facts = (layout: 'line' | 'stack') => () => {
  const word = useWords()
  const facts: readonly KeyFact[] = [
    { kind: 'when', value: word(today) },
    { kind: 'clinic', value: word(clinic), more: word(behala) },
    { kind: 'who', value: 'Asha Patel' },
    { kind: 'paid', value: <PaymentChip status="UNPAID" paise={110000} /> },
  ]
  return <KeyFacts facts={facts} layout={layout} />
}

/** The facts of a visit. */
export const factStories: PartStories = {
  id: 'key-facts',
  title: 'KeyFacts',
  about: 'When, where, who, how paid: one part for tickets, cards, panels and notices.',
  stories: [
    { name: 'one under another', View: Facts('stack') },
    { name: 'in a line', View: Facts('line') },
  ],
}

const Chips = () => (
  <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0 }}>
    <PaymentChip status="UNPAID" />
    <PaymentChip status="PAID" />
    <PaymentChip status="REFUNDED" />
    <PaymentChip status="collect" paise={75000} />
  </p>
)

/** How a payment stands. */
export const paymentStories: PartStories = {
  id: 'payment-chip',
  title: 'PaymentChip',
  about: 'Colour, drawing and word from the core’s table.',
  stories: [{ name: 'every state', View: Chips }],
}

const Notice = (tone: NoticeTone) => () => {
  const word = useWords()
  return (
    <InlineNotice
      tone={tone}
      action={
        <Button tone="secondary" size="sm">
          {word(['Pay', 'भुगतान करें', 'ચૂકવો', 'পেমেন্ট করুন'])}
        </Button>
      }
    >
      {word([
        'Your slot is held until 1:48 pm.',
        'आपका स्लॉट 1:48 pm तक रखा है।',
        'તમારો સ્લૉટ 1:48 pm સુધી રાખ્યો છે.',
        'আপনার স্লট 1:48 pm পর্যন্ত রাখা আছে।',
      ])}
    </InlineNotice>
  )
}

/** Sentences within a page. */
export const noticeStories: PartStories = {
  id: 'inline-notice',
  title: 'InlineNotice',
  about: 'What concerns the thing beside it, with a way on; announced at once only where somebody must act.',
  stories: (['held', 'info', 'warm', 'good', 'bad'] as const).map((name) => ({ name, View: Notice(name) })),
}

const steps = [
  { id: 'requested', name: ['Requested', 'अनुरोध किया', 'વિનંતી કરી', 'অনুরোধ'], state: 'done', time: '10:02 am' },
  { id: 'accepted', name: ['Accepted', 'स्वीकार किया', 'સ્વીકાર્યું', 'গৃহীত'], state: 'done', time: '10:05 am' },
  { id: 'ready', name: ['Ready', 'तैयार', 'તૈયાર', 'প্রস্তুত'], state: 'current' },
  { id: 'done', name: ['Done', 'पूरा हुआ', 'પૂરું થયું', 'সম্পন্ন'], state: 'coming' },
] as const satisfies readonly (Omit<TimelineEntry, 'name'> & { readonly name: Word })[]

const Steps = (isStopped: boolean) => () => {
  const word = useWords()
  const entries: readonly TimelineEntry[] = steps.map(({ name, ...step }) => ({ ...step, name: word(name) }))
  const cancelled: TimelineEntry = {
    id: 'cancelled',
    name: word(['Cancelled', 'रद्द', 'રદ', 'বাতিল']),
    state: 'stopped',
    time: '10:20 am',
  }
  return (
    <Timeline
      label={word(['Order', 'ऑर्डर', 'ઑર્ડર', 'অর্ডার'])}
      entries={isStopped ? [...entries.slice(0, 2), cancelled] : entries}
    />
  )
}

/** What happened, one under another. */
export const timelineStories: PartStories = {
  id: 'timeline',
  title: 'Timeline',
  about: 'Done, now, to come, or stopped otherwise; for orders, stays and records.',
  stories: [
    { name: 'under way', View: Steps(false) },
    { name: 'cancelled', View: Steps(true) },
  ],
}

const Column = (count: number) => () => {
  const word = useWords()
  return (
    <BoardColumn
      title={word(count > 0 ? ['Request', 'अनुरोध', 'વિનંતી', 'অনুরোধ'] : ['Ready', 'तैयार', 'તૈયાર', 'প্রস্তুত'])}
      count={count}
      age={count > 0 ? 'warm' : 'calm'}
      empty={word(['Nothing waits.', 'कुछ बाकी नहीं।', 'કંઈ બાકી નથી.', 'কিছু বাকি নেই।'])}
    >
      <li>Asha Patel</li>
      <li>Meera Nair</li>
    </BoardColumn>
  )
}

/** A column of a queue. */
export const columnStories: PartStories = {
  id: 'board-column',
  title: 'BoardColumn',
  about: 'A list with its count; its colour is how long the oldest has waited. Nothing is dragged.',
  stories: [
    { name: 'two wait', View: Column(2) },
    { name: 'empty', View: Column(0) },
  ],
}

const weights = [72, 71.5, null, 70, 70.4, 69]
const Tile = () => {
  const word = useWords()
  const words = word(['4 more than last week', 'पिछले हफ़्ते से 4 ज़्यादा', 'ગયા અઠવાડિયાથી 4 વધુ', 'গত সপ্তাহের চেয়ে 4টি বেশি'])
  return (
    <dl style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))', gap: 8, margin: 0 }}>
      <KpiTile
        name={word(['Patients', 'मरीज़', 'દર્દીઓ', 'রোগী'])}
        value="38"
        trend={{ direction: 'up', isGood: true, words }}
        history={{
          label: word(['Last six weeks', 'पिछले छह हफ़्ते', 'છેલ્લાં છ અઠવાડિયાં', 'গত ছয় সপ্তাহ']),
          values: [30, 28, 33, 35, 34, 38],
        }}
      />
      <KpiTile name={word(['Cancelled', 'रद्द', 'રદ', 'বাতিল'])} value="2" />
    </dl>
  )
}
const Line = () => {
  const word = useWords()
  return (
    <p style={{ margin: 0 }}>
      {word(['Weight', 'वज़न', 'વજન', 'ওজন'])} 69 kg <Sparkline label="72, 71.5, 70, 70.4, 69 kg" values={weights} />
    </p>
  )
}

/** Figures at a glance. */
export const kpiStories: PartStories = {
  id: 'kpi-tile',
  title: 'KpiTile, Sparkline',
  about: 'A figure, how it changed and how it ran; the line is read as its label.',
  stories: [
    { name: 'two figures', View: Tile },
    { name: 'a line in a line', View: Line },
  ],
}
