import type { NewContentEntry } from '@pkg/api-client'

/** An article that an editor began and didn't finish: it has no Spanish text and no reviewer yet. [WORK-012] */
export const begunArticle: Omit<NewContentEntry, 'isPublished'> = {
  kind: 'articles',
  slug: 'moving-with-a-pet',
  title: 'Moving with a cat or a small dog',
  position: 230,
  values: {
    summary:
      'What communities ask about pets, what they charge, and how to plan for the day someone else has to walk the dog.',
    topic: 'moving-and-after',
    author: 'mei-lindqvist',
    minutes: 4,
    sources: [{ title: 'Pet policies of 3 communities, to be named before we publish' }],
  },
  body: `Many communities take cats and small dogs. Few say on the phone what that costs, or what happens when the owner can’t care for the animal anymore.

## Ask before the tour

- Which animals do you allow, and how heavy may a dog be?
- What do you charge each month, and what once?
- Who walks the dog if my father is in the hospital?

## Put it in writing

A friendly yes from the front desk isn’t a contract. Ask for the pet agreement, and read the part about removing an animal.`,
}

/** What an editor wrote for an article that readers have: a section more, which is published at a time. */
export const addedSection = {
  article: 'how-to-tour-a-community',
  body: `## If you tour by video

Sometimes the only tour you can take is on a screen. Ask the person with the phone to start at the front door and walk, without cuts, to the room that’s open. Ask to see a bathroom, a hallway at the far end, and the dining room while people eat. Then ask the same questions as on any tour, and go in person before you sign.`,
} as const

/** What readers had of an article before it was reviewed again. */
export const earlierTexts = {
  article: 'the-first-thirty-days',
  title: 'The first month in a new home',
  summary: 'Four weeks, week by week, with what helps a parent settle in.',
  /** Days before the present version. */
  days: 40,
} as const
