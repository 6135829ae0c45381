type Language = 'eng' | 'hin' | 'guj' | 'ben'

/** A sentence of advice as doctors write it, and as patients read it in the other languages. */
export type StandardSentence = Readonly<Record<Language, string>>

/** Of the templates of the practice. Reviewed by nobody yet: demonstration content. */
export const standardSentences: readonly StandardSentence[] = [
  {
    eng: 'Regular meals and sleep.',
    hin: 'समय पर खाएँ और समय पर सोएँ।',
    guj: 'સમયસર જમો અને સમયસર ઊંઘો.',
    ben: 'সময়মতো খান ও ঘুমান।',
  },
  {
    eng: 'Walk 30 minutes a day.',
    hin: 'रोज़ 30 मिनट चलें।',
    guj: 'રોજ 30 મિનિટ ચાલો.',
    ben: 'প্রতিদিন 30 মিনিট হাঁটুন।',
  },
  {
    eng: 'Walk 30 minutes on 5 days a week.',
    hin: 'हफ़्ते में 5 दिन 30 मिनट चलें।',
    guj: 'અઠવાડિયામાં 5 દિવસ 30 મિનિટ ચાલો.',
    ben: 'সপ্তাহে 5 দিন 30 মিনিট হাঁটুন।',
  },
  {
    eng: 'Less screen light in the evening.',
    hin: 'शाम को मोबाइल और टीवी कम देखें।',
    guj: 'સાંજે મોબાઇલ અને ટીવી ઓછાં જુઓ.',
    ben: 'সন্ধ্যায় মোবাইল ও টিভি কম দেখুন।',
  },
  {
    eng: 'No missed nights.',
    hin: 'किसी भी रात की नींद न छोड़ें।',
    guj: 'કોઈ પણ રાતની ઊંઘ ન ચૂકો.',
    ben: 'কোনো রাতের ঘুম বাদ দেবেন না।',
  },
  {
    eng: 'No swimming or climbing alone.',
    hin: 'अकेले न तैरें और ऊँचाई पर अकेले न चढ़ें।',
    guj: 'એકલા ન તરો અને ઊંચે એકલા ન ચઢો.',
    ben: 'একা সাঁতার কাটবেন না, একা উঁচুতে উঠবেন না।',
  },
  {
    eng: 'Walk as far as it is comfortable.',
    hin: 'जितना आराम से चल सकें उतना चलें।',
    guj: 'આરામથી ચલાય તેટલું ચાલો.',
    ben: 'যতটা আরামে পারেন ততটা হাঁটুন।',
  },
  {
    eng: 'No lifting above 5 kg for 3 weeks.',
    hin: '3 हफ़्ते तक 5 किलो से भारी चीज़ न उठाएँ।',
    guj: '3 અઠવાડિયાં સુધી 5 કિલોથી ભારે વસ્તુ ન ઊંચકો.',
    ben: '3 সপ্তাহ 5 কেজির বেশি ভারী কিছু তুলবেন না।',
  },
  { eng: 'Less salt.', hin: 'नमक कम खाएँ।', guj: 'મીઠું ઓછું ખાઓ.', ben: 'নুন কম খান।' },
  { eng: 'No tobacco.', hin: 'तंबाकू न लें।', guj: 'તમાકુ ન લો.', ben: 'তামাক খাবেন না।' },
  {
    eng: 'Take the tablets half an hour before food.',
    hin: 'गोलियाँ खाने से आधा घंटा पहले लें।',
    guj: 'ગોળીઓ જમવાના અડધા કલાક પહેલાં લો.',
    ben: 'খাওয়ার আধ ঘণ্টা আগে বড়ি খান।',
  },
  {
    eng: 'Stretch and walk every day.',
    hin: 'रोज़ शरीर तानने का व्यायाम करें और चलें।',
    guj: 'રોજ શરીર ખેંચવાની કસરત કરો અને ચાલો.',
    ben: 'প্রতিদিন শরীর টান করার ব্যায়াম করুন ও হাঁটুন।',
  },
  {
    eng: 'Look at your feet every evening.',
    hin: 'हर शाम अपने पैरों को ध्यान से देखें।',
    guj: 'રોજ સાંજે તમારા પગ ધ્યાનથી જુઓ.',
    ben: 'প্রতিদিন সন্ধ্যায় পায়ের পাতা ভালো করে দেখুন।',
  },
  {
    eng: 'No bare feet outside.',
    hin: 'बाहर नंगे पैर न चलें।',
    guj: 'બહાર ઉઘાડા પગે ન ચાલો.',
    ben: 'বাইরে খালি পায়ে হাঁটবেন না।',
  },
  {
    eng: 'Epley manoeuvre at home as shown, once a day for a week.',
    hin: 'जैसा दिखाया गया है, घर पर एप्ली व्यायाम एक हफ़्ते तक रोज़ एक बार करें।',
    guj: 'બતાવ્યા પ્રમાણે ઘરે એપ્લી કસરત એક અઠવાડિયા સુધી રોજ એક વાર કરો.',
    ben: 'যেমন দেখানো হয়েছে, বাড়িতে এপলি ব্যায়াম এক সপ্তাহ দিনে একবার করুন।',
  },
  {
    eng: 'Keep the headache diary and bring it.',
    hin: 'सिरदर्द की डायरी लिखें और साथ लाएँ।',
    guj: 'માથાના દુખાવાની ડાયરી લખો અને સાથે લાવો.',
    ben: 'মাথাব্যথার ডায়েরি লিখুন ও সঙ্গে আনুন।',
  },
  {
    eng: 'Never stop the tablets suddenly.',
    hin: 'गोलियाँ अचानक कभी बंद न करें।',
    guj: 'ગોળીઓ અચાનક ક્યારેય બંધ ન કરો.',
    ben: 'বড়ি হঠাৎ কখনও বন্ধ করবেন না।',
  },
  {
    eng: 'Come at once if a seizure lasts longer than 5 minutes.',
    hin: 'दौरा 5 मिनट से ज़्यादा चले तो तुरंत आएँ।',
    guj: 'આંચકી 5 મિનિટથી વધુ ચાલે તો તરત આવો.',
    ben: 'খিঁচুনি 5 মিনিটের বেশি চললে সঙ্গে সঙ্গে আসুন।',
  },
  {
    eng: 'Come at once with weakness of the leg, numbness between the legs or trouble passing urine.',
    hin: 'पैर में कमज़ोरी, जाँघों के बीच सुन्नपन या पेशाब में दिक्कत हो तो तुरंत आएँ।',
    guj: 'પગમાં નબળાઈ, બે પગ વચ્ચે બહેરાશ કે પેશાબમાં તકલીફ થાય તો તરત આવો.',
    ben: 'পায়ে দুর্বলতা, দুই পায়ের মাঝে অসাড়তা বা প্রস্রাবে অসুবিধা হলে সঙ্গে সঙ্গে আসুন।',
  },
  {
    eng: 'Face, arm or speech suddenly worse: call an ambulance at once.',
    hin: 'चेहरा, हाथ या बोली अचानक बिगड़े तो तुरंत एंबुलेंस बुलाएँ।',
    guj: 'ચહેરો, હાથ કે બોલી અચાનક બગડે તો તરત ઍમ્બ્યુલન્સ બોલાવો.',
    ben: 'মুখ, হাত বা কথা হঠাৎ খারাপ হলে সঙ্গে সঙ্গে অ্যাম্বুলেন্স ডাকুন।',
  },
  {
    eng: 'At the start of a headache, at most 2 days a week.',
    hin: 'सिरदर्द शुरू होते ही, हफ़्ते में ज़्यादा से ज़्यादा 2 दिन।',
    guj: 'માથું દુખવાનું શરૂ થાય ત્યારે, અઠવાડિયામાં વધુમાં વધુ 2 દિવસ.',
    ben: 'মাথাব্যথা শুরু হলেই, সপ্তাহে বড়জোর 2 দিন।',
  },
]

