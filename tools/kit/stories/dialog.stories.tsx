import { useState } from 'react'
import { Button } from '../../../src/ui/kit/Button'
import { ConfirmReason } from '../../../src/ui/kit/ConfirmReason'
import { ConfirmDialog } from '../../../src/ui/kit/ConfirmDialog'
import { Modal } from '../../../src/ui/kit/Modal'
import type { ModalProps } from '../../../src/ui/kit/ModalDialog'
import { TextField } from '../../../src/ui/kit/TextField'
import type { PartStories } from '../story'
import { useWords, type Word } from '../words'

const close: Word = ['Close', 'बंद करें', 'બંધ કરો', 'বন্ধ করুন']
const book: Word = [
  'Book with Dr. Asha Rao',
  'डॉ. आशा राव के साथ बुक करें',
  'ડૉ. આશા રાવ સાથે બુક કરો',
  'ডা. আশা রাও-এর সঙ্গে বুক করুন',
]
const profile: Word = ['Complete your profile', 'अपनी प्रोफ़ाइल पूरी करें', 'તમારી પ્રોફાઇલ પૂરી કરો', 'আপনার প্রোফাইল সম্পূর্ণ করুন']
const under: Word = ['Neurology · 12 years', 'न्यूरोलॉजी · 12 वर्ष', 'ન્યુરોલોજી · 12 વર્ષ', 'নিউরোলজি · ১২ বছর']
const name: Word = ['Full name', 'पूरा नाम', 'પૂરું નામ', 'পুরো নাম']
const save: Word = ['Save', 'सेव करें', 'સેવ કરો', 'সেভ করুন']
const below: Word = ['Close what is below', 'नीचे वाला बंद करें', 'નીચેનું બંધ કરો', 'নিচেরটি বন্ধ করুন']
const cancel: Word = ['Cancel this visit?', 'यह विज़िट रद्द करें?', 'આ મુલાકાત રદ કરીએ?', 'এই ভিজিট বাতিল করবেন?']
const yes: Word = ['Yes, cancel it', 'हाँ, रद्द करें', 'હા, રદ કરો', 'হ্যাঁ, বাতিল করুন']
const no: Word = ['Keep it', 'रहने दें', 'રહેવા દો', 'থাক']

const reject: Word = [
  'Reject order M-104283?',
  'ऑर्डर M-104283 अस्वीकार करें?',
  'ઑર્ડર M-104283 નકારવો?',
  'অর্ডার M-104283 প্রত্যাখ্যান করবেন?',
]
const rejects: Word = ['Reject order', 'ऑर्डर अस्वीकार करें', 'ઑર્ડર નકારો', 'অর্ডার প্রত্যাখ্যান করুন']
const why: Word = ['Why?', 'क्यों?', 'શા માટે?', 'কেন?']
const ownWords: Word = ['In your words', 'अपने शब्दों में', 'તમારા શબ્દોમાં', 'আপনার ভাষায়']
const offline: Word = ['You are offline', 'आप ऑफ़लाइन हैं', 'તમે ઑફલાઇન છો', 'আপনি অফলাইন']
const outOfStock: Word = ['Out of stock', 'स्टॉक में नहीं', 'સ્ટૉકમાં નથી', 'মজুত নেই']
const somethingElse: Word = ['Something else', 'कुछ और', 'બીજું કંઈક', 'অন্য কিছু']
const reasons = [
  { id: 'outOfStock', name: outOfStock },
  { id: 'other', name: somethingElse },
] as const

const Opened = (look: Partial<ModalProps>) => () => {
  const word = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        {word(book)}
      </Button>
      <Modal
        {...look}
        open={isOpen}
        onClose={() => setOpen(false)}
        title={word(book)}
        subtitle={word(under)}
        closeLabel={word(close)}
        footer={<Button onClick={() => setOpen(false)}>{word(save)}</Button>}
      >
        <TextField label={word(name)} value="" onChange={() => undefined} />
      </Modal>
    </>
  )
}

