import type { SummaryText } from './summary'

type Language = SummaryText['adviceLanguage']

/** A sentence of advice that doctors give often, as patients read it. Reviewed by nobody yet: demonstration content. */
export interface StandardAdvice {
  readonly id: string
  readonly text: Readonly<Record<Language, string>>
}

export const standardAdvice: readonly StandardAdvice[] = [
  {
    id: 'medicinesDaily',
    text: {
      eng: 'Take your medicines every day at the same time. Do not stop them on your own.',
      hin: 'दवाएँ रोज़ एक ही समय पर लें। अपने आप बंद न करें।',
      guj: 'દવાઓ રોજ એક જ સમયે લો. જાતે બંધ ન કરો.',
      ben: 'প্রতিদিন একই সময়ে ওষুধ খান। নিজে থেকে বন্ধ করবেন না।',
    },
  },
  {
    id: 'strokeSigns',
    text: {
      eng: 'If the face droops, an arm is weak or speech is slurred, come to the emergency department at once.',
      hin: 'चेहरा टेढ़ा हो, हाथ कमज़ोर हो या बोली लड़खड़ाए तो तुरंत आपातकालीन विभाग में आएँ।',
      guj: 'ચહેરો ત્રાંસો થાય, હાથ નબળો પડે કે બોલી લથડે તો તરત ઇમરજન્સી વિભાગમાં આવો.',
      ben: 'মুখ বেঁকে গেলে, হাত দুর্বল হলে বা কথা জড়িয়ে গেলে সঙ্গে সঙ্গে জরুরি বিভাগে আসুন।',
    },
  },
  {
    id: 'seizureSafety',
    text: {
      eng: 'Do not drive, swim alone or work at heights until we say you may.',
      hin: 'जब तक हम न कहें, गाड़ी न चलाएँ, अकेले न तैरें और ऊँचाई पर काम न करें।',
      guj: 'અમે કહીએ નહીં ત્યાં સુધી વાહન ન ચલાવો, એકલા ન તરો અને ઊંચાઈ પર કામ ન કરો.',
      ben: 'আমরা না বলা পর্যন্ত গাড়ি চালাবেন না, একা সাঁতার কাটবেন না, উঁচুতে কাজ করবেন না।',
    },
  },
  {
    id: 'wound',
    text: {
      eng: 'Keep the wound dry. Come back if it is red, swollen or oozing, or if you have fever.',
      hin: 'घाव सूखा रखें। लाली, सूजन, रिसाव या बुखार हो तो वापस आएँ।',
      guj: 'ઘા સૂકો રાખો. લાલાશ, સોજો, રસી કે તાવ હોય તો પાછા આવો.',
      ben: 'ক্ষত শুকনো রাখুন। লাল হলে, ফুলে গেলে, রস ঝরলে বা জ্বর এলে ফিরে আসুন।',
    },
  },
  {
    id: 'lifting',
    text: {
      eng: 'Do not lift anything heavy or bend forward for six weeks. Get up from your side.',
      hin: 'छह हफ़्ते तक भारी चीज़ न उठाएँ, आगे न झुकें। करवट लेकर उठें।',
      guj: 'છ અઠવાડિયાં ભારે વસ્તુ ન ઊંચકો, આગળ ન વળો. પડખું ફરીને ઊઠો.',
      ben: 'ছয় সপ্তাহ ভারী কিছু তুলবেন না, সামনে ঝুঁকবেন না। পাশ ফিরে উঠুন।',
    },
  },
  {
    id: 'walk',
    text: {
      eng: 'Walk a little every day and do the exercises you were shown.',
      hin: 'रोज़ थोड़ा चलें और जो व्यायाम बताए गए हैं उन्हें करें।',
      guj: 'રોજ થોડું ચાલો અને બતાવેલી કસરતો કરો.',
      ben: 'প্রতিদিন একটু হাঁটুন এবং শেখানো ব্যায়ামগুলো করুন।',
    },
  },
  {
    id: 'sleep',
    text: {
      eng: 'Sleep seven to eight hours. Avoid alcohol.',
      hin: 'सात से आठ घंटे सोएँ। शराब न पिएँ।',
      guj: 'સાતથી આઠ કલાક ઊંઘો. દારૂ ન પીઓ.',
      ben: 'সাত থেকে আট ঘণ্টা ঘুমান। মদ খাবেন না।',
    },
  },
]

/** Sentences of advice by their ids, in a language; ids that are gone say nothing. */
export const adviceIn = (language: Language, ids: readonly string[]): readonly string[] =>
  ids.flatMap((id) => standardAdvice.find((each) => each.id === id)?.text[language] ?? [])
