import { isFoundIn } from '../kit/search'

type Language = 'eng' | 'hin' | 'guj' | 'ben'

/** Tests as the catalogue has them, and as patients say them in the other languages. */
export const testNames: readonly Readonly<Record<Language, string>>[] = [
  {
    eng: 'MRI brain, plain',
    hin: 'दिमाग का MRI, सादा',
    guj: 'મગજનો MRI, સાદો',
    ben: 'মাথার MRI, সাধারণ',
  },
  {
    eng: 'MRI brain with contrast',
    hin: 'दिमाग का MRI, कॉन्ट्रास्ट के साथ',
    guj: 'મગજનો MRI, કોન્ટ્રાસ્ટ સાથે',
    ben: 'মাথার MRI, কনট্রাস্ট সহ',
  },
  {
    eng: 'MRI brain, epilepsy protocol',
    hin: 'दिमाग का MRI, मिर्गी की जाँच वाला',
    guj: 'મગજનો MRI, વાઈની તપાસ માટેનો',
    ben: 'মাথার MRI, মৃগীর পরীক্ষার জন্য',
  },
  {
    eng: 'MR angiography of the brain',
    hin: 'दिमाग की नसों की MR एंजियोग्राफ़ी',
    guj: 'મગજની નસોની MR એન્જિયોગ્રાફી',
    ben: 'মাথার রক্তনালির MR অ্যাঞ্জিওগ্রাফি',
  },
  {
    eng: 'MRI lumbosacral spine',
    hin: 'कमर की रीढ़ का MRI',
    guj: 'કમરની કરોડરજ્જુનો MRI',
    ben: 'কোমরের মেরুদণ্ডের MRI',
  },
  {
    eng: 'MRI cervical spine',
    hin: 'गर्दन की रीढ़ का MRI',
    guj: 'ગરદનની કરોડરજ્જુનો MRI',
    ben: 'ঘাড়ের মেরুদণ্ডের MRI',
  },
  {
    eng: 'MRI dorsal spine',
    hin: 'पीठ की रीढ़ का MRI',
    guj: 'પીઠની કરોડરજ્જુનો MRI',
    ben: 'পিঠের মেরুদণ্ডের MRI',
  },
  {
    eng: 'MRI whole spine screening',
    hin: 'पूरी रीढ़ का MRI, स्क्रीनिंग',
    guj: 'આખી કરોડરજ્જુનો MRI, સ્ક્રીનિંગ',
    ben: 'পুরো মেরুদণ্ডের MRI, স্ক্রিনিং',
  },
  {
    eng: 'CT brain, plain',
    hin: 'दिमाग का CT स्कैन, सादा',
    guj: 'મગજનો CT સ્કેન, સાદો',
    ben: 'মাথার CT স্ক্যান, সাধারণ',
  },
  {
    eng: 'CT brain with contrast',
    hin: 'दिमाग का CT स्कैन, कॉन्ट्रास्ट के साथ',
    guj: 'મગજનો CT સ્કેન, કોન્ટ્રાસ્ટ સાથે',
    ben: 'মাথার CT স্ক্যান, কনট্রাস্ট সহ',
  },
  {
    eng: 'CT lumbosacral spine',
    hin: 'कमर की रीढ़ का CT स्कैन',
    guj: 'કમરની કરોડરજ્જુનો CT સ્કેન',
    ben: 'কোমরের মেরুদণ্ডের CT স্ক্যান',
  },
  {
    eng: 'X-ray LS spine, AP and lateral',
    hin: 'कमर की रीढ़ का एक्स-रे, सामने और बगल से',
    guj: 'કમરની કરોડરજ્જુનો એક્સ-રે, આગળ અને બાજુથી',
    ben: 'কোমরের মেরুদণ্ডের এক্স-রে, সামনে ও পাশ থেকে',
  },
  {
    eng: 'X-ray cervical spine, AP and lateral',
    hin: 'गर्दन की रीढ़ का एक्स-रे, सामने और बगल से',
    guj: 'ગરદનની કરોડરજ્જુનો એક્સ-રે, આગળ અને બાજુથી',
    ben: 'ঘাড়ের মেরুদণ্ডের এক্স-রে, সামনে ও পাশ থেকে',
  },
  {
    eng: 'X-ray LS spine, flexion and extension',
    hin: 'कमर की रीढ़ का एक्स-रे, आगे और पीछे झुककर',
    guj: 'કમરની કરોડરજ્જુનો એક્સ-રે, આગળ અને પાછળ વળીને',
    ben: 'কোমরের মেরুদণ্ডের এক্স-রে, সামনে ও পিছনে ঝুঁকে',
  },
  {
    eng: 'X-ray pelvis with both hips, AP',
    hin: 'कूल्हे और दोनों जोड़ों का एक्स-रे, सामने से',
    guj: 'પેડુ અને બંને થાપાના સાંધાનો એક્સ-રે, આગળથી',
    ben: 'কোমরের হাড় ও দুই নিতম্বের এক্স-রে, সামনে থেকে',
  },
  {
    eng: 'Carotid and vertebral Doppler',
    hin: 'गर्दन की नसों का डॉप्लर',
    guj: 'ગરદનની નસોનું ડોપ્લર',
    ben: 'ঘাড়ের রক্তনালির ডপলার',
  },
  {
    eng: 'Ultrasound KUB with residual urine',
    hin: 'किडनी और पेशाब की थैली की सोनोग्राफ़ी, बचे पेशाब के साथ',
    guj: 'કિડની અને મૂત્રાશયની સોનોગ્રાફી, બાકી પેશાબ સાથે',
    ben: 'কিডনি ও মূত্রথলির আল্ট্রাসাউন্ড, থেকে যাওয়া প্রস্রাব সহ',
  },
  {
    eng: 'DEXA bone density, spine and hip',
    hin: 'हड्डियों की मज़बूती (DEXA), रीढ़ और कूल्हा',
    guj: 'હાડકાંની મજબૂતી (DEXA), કરોડરજ્જુ અને થાપો',
    ben: 'হাড়ের ঘনত্ব (DEXA), মেরুদণ্ড ও নিতম্ব',
  },
  { eng: 'EEG, awake', hin: 'EEG, जागते हुए', guj: 'EEG, જાગતાં', ben: 'EEG, জেগে থাকা অবস্থায়' },
  {
    eng: 'EEG after sleep deprivation',
    hin: 'EEG, कम सोने के बाद',
    guj: 'EEG, ઓછું સૂઈને',
    ben: 'EEG, কম ঘুমের পরে',
  },
  { eng: 'Video EEG, 4 hours', hin: 'वीडियो EEG, 4 घंटे', guj: 'વીડિયો EEG, 4 કલાક', ben: 'ভিডিও EEG, 4 ঘণ্টা' },
  {
    eng: 'NCV, both arms',
    hin: 'नसों की जाँच (NCV), दोनों हाथ',
    guj: 'નસોની તપાસ (NCV), બંને હાથ',
    ben: 'স্নায়ুর পরীক্ষা (NCV), দুই হাত',
  },
  {
    eng: 'NCV, both legs',
    hin: 'नसों की जाँच (NCV), दोनों पैर',
    guj: 'નસોની તપાસ (NCV), બંને પગ',
    ben: 'স্নায়ুর পরীক্ষা (NCV), দুই পা',
  },
  {
    eng: 'NCV, all four limbs',
    hin: 'नसों की जाँच (NCV), दोनों हाथ और पैर',
    guj: 'નસોની તપાસ (NCV), બંને હાથ અને પગ',
    ben: 'স্নায়ুর পরীক্ষা (NCV), দুই হাত ও দুই পা',
  },
  {
    eng: 'EMG, one limb',
    hin: 'मांसपेशियों की जाँच (EMG), एक हाथ या पैर',
    guj: 'સ્નાયુની તપાસ (EMG), એક હાથ કે પગ',
    ben: 'পেশির পরীক্ষা (EMG), এক হাত বা পা',
  },
  {
    eng: 'Repetitive nerve stimulation',
    hin: 'नसों की बार-बार जाँच (RNS)',
    guj: 'નસોની વારંવાર તપાસ (RNS)',
    ben: 'স্নায়ুর বারবার পরীক্ষা (RNS)',
  },
  {
    eng: 'VEP, both eyes',
    hin: 'आँखों की नस की जाँच (VEP), दोनों आँखें',
    guj: 'આંખની નસની તપાસ (VEP), બંને આંખ',
    ben: 'চোখের স্নায়ুর পরীক্ষা (VEP), দুই চোখ',
  },
  {
    eng: 'BAER, both ears',
    hin: 'कान की नस की जाँच (BAER), दोनों कान',
    guj: 'કાનની નસની તપાસ (BAER), બંને કાન',
    ben: 'কানের স্নায়ুর পরীক্ষা (BAER), দুই কান',
  },
  {
    eng: 'SSEP, four limbs',
    hin: 'छूने की नसों की जाँच (SSEP), दोनों हाथ और पैर',
    guj: 'સ્પર્શની નસોની તપાસ (SSEP), બંને હાથ અને પગ',
    ben: 'স্পর্শের স্নায়ুর পরীক্ষা (SSEP), দুই হাত ও দুই পা',
  },
  {
    eng: 'Complete blood count',
    hin: 'खून की पूरी जाँच (CBC)',
    guj: 'લોહીની પૂરી તપાસ (CBC)',
    ben: 'রক্তের সম্পূর্ণ পরীক্ষা (CBC)',
  },
  { eng: 'ESR', hin: 'ESR (सूजन की जाँच)', guj: 'ESR (સોજાની તપાસ)', ben: 'ESR (প্রদাহের পরীক্ষা)' },
  {
    eng: 'CRP, quantitative',
    hin: 'CRP (सूजन की मात्रा)',
    guj: 'CRP (સોજાનું પ્રમાણ)',
    ben: 'CRP (প্রদাহের মাত্রা)',
  },
  {
    eng: 'Blood sugar, fasting',
    hin: 'ब्लड शुगर, खाली पेट',
    guj: 'બ્લડ શુગર, ખાલી પેટે',
    ben: 'ব্লাড সুগার, খালি পেটে',
  },
  {
    eng: 'Blood sugar, 2 hours after a meal',
    hin: 'ब्लड शुगर, खाने के 2 घंटे बाद',
    guj: 'બ્લડ શુગર, જમ્યાના 2 કલાક પછી',
    ben: 'ব্লাড সুগার, খাওয়ার 2 ঘণ্টা পরে',
  },
  {
    eng: 'HbA1c',
    hin: 'HbA1c (3 महीने की शुगर)',
    guj: 'HbA1c (3 મહિનાની શુગર)',
    ben: 'HbA1c (3 মাসের সুগার)',
  },
  {
    eng: 'Lipid profile',
    hin: 'कोलेस्ट्रॉल की जाँच (लिपिड प्रोफ़ाइल)',
    guj: 'કોલેસ્ટ્રોલની તપાસ (લિપિડ પ્રોફાઇલ)',
    ben: 'কোলেস্টেরলের পরীক্ষা (লিপিড প্রোফাইল)',
  },
  { eng: 'TSH', hin: 'थायरॉइड (TSH)', guj: 'થાઇરોઇડ (TSH)', ben: 'থাইরয়েড (TSH)' },
  { eng: 'Vitamin B12', hin: 'विटामिन B12', guj: 'વિટામિન B12', ben: 'ভিটামিন B12' },
  { eng: 'Vitamin D, 25-OH', hin: 'विटामिन D (25-OH)', guj: 'વિટામિન D (25-OH)', ben: 'ভিটামিন D (25-OH)' },
  {
    eng: 'Kidney function test',
    hin: 'किडनी की जाँच (KFT)',
    guj: 'કિડનીની તપાસ (KFT)',
    ben: 'কিডনির পরীক্ষা (KFT)',
  },
  { eng: 'Liver function test', hin: 'लिवर की जाँच (LFT)', guj: 'લિવરની તપાસ (LFT)', ben: 'লিভারের পরীক্ষা (LFT)' },
  {
    eng: 'Sodium and potassium',
    hin: 'सोडियम और पोटैशियम',
    guj: 'સોડિયમ અને પોટેશિયમ',
    ben: 'সোডিয়াম ও পটাশিয়াম',
  },
  {
    eng: 'Valproate level',
    hin: 'खून में वैल्प्रोएट की मात्रा',
    guj: 'લોહીમાં વેલપ્રોએટનું પ્રમાણ',
    ben: 'রক্তে ভ্যালপ্রোয়েটের মাত্রা',
  },
  {
    eng: 'ANA by immunofluorescence',
    hin: 'ANA, इम्यूनोफ़्लोरेसेंस से',
    guj: 'ANA, ઇમ્યુનોફ્લોરેસન્સથી',
    ben: 'ANA, ইমিউনোফ্লুরোসেন্স পদ্ধতিতে',
  },
  { eng: 'HLA-B27 by PCR', hin: 'HLA-B27, PCR से', guj: 'HLA-B27, PCRથી', ben: 'HLA-B27, PCR পদ্ধতিতে' },
  {
    eng: 'CSF examination',
    hin: 'रीढ़ के पानी की जाँच (CSF)',
    guj: 'કરોડરજ્જુના પાણીની તપાસ (CSF)',
    ben: 'মেরুদণ্ডের রসের পরীক্ষা (CSF)',
  },
  {
    eng: 'ECG, 12 leads',
    hin: 'ECG (दिल की जाँच), 12 लीड',
    guj: 'ECG (હૃદયની તપાસ), 12 લીડ',
    ben: 'ECG (হৃদ্‌যন্ত্রের পরীক্ষা), 12 লিড',
  },
  {
    eng: 'Sleep study, one night',
    hin: 'नींद की जाँच, एक रात',
    guj: 'ઊંઘની તપાસ, એક રાત',
    ben: 'ঘুমের পরীক্ষা, এক রাত',
  },
]

const byName = new Map(testNames.map((names) => [names.eng, names]))

/** A test's name in a language; one that a centre named itself stands as it came. */
export const testNameIn = (language: Language, name: string): string => byName.get(name)?.[language] ?? name

/** A test's names in all languages. */
export const namesOfTest = (name: string): readonly string[] => Object.values(byName.get(name) ?? { name })

/** The catalogue's names of those tests of which a name in some language holds a word: `शुगर` is blood sugar. */
export const testsNamedWith = (word: string): readonly string[] =>
  testNames.filter(({ hin, guj, ben }) => isFoundIn(word, [hin, guj, ben])).map(({ eng }) => eng)
