/** `for` names the kind of doctor a text suits; 'any' suits all. */
export type ReviewSeed = {
  stars: 1 | 2 | 3 | 4 | 5
  for: 'any' | 'neurologist' | 'neurosurgeon' | 'spine specialist'
  text: string
}

const review = (stars: ReviewSeed['stars'], suits: ReviewSeed['for'], text: string): ReviewSeed => ({
  stars,
  for: suits,
  text,
})

export const reviews: ReviewSeed[] = [
  review(
    5,
    'any',
    'Listened to the whole story before asking a single question. First time in three years I felt heard.',
  ),
  review(
    5,
    'any',
    'Explained the MRI on screen in simple Hindi so that my mother could follow. We left much less afraid.',
  ),
  review(5, 'any', 'The video call started on time and my reports had clearly been read already.'),
  review(5, 'any', 'Cut my medicines from seven to three and I feel better than before. Very grateful.'),
  review(5, 'any', 'Did not push any test. Said the scan from last year was good enough and saved us a lot of money.'),
  review(5, 'any', 'Came for a second opinion. Respectful about the first doctor, and honest about the options.'),
  review(
    5,
    'any',
    'My father is hard of hearing and the doctor wrote everything in large letters for him. Such patience.',
  ),
  review(
    5,
    'any',
    'Replied to my message on a Sunday about a side effect. It was a small thing for them, but huge for us.',
  ),
  review(5, 'any', 'Neat clinic, kind staff, and a doctor who looks at you and not at the computer.'),
  review(5, 'any', 'Drew a diagram of the nerve and let me keep the paper. I finally understand what is happening.'),
  review(5, 'any', 'We travelled four hours and everything was finished in one visit, as promised on the phone.'),
  review(
    5,
    'any',
    'Gave me a clear list of warning signs. One of them came up and going early made all the difference.',
  ),
  review(
    5,
    'neurologist',
    'No seizure for eleven months now after the change of medicine. My daughter is back at college.',
  ),
  review(
    5,
    'neurologist',
    'Migraine down from twelve days a month to two. The headache diary was a simple but clever idea.',
  ),
  review(5, 'neurologist', "Father's Parkinson's tremor is far better controlled. He signs his own cheques again."),
  review(
    5,
    'neurologist',
    'Found the vitamin deficiency that everyone had missed. The tingling in my feet is almost gone.',
  ),
  review(
    5,
    'neurologist',
    'After my stroke I could not hold a cup. The rehab plan was realistic and six months on I cook again.',
  ),
  review(
    5,
    'neurologist',
    'Very gentle with our son during the EEG. He was frightened, and by the end he was laughing.',
  ),
  review(
    5,
    'neurologist',
    'The jaw and face pain turned out to be trigeminal neuralgia. Right tablet, right dose, relief in a week.',
  ),
  review(
    5,
    'neurologist',
    'Settled my vertigo with one manoeuvre in the clinic and taught my husband how to help at home.',
  ),
  review(
    5,
    'neurosurgeon',
    'Told us frankly that surgery could wait and why. Two scans later, it has still not been needed.',
  ),
  review(
    5,
    'neurosurgeon',
    'My brother had a head injury and the doctor met us twice a day in ICU to explain. Never in a hurry.',
  ),
  review(
    5,
    'neurosurgeon',
    'The tumour was benign and came out fully. I was walking on the second day. Thank you is not enough.',
  ),
  review(
    5,
    'neurosurgeon',
    'Explained the risks with numbers, not with fear. We decided together and it went as described.',
  ),
  review(
    5,
    'spine specialist',
    'I was told elsewhere to get operated at once. Here, eight weeks of exercises and I am pain free.',
  ),
  review(
    5,
    'spine specialist',
    'Keyhole surgery for a slipped disc. Went home the next evening and was back at my desk in a month.',
  ),
  review(
    5,
    'spine specialist',
    'One injection under scan guidance and the sciatica that kept me awake for weeks is gone.',
  ),
  review(
    5,
    'spine specialist',
    'Checked my chair height and the way I lift things before even looking at the X-ray. Practical advice.',
  ),
  review(
    5,
    'spine specialist',
    "Our daughter's scoliosis is being watched carefully without panic. She likes coming here.",
  ),
  review(
    5,
    'spine specialist',
    'Mother is 74 and we feared spine surgery. Every step was explained and she now walks to the temple.',
  ),
  review(4, 'any', 'Very good doctor. The waiting area gets crowded after six, so take a morning slot.'),
  review(4, 'any', 'Careful examination and clear advice. Parking was the only trouble.'),
  review(4, 'any', 'Good experience overall. I wish the prescription had been shared on the app a little sooner.'),
  review(4, 'any', 'Helpful and to the point. We waited twenty minutes but then were given all the time we needed.'),
  review(
    4,
    'any',
    'The video dropped once, but the doctor called back within a minute and did not cut the time short.',
  ),
  review(4, 'any', 'Knows the subject thoroughly. Speaks a bit fast, though repeats gladly if you ask.'),
  review(4, 'any', 'Fees are slightly high but the follow-up visit was included, so fair in the end.'),
  review(4, 'any', 'Was honest that it will take months to improve. Two months in, there is some progress already.'),
  review(4, 'any', 'Reception could be friendlier. The doctor more than made up for it.'),
  review(4, 'any', 'Clear plan, sensible tests. The lab next door was slow, which is hardly the fault of the clinic.'),
  review(4, 'neurologist', 'The first tablet made me drowsy, but it was changed on a quick call. Fine since then.'),
  review(
    4,
    'neurologist',
    'Good with my grandmother, who forgets things. Spoke to her first and to us later, which she loved.',
  ),
  review(
    4,
    'neurologist',
    'Nerve test was uncomfortable, though I was told beforehand. The diagnosis was clear the same day.',
  ),
  review(4, 'neurologist', 'Headaches are fewer. Still have one now and then, but I know how to handle it.'),
  review(4, 'neurosurgeon', 'The operation went well. Discharge papers took half a day, hence one star less.'),
  review(4, 'neurosurgeon', 'Steady and reassuring. Would have liked a printed sheet for wound care at home.'),
  review(
    4,
    'spine specialist',
    'Back pain is about seventy per cent better. The exercises work only if you do them, as I was warned.',
  ),
  review(4, 'spine specialist', 'Good results with physiotherapy. Needed five visits when I expected three.'),
  review(4, 'spine specialist', 'The neck pain has settled. Getting an evening slot is not easy, so book early.'),
  review(3, 'any', 'The advice was sound, but we waited over an hour past our time and nobody told us why.'),
  review(3, 'any', 'A decent consultation, just short. I had more questions and had to book a second call.'),
  review(3, 'any', 'Medicines helped a little. I am going back for a review before I judge further.'),
  review(3, 'any', 'Doctor is fine. The clinic moved two lanes away and the map still showed the old place.'),
  review(
    3,
    'neurologist',
    'Some relief from the headaches but the tablets made me put on weight. Hoping for another option.',
  ),
  review(
    3,
    'spine specialist',
    'Injection gave relief for six weeks, then the pain came back. I was told that this could happen.',
  ),
  review(
    3,
    'neurosurgeon',
    'Competent opinion, though the explanation used many medical words. Take someone along to make notes.',
  ),
  review(
    2,
    'any',
    'My video visit was moved twice on the same day. The doctor apologised, but I had taken leave for it.',
  ),
  review(2, 'any', 'Felt rushed. It was a busy evening, I know, yet ten minutes is too little for a first visit.'),
  review(2, 'any', 'Was asked to repeat blood tests from last month because the report was from another lab.'),
  review(
    1,
    'any',
    'Appointment was cancelled after I had reached the clinic. The refund came in three days, but not my morning.',
  ),
]