/** As sentences are compared: without case, repeated blanks and the full stop. */
const tidy = (sentence: string): string => sentence.trim().replaceAll(/\s+/g, ' ').replace(/\.$/, '').toLowerCase()

const byEnglish = new Map(standardSentences.map((sentence) => [tidy(sentence.eng), sentence]))

/** What a reader understands of a text: its standard sentences in their language, and whether those are all of it. */
export interface ReadIn {
  readonly text: string
  readonly isWhole: boolean
}

/** `readIn('Less salt. Rest.', 'hin')` is `{text: 'नमक कम खाएँ।', isWhole: false}`; a text without Latin letters is whole. */
export const readIn = (text: string, language: Language): ReadIn => {
  if (language === 'eng' || !/[A-Za-z]{2}/.test(text)) return { text: '', isWhole: true }
  const lines = text.split('\n').map((line) => {
    const sentences = line.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.trim() !== '')
    const known = sentences.map((sentence) => byEnglish.get(tidy(sentence))?.[language] ?? null)
    return {
      text: known.filter((sentence) => sentence !== null).join(' '),
      isWhole: known.every((sentence) => sentence !== null),
    }
  })
  return {
    text: lines
      .map((line) => line.text)
      .filter((line) => line !== '')
      .join('\n'),
    isWhole: lines.every((line) => line.isWhole),
  }
}
