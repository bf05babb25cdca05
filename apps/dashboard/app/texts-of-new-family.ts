/** The texts of adding a family. */
export const newFamilyTexts = {
  newFamily: {
    title: 'New family',
    lead: 'For a family that called or came in person.',
    name: 'Name',
    nameMissing: 'Enter a name.',
    email: 'Email',
    phone: 'Phone',
    contactMissing: 'Enter an email address or a phone number.',
    city: 'City',
    state: 'State',
    zip: 'ZIP code',
    consentTitle: 'What they agreed to',
    consent: 'They agreed to this',
    consentMissing: 'Ask them first, then confirm it here. Without it, no one may contact them.',
    known: (name: string | undefined) =>
      name ? `${name} has this email or phone number` : 'Another family has this email or phone number',
    knownHelp:
      'Nothing has been saved yet. If it’s the same family, open it, or replace what we have with what you typed.',
    openKnown: 'Open this family',
    didYouMean: (address: string) => `Did you mean ${address}?`,
    same: 'It’s the same family. Replace the name, place, and contact info with what I typed.',
    save: 'Add family',
    start: 'New family',
  },
} as const