/** `for` says which reviews a reply fits: 'thanks' for four and five stars, 'sorry' for three and fewer. */
export type ReplySeed = { for: 'thanks' | 'sorry'; text: string }

const reply = (suits: ReplySeed['for'], text: string): ReplySeed => ({ for: suits, text })

export const doctorReplies: ReplySeed[] = [
  reply('thanks', 'Thank you for writing. Keep up the exercises and do message if anything changes.'),
  reply('thanks', 'Your careful notes made my work easy. Wishing you a steady recovery.'),
  reply('thanks', 'Very happy to read this. Please do not skip the review, even when you feel well.'),
  reply('thanks', 'Thank you. I have passed on your kind words to the nursing team as well.'),
  reply('thanks', 'It was a pleasure to meet your family. Regards to everyone at home.'),
  reply('thanks', 'Good news indeed. Continue the medicines until we next speak, and sleep on time.'),
  reply('thanks', 'Thank you for trusting us with a second opinion. The decision was yours, and a good one.'),
  reply('thanks', 'Much appreciated. We are adding a morning clinic soon, which should ease the crowd.'),
  reply('thanks', 'Glad the plan is working. The hard work was yours.'),
  reply('thanks', 'Thank you for the suggestion, we shall put it into practice this month.'),
  reply('thanks', 'I am delighted to hear it. Do bring the symptom diary when you come next.'),
  reply('thanks', 'Thank you. I will speak to the front desk so that the next visit is smoother.'),
  reply('sorry', 'I am sorry about the wait. An emergency came in, and we should have told you at once.'),
  reply('sorry', 'Thank you for being frank. Please book a review at no charge so that we can finish your questions.'),
  reply('sorry', 'I apologise for the change of time. We have altered how video slots are confirmed.'),
  reply(
    'sorry',
    'I am sorry the relief was short. There are other options, and I would like to discuss them with you.',
  ),
  reply('sorry', 'Your point is fair. We have since corrected the address on the map and at the gate.'),
  reply('sorry', 'Please do not stop the tablets on your own. Send me a message and we will adjust them safely.'),
  reply('sorry', 'I regret that you felt hurried. First visits now have longer slots on busy evenings.'),
  reply('sorry', 'Thank you for telling us. Outside reports are accepted, and I have reminded the team of it.'),
]
