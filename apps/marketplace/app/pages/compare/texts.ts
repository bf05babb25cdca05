import type { RowGroup } from './row-groups'

/** The texts of the page that compares communities. [TRUST-013] */
export const compareTexts = {
  title: 'Compare communities',
  heading: (count: number) => `Compare ${count} communities`,
  intro:
    'Choose 2 to 5 communities. You’ll see their monthly costs, care, open rooms, ratings, and inspections side by side.',
  /** What the picture shows: made-up communities. */
  example: 'An example at one scale: communities for 5, 24, and 55 residents. Lit windows are open rooms.',
  oneMore: (name: string) => `You chose ${name}. Add at least one more community to compare.`,
  missing: (count: number) =>
    count === 1 ? 'One community isn’t listed anymore.' : `${count} communities aren’t listed anymore.`,
  tooMany: (max: number) => `You can compare ${max} communities at a time. These are the first ${max}.`,
  noneSelected: 'You didn’t select any communities',
  selectSaved: 'Select 2 to 5 in your saved list',
  table: 'Comparison',
  onlyDifferences: 'Show only differences',
  showAll: 'Show all rows',
  shownDifferences: 'This page shows only what differs.',
  shownAll: 'This page shows every row.',
  alike: 'These communities have the same answers here.',
  careUpdate: 'Update',
  remove: 'Remove',
  removeName: (name: string) => ` ${name} from this comparison`,
  unknown: 'Unknown',
  ask: ', ask',
  askAbout: (row: string, community: string) => ` ${community} about: ${row}`,
  note: '“Unknown” means that the community hasn’t told us. Select it to ask the community.',
  askAll: 'Ask up to 3 of them one question',
  stay: 'How long the money lasts',
  feeNote: 'What a community pays us never affects your price or where it ranks.',
  groups: {
    cost: 'Cost',
    care: 'Care',
    quality: 'Is it any good?',
    basics: 'The basics',
  } satisfies Record<RowGroup, string>,
  add: {
    title: 'Add a community',
    label: 'Community name',
    submit: 'Search',
    results: (typed: string) => `Communities named “${typed}”`,
    none: (typed: string) => `We couldn’t find a community named “${typed}”`,
    noneDetail: 'Check the spelling, or try one word of the name.',
    link: (name: string) => `Add ${name}`,
    full: (max: number) => `You’re comparing ${max} communities. Remove one to add another.`,
  },
  saved: {
    title: 'Your saved communities',
    compare: (count: number) => `Compare ${count} saved communities`,
    open: 'See saved communities',
    detail: 'You can also choose from the communities you saved.',
  },
  tools: {
    copy: 'Copy link',
    copied: 'Link copied',
    notCopied: 'We couldn’t copy the link. Copy the address of this page instead.',
    print: 'Print',
    hint: 'To share this comparison, copy the address of this page. You can also print it.',
  },
  print: {
    title: 'Fill in on the tour',
    rows: [
      'Minutes until a call bell is answered',
      'What raises the care fee?',
      'Smell, noise, and light (1–5)',
      'Would you eat the lunch?',
      'First impression',
      'Notes',
    ],
  },
} as const
