/** How a resource is tied to others. */
export interface Relationship {
  /** The JSON:API type on the other side. */
  type: string
  /** The attribute that holds the id: of this resource, or, where there are many, of the others. */
  key: string
  isMany?: true
}

/** What each type of resource is tied to, by the name of the relationship: what `include` may ask for, and what a write may name. */
export const relationships: Readonly<Record<string, Readonly<Record<string, Relationship>>>> = {
  answers: { question: { type: 'questions', key: 'questionId' } },
  images: {
    imageCategory: { type: 'image-categories', key: 'imageCategoryId' },
    community: { type: 'communities', key: 'communityId' },
  },
  'image-categories': { images: { type: 'images', key: 'imageCategoryId', isMany: true } },
  contacts: {
    community: { type: 'communities', key: 'communityId' },
    organization: { type: 'organizations', key: 'organizationId' },
  },
  organizations: { contacts: { type: 'contacts', key: 'organizationId', isMany: true } },
  events: {
    community: { type: 'communities', key: 'communityId' },
    performer: { type: 'performers', key: 'performerId' },
  },
  performers: { events: { type: 'events', key: 'performerId', isMany: true } },
  questions: {
    answers: { type: 'answers', key: 'questionId', isMany: true },
    community: { type: 'communities', key: 'communityId' },
  },
  reviews: { community: { type: 'communities', key: 'communityId' } },
  tags: { tagCategory: { type: 'tag-categories', key: 'tagCategoryId' } },
  'tag-categories': { tags: { type: 'tags', key: 'tagCategoryId', isMany: true } },
  'user-saves': { community: { type: 'communities', key: 'communityId' } },
}

/** The relationships of a type; none for a type that stands alone. */
export const relationshipsOf = (type: string): Readonly<Record<string, Relationship>> => relationships[type] ?? {}
