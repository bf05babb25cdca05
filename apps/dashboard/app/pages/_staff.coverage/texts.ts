const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Where families are, and who serves them there. */
export const coverageTexts = {
  title: 'Coverage',
  lead: 'Counties where families asked for help in the last 90 days, and how many advisors serve each.',
  tabs: { gaps: 'No advisor with room', all: 'All counties' },
  none: 'No gaps',
  noneHelp: 'Every county where a family asked has an advisor with room.',
  noCounties: 'No families yet',
  noCountiesHelp: 'Counties appear here once families ask for help.',
  county: 'County',
  state: 'State',
  families: 'Families',
  waiting: 'Still new',
  advisors: 'Advisors',
  withRoom: 'With room',
  gap: 'No advisor',
  full: 'All full',
  served: 'Served',
  status: 'Coverage',
  map: {
    ofCountry: 'Map of the counties where families asked',
    ofState: (state: string) => `Map of the counties of ${state}`,
    state: (state: string, counties: number, gaps: number) =>
      `${state}: families asked in ${counted(counties, 'county', 'counties')}, ${gaps} without an advisor with room`,
    county: (name: string, families: number, status: string) =>
      `${name}: ${counted(families, 'family', 'families')}. ${status}`,
    tones: { critical: 'No advisor', caution: 'All advisors full', positive: 'An advisor has room' },
    circles: 'Larger circles mean more families. Choose a state to see its counties.',
    noFamilies: 'No family asked in the gray counties.',
    missing: (counties: number) =>
      counties === 1 ? 'One county isn’t on the map.' : `${counties} counties aren’t on the map.`,
    all: 'See all counties in the table',
    states: 'States where families asked',
    wholeCountry: 'Show all states',
  },
} as const