const Stacked = () => {
  const word = useWords()
  const [isLower, setLower] = useState(false)
  const [isUpper, setUpper] = useState(false)
  const [text, setText] = useState('')
  return (
    <>
      <Button tone="secondary" onClick={() => setLower(true)}>
        {word(book)}
      </Button>
      <Modal open={isLower} onClose={() => setLower(false)} title={word(book)} closeLabel={word(close)}>
        <Button tone="secondary" onClick={() => setUpper(true)}>
          {word(profile)}
        </Button>
      </Modal>
      <Modal
        open={isUpper}
        onClose={() => setUpper(false)}
        title={word(profile)}
        closeLabel={word(close)}
        size="sm"
        sticky
        footer={
          <Button tone="secondary" onClick={() => setLower(false)}>
            {word(below)}
          </Button>
        }
      >
        <TextField label={word(name)} value={text} onChange={setText} />
      </Modal>
    </>
  )
}

const AtOnce = () => {
  const word = useWords()
  const [isLower, setLower] = useState(false)
  const [isUpper, setUpper] = useState(false)
  const openBoth = () => {
    setLower(true)
    setUpper(true)
  }
  return (
    <>
      <Button tone="secondary" onClick={openBoth}>
        {word(book)}
      </Button>
      <Modal open={isLower} onClose={() => setLower(false)} title={word(book)} closeLabel={word(close)}>
        <TextField label={word(name)} value="" onChange={() => undefined} />
      </Modal>
      <Modal open={isUpper} onClose={() => setUpper(false)} title={word(profile)} closeLabel={word(close)} size="sm">
        <TextField label={word(name)} value="" onChange={() => undefined} />
      </Modal>
    </>
  )
}

const Asked = () => {
  const word = useWords()
  const [isOpen, setOpen] = useState(false)
  const answer = () => setOpen(false)
  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        {word(cancel)}
      </Button>
      <ConfirmDialog
        open={isOpen}
        danger
        title={word(cancel)}
        message={word(under)}
        yes={word(yes)}
        no={word(no)}
        closeLabel={word(close)}
        onYes={answer}
        onNo={answer}
      />
    </>
  )
}

const Reasoned = (refused: Word | null) => () => {
  const word = useWords()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<(typeof reasons)[number]['id'] | null>(null)
  const [text, setText] = useState('')
  const answer = () => setOpen(false)
  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        {word(reject)}
      </Button>
      <ConfirmReason
        open={isOpen}
        title={word(reject)}
        yes={word(rejects)}
        no={word(no)}
        closeLabel={word(close)}
        label={word(why)}
        reasons={reasons.map(({ id, name }) => ({ id, name: word(name) }))}
        chosen={chosen}
        onChoose={setChosen}
        words={chosen === 'other' ? { label: word(ownWords), value: text, most: 200, onChange: setText } : null}
        isReady={chosen !== null && (chosen !== 'other' || text.trim() !== '')}
        fault={refused && word(refused)}
        onYes={answer}
        onNo={answer}
      />
    </>
  )
}

/** What stands over the page. */
export const dialogStories: PartStories = {
  id: 'dialog',
  title: 'Modal, ConfirmDialog, ConfirmReason',
  about:
    'A dialog on desktop, a sheet from below on a phone; Escape closes the top one alone; a question has its safe answer focused.',
  stories: [
    { name: 'a short task', View: Opened({ size: 'sm' }) },
    { name: 'a side panel', View: Opened({ size: 'lg', side: 'end' }) },
    { name: 'one over another', View: Stacked },
    { name: 'two that open at once', View: AtOnce },
    { name: 'a question', View: Asked },
    { name: 'a question that wants a reason', View: Reasoned(null) },
    { name: 'a reason that was not taken', View: Reasoned(offline) },
  ],
}
