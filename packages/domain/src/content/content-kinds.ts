/** The kinds of content. Each kind of page has its own entries; a single page is an entry with the kind's name. [API-046] */
export const contentKinds = [
  'home-page',
  'home',
  'home-v2',
  'contact-us',
  'authors',
  'reviewers',
  'articles',
  'topics',
  'audience-nudges',
  'audience-modal-contents',
  'senior-living-types',
  'marketing-pages',
  'state-pages',
  'profile-page',
  'search-page',
  'referrals',
  'exit-intent-popup',
  'senior-living-tools',
  'tools-page',
  'resource-center-common',
  'provider-pages',
  'privacy',
  'terms',
] as const

/** A kind of content. */
export type ContentKind = (typeof contentKinds)[number]

/** The kinds of which editors add entries. The entries of the others belong to pages that exist once. [WORK-012] */
export const addableContentKinds = ['articles', 'topics', 'authors', 'reviewers'] as const

/** A kind of which editors add entries. */
export type AddableContentKind = (typeof addableContentKinds)[number]

/** Returns whether an entry's address can change. Other entries name topics, authors, and reviewers by theirs. [WORK-012] */
export const canMoveContent = (kind: ContentKind): boolean => kind === 'articles'

/** The kinds that are a page, which visitors always need. */
const kindsOfPages: readonly ContentKind[] = [
  'home-page',
  'home',
  'home-v2',
  'contact-us',
  'profile-page',
  'search-page',
  'referrals',
  'exit-intent-popup',
  'tools-page',
  'resource-center-common',
  'privacy',
  'terms',
]

/** Returns whether an entry can be taken down. A page that exists once is changed instead. [WORK-012] */
export const canTakeDownContent = (kind: ContentKind): boolean => !kindsOfPages.includes(kind)

/** The addresses of the resource center’s own pages, which no article can have. */
const pagesOfCenter = ['author', 'reviewer', 'reviewers', 'state', 'states', 'topic']

/** Returns whether an entry of a kind can have a slug. [WORK-012] */
export const isFreeContentSlug = (kind: ContentKind, slug: string): boolean =>
  kind !== 'articles' || !pagesOfCenter.includes(slug)
