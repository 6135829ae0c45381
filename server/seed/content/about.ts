/**
 * 'About me' paragraphs. Every one holds {name} {city} {years} {speciality} {expertise}; {name} is the full name with
 * its title, {years} a whole number of two or more, {expertise} a short list as in 'sciatica, slipped disc and
 * scoliosis correction'. Written in the first person or with the name as subject, never with a pronoun of gender.
 */
export const aboutTemplates: readonly string[] = [
  'I am {name}, and I have practised {speciality} in {city} for {years} years. Most people who come to me have already searched their symptoms and slept badly over them. My first task is to listen without hurrying. After the examination I draw the problem on paper, so you leave knowing what is wrong and what is not. My main areas of work are {expertise}.',
  '{name} has worked in {speciality} for {years} years and sees patients across {city}. The practice centres on {expertise}. Tests are ordered only when the answer would change the treatment. Families are welcome in the consultation, and every visit ends with a written plan in plain words.',
  'A good history settles half of all diagnoses. In {years} years of {speciality} I, {name}, have learnt to let patients finish their story before I reach for the torch and the hammer. I see people from {city} and nearby towns for {expertise}. I prefer few medicines in the right dose over many in doubt. If an operation or admission is not needed, I will tell you so plainly.',
  'I chose {speciality} after watching a relative wait two years for the right diagnosis. That memory still shapes how I work {years} years later. At my clinic in {city} new patients get a full half hour. I treat {expertise}, and I share records freely with your family physician. Second opinions are given without prejudice to the first doctor. You can expect honesty from me, {name}, even when the answer is that we must watch and wait.',
  '{name} trained in two busy public hospitals before settling in {city}. Over {years} years in {speciality}, the work has ranged from emergency calls at night to patient follow-up over decades. Current interests include {expertise}. Appointments are kept to time as far as emergencies allow. Reports sent before a video visit are read before the call begins.',
  'Living with a long illness is hard enough without a doctor who speaks in riddles. I am {name}, a consultant in {speciality} in {city}. For {years} years I have looked after people with {expertise}. I explain each medicine, what it does and which side effects deserve a call. I review whether it is still needed at every visit. Small steps, kept up, do more than a heroic prescription.',
  'With {years} years in {speciality}, {name} is known in {city} for calm, unhurried consultations. The clinic looks after adults of every age for {expertise}. Physiotherapists, dietitians and counsellors work alongside when they can help. Patients who travel from far are offered alternate visits by video. Costs are discussed before any test or procedure is booked.',
  'My work is {speciality}, and my aim is a patient who needs to see me less often. In {years} years of practice in {city} I have come to trust simple things: sleep, movement, the right medicine at the right hour. I treat {expertise}. When a scan frightens you, bring it and we shall read it together. I am {name}, and I look forward to meeting you.',
  '{name} divides the week between hospital rounds and outpatient clinics in {city}. After {years} years in {speciality}, the focus has narrowed to {expertise}. Every case that may need a procedure is discussed with colleagues before it is advised. Patients receive a clear account of benefits, risks and the alternative of doing nothing for now. Follow-up calls are part of the treatment, not an extra.',
  'I grew up in a small town where the nearest specialist was a day away by bus. So when I began practising {speciality} in {city} {years} years ago, I kept one day a week for patients from outside. Today video visits make that easier. I see people with {expertise}, and I try to finish in one trip what might otherwise take three. My patients call me {name}; the shy ones soon stop being shy.',
  'The nervous system can look mysterious, yet most of its troubles can be explained in ten minutes. {name} has been doing so for {years} years as a consultant in {speciality}. The practice in {city} cares for {expertise}. Questions are encouraged, and there are no foolish ones. Written notes are handed over after every visit, with the warning signs underlined.',
  'I believe in treating the person who carries the scan, not the scan alone. As a doctor in {speciality} for {years} years, I have seen frightening pictures in healthy people and normal ones in people who suffer. That is why the examination comes first at my clinic in {city}. My regular work includes {expertise}. I, {name}, will advise an operation or a strong medicine only when I would advise it to my own family.',
  '{name} offers care in {speciality} at clinics in {city} and by video across India. Over {years} years, the practice has grown by word of mouth, mainly among people seeking help for {expertise}. Evening hours are kept for those who cannot leave work. Elderly patients are seen without waiting. Prescriptions are typed, short and explained aloud.',
  'For {years} years I have looked after brains, backs and nerves in {city}, and I still find each patient different. I am {name}, and {speciality} is my field. I take special interest in {expertise}. I ask about work, sleep and worry as carefully as about pain. Treatment starts with the least that may work. We then adjust it together at planned reviews.',
  'A diagnosis is a beginning. What follows, month after month, is where a doctor proves useful. {name} has followed some families in {city} for all of {years} years in {speciality}. The clinic manages {expertise}, with a diary for symptoms and a number to call when they change. Junior doctors train here, so you may meet one first. The final plan always comes from the consultant.',
  'I am {name}, a specialist in {speciality}. Before opening my clinic in {city} I spent some of my {years} years of practice in intensive care, where I learnt to think clearly in a hurry. Out-patient work taught me the reverse, to slow down. I now see people with {expertise}. If you have an emergency I will direct you to the nearest equipped hospital at once. For everything else, we have time.',
  '{name} combines {years} years of bedside experience in {speciality} with a steady interest in research. Patients in {city} benefit from treatments that have been tested well, and are spared those that have not. Areas of particular experience are {expertise}. Consultations run in English, Hindi and the local language. A relative may join by phone if travel is difficult.',
  'Many of my patients arrive after a round of several doctors. I start again from the first symptom. {years} years of {speciality} have taught me that the missed clue usually lies there. At my practice in {city} I, {name}, deal with {expertise}. I will not repeat a test that was done well. I will tell you what I am sure of, what I suspect and what I do not yet know.',
  'In {speciality}, gentle hands and good timing matter as much as knowledge. {name} has practised in {city} for {years} years, treating {expertise}. Each treatment plan sets a goal that matters to the patient: climbing stairs, returning to work, sleeping through the night. Progress is measured against that goal. Plans that do not help are changed.',
  'I speak plainly, write legibly and answer messages. These three habits have brought patients to my clinic in {city} for {years} years. My training is in {speciality}, and most of my day goes to {expertise}. I encourage exercise wherever it is safe, and I show it myself when needed. Nobody leaves without knowing the next step. {name} is the name on the door, but the nurses run the place.',
  '{name} sees {speciality} as team work. In {city}, the team brings together therapists, nurses and surgeons around one record. Over {years} years, that has meant fewer admissions for people with {expertise}. The first visit covers history, examination and a provisional plan. The second reviews results. Most patients then need to come only a few times a year.',
  'Pain, fits, tremor and weakness all change how a family lives. I try to treat that as well. I have worked in {speciality} for {years} years, the greater part of them in {city}. I look after {expertise} and guide carers on what to do at home. My name is {name}. Please bring your questions in writing; it helps us both.',
  'Trust takes time, so {name} does not rush the first meeting. The practice in {city} has served people for {years} years in {speciality}. Common reasons to visit are {expertise}. Older reports are filed and compared, which often avoids a new scan. Patients are told early if another specialist would serve them better.',
  'I enjoy the detective work of {speciality}, and I enjoy it more when the patient joins in. Over {years} years in {city} I have asked thousands of people to keep a symptom diary; it beats many machines. My focus is on {expertise}. I, {name}, keep up with new treatments and am slow to adopt the merely fashionable. Video follow-ups are available on most weekday evenings. Urgent reviews are fitted in the same day where possible.',
]

export const profileTags = [
  'Listens patiently',
  'Explains clearly',
  'Second opinions welcome',
  'Short waiting time',
  'Same-day video slots',
  'Sees senior citizens first',
  'Good with children',
  'Avoids needless tests',
  'Evening appointments',
  'Speaks three languages',
  'Follow-up by message',
  'Wheelchair-friendly clinic',
] as const

/** One-line introductions for cards; {years}, {city} and {speciality} may appear. */
export const bioLines = [
  'Clear answers and careful follow-up for {years} years.',
  'Consultant in {speciality}, at home in {city}.',
  'Fewer medicines, better chosen.',
  'Half an hour for every new patient.',
  'Calm, thorough care for complex problems.',
  'Treating families in {city} for {years} years.',
  'Reads your reports before the call begins.',
  'Believes the examination comes before the scan.',
  'Practical plans you can follow at home.',
  'Honest advice on when to operate and when to wait.',
  '{years} years in {speciality}, one patient at a time.',
  'Here to help you get back to your day.',
] as const
