/** The words of the page that a link to an advisor’s collection opens. [DASH-007] */
export const sharedCollectionTexts = {
  metaTitle: 'Communities for you',
  from: (name: string) => `${name} picked these communities for you`,
  fromUs: 'We picked these communities for you',
  count: (count: number) => (count === 1 ? '1 community' : `${count} communities`),
  profile: (name: string) => `About ${name}`,
  note: (name: string) => `A note from ${name}`,
  ourNote: 'A note from us',
  about: (name: string, community: string) => `${name} about ${community}`,
  ours: (community: string) => `About ${community}`,
  prices:
    'Prices are what each community told us or our estimate, and each one says which. What a community pays us never changes its price or its place here.',
  seen: (name: string) =>
    `${name} can see when this page is opened, and which communities are opened from it. The link says nothing else about you.`,
  seenByUs:
    'We can see when this page is opened, and which communities are opened from it. The link says nothing else about you.',
  until: (day: string) => `This link works until ${day}.`,
  print: 'Print',
  printHint: 'To print this page, use your browser’s menu.',
  empty: 'No communities here right now',
  emptyDetail: 'Ask the advisor who sent you this link. They can add some.',
  ended: 'This link doesn’t work anymore',
  endedDetail:
    'Links from our advisors end after a while, and an advisor can turn one off. Ask the advisor who sent it for a new one.',
  unknown: 'We couldn’t find this page',
  unknownDetail:
    'Open the link again from the message that you got. If it doesn’t work, ask the advisor who sent it for a new one.',
  contact: 'Contact us',
  find: 'Find communities',
} as const
