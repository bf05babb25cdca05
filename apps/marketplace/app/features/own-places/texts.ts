import { ownPlacesTitle } from './own-places-title'

/** The words about places that matter to a family. [FIND-018] */
export const ownPlacesTexts = {
  title: ownPlacesTitle,
  description: 'Save the ZIP codes of people you want to be near, and see how far each community is.',
  lead: 'Add up to three, such as your home or your brother’s. Every community then shows about how far it is from each.',
  privacy: 'They stay in this browser. Our server only finds the ZIP code or city on the map.',
  method: 'Distances are in a straight line, from the middle of the ZIP code or city.',
  none: 'You haven’t added a place yet.',
  name: 'Name',
  nameHint: 'For example, Jen’s house',
  near: 'ZIP code or city',
  nearHint: 'Not a street address',
  add: 'Add place',
  remove: 'Remove',
  full: 'You’ve added three places. Remove one to add another.',
  search: 'Find communities',
  noScript: 'Your browser keeps these places itself, and needs JavaScript for that. Turn it on to use this page.',
  errors: {
    name: 'Enter a name, such as Jen’s house',
    taken: 'You already have a place with this name',
    near: 'Enter a ZIP code or city',
    unknown: (typed: string) => `We couldn’t find “${typed}”. Try a ZIP code or a larger city nearby.`,
    unavailable: 'We couldn’t look this up. Try again in a minute.',
    storage: 'Your browser doesn’t let this site save anything. Check its privacy settings.',
  },
} as const
