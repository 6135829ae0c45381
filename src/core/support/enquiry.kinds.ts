export const enquiryKinds = [
  'contact',
  'partner',
  'confused',
  'secondOpinion',
  'support',
  'helpMeChoose',
  'help',
] as const
export type EnquiryKind = (typeof enquiryKinds)[number]

/** The forms that /contact-us has. */
export const waysToWrite = ['contact', 'secondOpinion', 'support'] as const
export type WaysToWrite = (typeof waysToWrite)[number]

export const contactTypes = ['general', 'booking', 'payment', 'records', 'feedback', 'press'] as const
export const partnerTypes = ['hospital', 'clinic', 'doctor', 'pharmacy', 'diagnosticCentre', 'company'] as const
export const inquiryTypes = ['secondOpinion', 'appointment', 'surgery', 'medicines', 'tests', 'other'] as const
export type RequestType = (typeof contactTypes | typeof partnerTypes | typeof inquiryTypes)[number]

/** The most letters of a field, and the most files of a ticket. */
export const ENQUIRY_LENGTH = {
  name: 80,
  emailId: 254,
  organizationName: 120,
  requestType: 40,
  problem: 2000,
  description: 4000,
  attachments: 5,
} as const
