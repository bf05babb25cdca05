/** What a recipient got, by the name of the shared field. */
const fields: Readonly<Record<string, string | undefined>> = {
  name: 'name',
  email: 'email',
  phone: 'phone number',
  answers: 'answers',
  'home-answers': 'answers about the home',
  callPreferences: 'when to call',
  consent: 'consent to texts',
}

/** The texts of sharing a family with a community, and of who has its information. */
export const sharingOutTexts = {
  share: {
    title: (family: string) => `Share ${family} with a community`,
    lead: 'The community’s team gets their name, contact info, and answers, and the family sees it in “Who has your information”.',
    start: 'Share with a community',
    search: 'Community name or address',
    find: 'Search',
    noMatch: 'No matches. Try the street or fewer words.',
    choose: 'Community',
    next: 'Continue',
    consentTitle: 'What they agreed to',
    consent: 'They agreed to this',
    consentMissing: 'Ask them first, then confirm it here.',
    note: 'Note in the family’s history (optional)',
    submit: (community: string) => `Share with ${community}`,
    who: 'Who has their information',
    noOne: 'No one outside of our team',
    got: (fields: string) => `Got their ${fields}.`,
    statuses: {
      active: 'Has it',
      ended: 'No longer shared',
      revoked: 'Family stopped sharing',
      confirmed: 'Deleted',
      overdue: 'Deletion not confirmed',
    },
    fields,
  },
  note: {
    edit: 'Edit note',
    text: 'Note',
    save: 'Save note',
    delete: 'Delete note',
    changed: (text: string) => `Someone else changed this note. It’s now: “${text}” Check yours, and save it again.`,
  },
} as const
