/** The pages that show what only their visitor may see, by the file of their route. No cache keeps them. A new one has to be added. */
export const privatePages = [
  'advisor-request',
  'calls.$id',
  'homebase._index',
  'homebase.questions',
  'homebase.saved',
  'homebase.saved_.share',
  'homebase.searches',
  'homebase.settings',
  'questions.$id',
  'questions.confirm',
  'questions.new',
  'receipts',
  'reviews.$id',
  'reviews.new',
  'search-alerts.confirm',
  'search-alerts.new',
  'shared-collection',
  'shared-list',
  'sign-in.link',
  'sign-in.recover',
  'stop-emails.$id',
  'tools.saved.$tool',
  'tools.saved._index',
  'tours.$id',
  'tours.new',
] as const

/** The pages that the server doesn't keep for everyone, and yet need no header of their own, with the reason. The site sends “private, no-cache” with them. */
export const otherPages: Readonly<Record<string, string>> = {
  $: 'It says that there is no such page.',
  'agents_.find': 'It leads to the advisors of the place that was typed.',
  'custom-pricing': 'It is checked again each time, and going back in the wizard has to work.',
  login: 'It shows only what was typed, after it was sent.',
  search: 'It leads to the place that was typed.',
  'your-places': 'It shows only what was typed, after it was sent.',
}

/** What routes send besides pages that only their visitor may see. No cache keeps it. */
export const privateFiles = [
  'callers.$community',
  'calls.$id_.calendar[.]ics',
  'homebase.saved_.votes',
  'receipts_.download',
  'recommendations',
  'saves',
  'shared-collection_.$community',
  'tours.$id_.calendar[.]ics',
  'tours.own',
  'visitor',
] as const

/** What routes send besides pages that is the same for everyone, or only redirects or stores something. */
export const otherFiles = [
  'account',
  'analytics',
  'gateway.$community',
  'manifest[.]webmanifest',
  'map.ground.$version.$z.$x.$y[.]mvt',
  'map.sources[.]json',
  'map.still.$theme.$box[.]svg',
  'map.streets.$z.$x.$y[.]mvt',
  'preferences',
  'prices',
  'robots[.]txt',
  'sign-in.third-party',
  'sign-out',
  'sitemap[.]xml',
  'sitemaps.$part',
  'suggestions',
  'tos',
] as const
