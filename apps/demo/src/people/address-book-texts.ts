import type { CallOutcome, ContactRole } from '@pkg/domain'

/** The people at demo communities, in turn: their role, what’s on their card, and how they want to be reached. No two prefer the same. */
export const people: readonly { role: ContactRole; jobTitle: string; preference?: string }[] = [
  { role: 'executive-director', jobTitle: 'Executive director', preference: 'Text before noon' },
  { role: 'sales', jobTitle: 'Community relations director' },
  { role: 'nurse', jobTitle: 'Director of nursing', preference: 'Not during medication rounds, 8 to 9 AM' },
  { role: 'sales', jobTitle: 'Sales counselor', preference: 'Answers emails within the hour' },
  { role: 'billing', jobTitle: 'Business office manager', preference: 'Email, with the invoice number' },
  { role: 'executive-director', jobTitle: 'Administrator', preference: 'Ask for her by name at the front desk' },
  { role: 'nurse', jobTitle: 'Wellness nurse', preference: 'Call after lunch' },
  { role: 'owner', jobTitle: 'Owner', preference: 'Cell only, the office line goes to voicemail' },
  { role: 'sales', jobTitle: 'Move-in coordinator', preference: 'Works Tuesday to Saturday' },
  { role: 'other', jobTitle: 'Activities director' },
  { role: 'executive-director', jobTitle: 'General manager', preference: 'Prefers a short text, then calls back' },
  { role: 'nurse', jobTitle: 'Resident care director' },
]

/** What advisors noted after talking with a contact, and how it ended. `isAboutFamily` says that it’s about one that asked the community. */
export const talks: readonly { outcome: CallOutcome; minutes?: number; note: string; isAboutFamily?: true }[] = [
  {
    outcome: 'reached',
    minutes: 9,
    note: 'A ground-floor studio opens on the 15th. She holds it until Friday.',
    isAboutFamily: true,
  },
  { outcome: 'reached', minutes: 4, note: 'The waiting list for memory care has four names.' },
  { outcome: 'left-message', note: 'Asked for the all-in price of a one-bedroom in writing.' },
  {
    outcome: 'reached',
    minutes: 14,
    note: 'They can manage the insulin. The nurse wants to meet the family first.',
    isAboutFamily: true,
  },
  { outcome: 'no-answer', note: 'Tried the front desk twice during the holiday lunch.' },
  { outcome: 'reached', minutes: 6, note: 'Community fee is waived through the end of the month.' },
  {
    outcome: 'reached',
    minutes: 11,
    note: 'He will give the tour himself and show both open apartments.',
    isAboutFamily: true,
  },
  { outcome: 'reached', minutes: 3, note: 'Small dogs are welcome. The deposit is $500.' },
  { outcome: 'left-message', note: 'Asked whether respite stays can start on a weekend.' },
  { outcome: 'reached', minutes: 8, note: 'Care plans are reviewed every 90 days, or sooner after a fall.' },
  {
    outcome: 'reached',
    minutes: 5,
    note: 'The family’s deposit arrived. Move-in papers go out tomorrow.',
    isAboutFamily: true,
  },
  { outcome: 'reached', minutes: 7, note: 'New prices from January: base rent goes up by 4 percent.' },
  { outcome: 'wrong-number', note: 'The old extension now belongs to the kitchen.' },
  { outcome: 'reached', minutes: 10, note: 'They take long-term care insurance and file the claims themselves.' },
]

/** Someone who left, so the list has one. */
export const former = { role: 'sales', jobTitle: 'Former sales director' } as const satisfies {
  role: ContactRole
  jobTitle: string
}
