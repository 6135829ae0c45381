export const clinicPreparation = [
  'Bring earlier prescriptions, discharge summaries and the films or discs of any MRI, CT or X-ray.',
  'Carry every medicine you take now, in its own strip or bottle, including supplements and home remedies.',
  'Write down when the problem began, what makes it better or worse, and the three questions that matter most to you.',
  'Wear loose clothes and easy footwear, since the doctor may check your reflexes, strength and walking.',
  'Come fifteen minutes early with a photo identity card, and with a relative who has seen the episodes if you faint.',
] as const

export const videoPreparation = [
  'Upload your reports and recent prescriptions at least an hour before the call so that the doctor can read them.',
  'Sit in a quiet, well-lit room with the light on your face, and prop the phone so that both hands are free.',
  'Check your camera, microphone and internet beforehand, and keep your device charged or plugged in.',
  'Clear a few steps of floor behind you, as you may be asked to stand, walk or bend while the doctor watches.',
  'Keep your medicines, a pen and a family member close by; for sudden weakness or a long seizure, go to a hospital instead.',
] as const
