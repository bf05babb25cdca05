/** The fields that pick records. [WORK-022] */
export const pickersTexts = {
  chooseOne: 'Several match. Choose one below.',
  noneFound: 'Nothing matches. Check the spelling, or type another part of the name.',
  matches: 'Matches',
  searchHint: 'Type part of the name, and choose from the list.',
  added: (label: string) => `${label} added`,
  advisor: {
    open: (open: number, capacity: number) => `${open} of ${capacity} families`,
    awayUntil: (day: string) => `away until ${day}`,
    notAccepting: 'not accepting families',
  },
} as const
