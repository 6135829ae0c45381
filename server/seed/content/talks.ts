/** A line of a talk: of the patient, the doctor or the junior; with `team` on the team's side. */
export interface Line {
  readonly by: 'patient' | 'doctor' | 'junior'
  readonly text: string
  readonly team?: true
}

const patient = (text: string): Line => ({ by: 'patient', text })
const doctor = (text: string): Line => ({ by: 'doctor', text })
const junior = (text: string): Line => ({ by: 'junior', text })
const toTeam = (by: 'doctor' | 'junior', text: string): Line => ({ by, text, team: true })

/** What patients and teams of the demonstration write to each other: in English, Hindi, Gujarati and Bengali. */
export const talks: readonly (readonly Line[])[] = [
  [
    patient('Good morning doctor, the headache came back on the left side after two good days.'),
    junior('Good morning. Is it throbbing, and does light hurt your eyes?'),
    patient('Throbbing, yes. Light is bad, I am sitting with the curtains closed.'),
    toTeam('junior', 'Third attack this month. She skipped propranolol for a week because of tiredness.'),
    toTeam('doctor', 'Restart at 20 mg at night. Ask for the headache diary before the visit.'),
    junior(
      'Dr Rao suggests to take the propranolol again, 20 mg at night. Please note each attack in the diary until your visit.',
    ),
    patient('I will. Can I take the naproxen tonight if it does not stop?'),
    doctor('One tablet of 500 mg after food, not more than twice this week.'),
    patient('Thank you doctor.'),
  ],
  [
    doctor('Please bring the MRI films of March on Thursday, the plates and not only the report.'),
    patient('I have the CD as well. Shall I bring both?'),
    doctor('Both, please.'),
    patient('Okay sir. My father asks whether he should stop the blood thinner before the visit.'),
    doctor('No. Nothing is stopped before we have talked.'),
  ],
  [
    patient('डॉक्टर साहब, गोली लेने के बाद बहुत नींद आती है। क्या शाम को ले सकता हूँ?'),
    junior('नमस्ते। जी हाँ, गैबापेंटिन की गोली रात को खाने के बाद लीजिए।'),
    patient('और सुबह वाली?'),
    doctor('सुबह वाली इस हफ़्ते बंद रखिए। सोमवार को बताइए कि पैरों की जलन कैसी है।'),
    patient('ठीक है, धन्यवाद।'),
    toTeam('junior', 'Drowsy on 300 mg twice a day, creatinine of May was 1.4.'),
    toTeam('doctor', 'Keep 300 at night, repeat creatinine first.'),
  ],
  [
    patient('નમસ્તે, મમ્મીનો હાથ હજી ધ્રૂજે છે. દવા બદલવી પડશે?'),
    doctor('નમસ્તે. દિવસમાં ક્યારે વધારે ધ્રૂજે છે, દવાની પહેલાં કે પછી?'),
    patient('સવારે દવા લેતાં પહેલાં. લીધા પછી એક કલાકે સારું થાય છે.'),
    doctor('તો દવા બદલવી નથી. સવારની ગોળી અડધો કલાક વહેલી આપો, ખાલી પેટે.'),
    patient('સારું, કાલથી એમ કરીશ. આભાર.'),
  ],
  [
    patient('ডাক্তারবাবু, বাবার কথা আজ একটু পরিষ্কার হয়েছে।'),
    junior('খুব ভালো খবর। ফিজিওথেরাপি রোজ হচ্ছে তো?'),
    patient('হ্যাঁ, সকালে আর বিকেলে। তবে ডান পা এখনও দুর্বল।'),
    doctor('সময় লাগবে। রক্তচাপ রোজ লিখে রাখুন, বৃহস্পতিবার দেখব।'),
    patient('আচ্ছা, লিখে রাখছি।'),
  ],
  [
    patient('Doctor, my back pain goes down to the foot since yesterday. I cannot sit for long.'),
    junior('Any numbness, or trouble with passing urine?'),
    patient('Numb at the big toe. Urine is normal.'),
    toTeam('junior', 'L5 pattern, no red flags so far. Fit her in tomorrow?'),
    toTeam('doctor', 'Yes, 9:40. If bladder symptoms start she goes to casualty at once, tell her.'),
    doctor(
      'Please come tomorrow at 9:40 am. If you cannot pass urine or both legs go weak, go to the emergency at once and call us.',
    ),
    patient('Understood. I will be there at 9:40.'),
  ],
  [
    patient('सर, दौरे की दवा ख़त्म हो गई है और यहाँ की दुकान में नहीं मिल रही।'),
    junior('कौन सी दवा है, और कितने दिन की बची है?'),
    patient('लेवेटिरासेटम 500, कल रात तक की है।'),
    junior('ऐप से भी मँगवा सकते हैं। एक भी ख़ुराक मत छोड़िए, कल सुबह तक न मिले तो यहाँ लिखिए।'),
    patient('मँगवा ली, आज शाम तक आ जाएगी।'),
    doctor('बहुत अच्छा।'),
  ],
  [
    patient('The new tablets make my mouth very dry. Is that normal?'),
    doctor('It is common with amitriptyline and gets better in two weeks. Sip water, sugar-free gum helps.'),
    patient('Alright. The burning in the feet is less, maybe by half.'),
    doctor('Good. We stay at 10 mg until the visit.'),
  ],
  [
    patient('સાહેબ, ઑપરેશનના ટાંકા ક્યારે કાઢવાના છે?'),
    junior('દસમા દિવસે. ઘા પર પાણી કે લાલાશ નથી ને?'),
    patient('ના, સૂકો છે. થોડી ખંજવાળ આવે છે.'),
    junior('એ રૂઝ આવવાનું લક્ષણ છે. ખંજવાળશો નહીં, સોમવારે આવો.'),
  ],
  [
    patient('ডাক্তারবাবু, রাতে ঘুম আসছে না, মাথার পিছনে চাপ লাগে।'),
    doctor('চাপটা কি সারাদিন থাকে, না কাজের শেষে বাড়ে?'),
    patient('কাজের শেষে বাড়ে। কম্পিউটারে বসি দশ ঘণ্টা।'),
    doctor('প্রতি ঘণ্টায় পাঁচ মিনিট উঠে হাঁটুন। ঘাড়ের ব্যায়ামের কাগজটা রিপোর্টে আছে।'),
    patient('ধন্যবাদ, চেষ্টা করব।'),
    toTeam('doctor', 'Tension type. No imaging needed for now.'),
  ],
]
