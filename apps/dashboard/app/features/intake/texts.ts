/** A new family, as a call goes. */
export const intakeTexts = {
  lead: 'Write down what they say as they say it. Everything but the name, one way to reach them, and their agreement can wait.',
  reach: 'How to reach them',
  name: 'Name',
  nameMissing: 'Enter a name.',
  phone: 'Phone',
  email: 'Email',
  contactHint: 'Enter a phone number, an email address, or both.',
  contactMissing: 'Enter a phone number or an email address.',
  didYouMean: (address: string) => `Did you mean ${address}?`,
  search: 'What they’re looking for (optional)',
  where: 'Where (optional)',
  call: 'About this call (optional)',
  note: 'Note',
  noteHint: 'Families can ask to read notes about them.',
  consentTitle: 'What they agreed to',
  consentIn: { en: 'In English', es: 'In Spanish' },
  consent: 'They agreed to this',
  consentMissing: 'Ask them first, then confirm it here. Without it, no one may contact them.',
  save: 'Add family',
} as const

/** What a family says about its search. */
export const answersTexts = {
  edit: 'Edit',
  editOf: 'what they told us',
  title: 'What they told us',
  lookingFor: 'Who it’s for',
  residentName: 'Who’s moving in',
  care: 'Care',
  budgetRange: 'Budget a month',
  budget: 'How they could pay',
  timing: 'Move-in',
  city: 'City',
  state: 'State',
  stateMissing: 'Choose the state.',
  zip: 'ZIP code',
  source: 'How they found us',
  language: 'Language',
  notSaid: 'Not said',
  save: 'Save',
  cancel: 'Cancel',
  conflictTitle: 'Someone else changed this meanwhile',
  conflict: (label: string, theirs: string, mine: string) => `${label}: now ${theirs}, yours ${mine}.`,
  conflictHelp: 'Yours is still in the form and isn’t saved yet. Change it, or press Save to use it.',
} as const

/** Choosing the communities that a family asks about. */
export const communitiesTexts = {
  label: 'Communities they ask about',
  hint: 'Name, with the city if you know it',
  requested: 'Requested or shared, so it stays',
} as const

/** A phone number or an email address that a family already has. */
export const knownTexts = {
  belongs: {
    phone: (family: string) => `This phone number belongs to ${family}`,
    email: (family: string) => `This email address belongs to ${family}`,
  },
  familyOf: (advisor: string) => `a family of ${advisor}`,
  unassigned: 'a family without an advisor',
  advisor: (name: string) => `Advisor: ${name}`,
  open: (name: string) => `Open ${name}`,
  ask: (advisor: string) => `Ask ${advisor}, or ask an admin to reassign the family to you.`,
  notSaved: 'Nothing has been saved yet.',
  choice: 'What would you like to do?',
  same: 'It’s the same family. Replace its name, contact info, and answers with what I typed.',
  other: 'It’s another family. Add it anyway.',
  choiceMissing: 'Choose whether it’s the same family, or open it.',
} as const
