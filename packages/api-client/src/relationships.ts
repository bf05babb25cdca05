/** A relationship between two resource types. */
export interface Relationship {
  /** The JSON:API type of the related resource. */
  type: string
  /** The attribute that holds the id: on this resource or, for a to-many relationship, on the related ones. */
  key: string
  isMany?: true
}

/** The relationships of each resource type by name, which `include` can request and a write can set. */
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

/** Returns the relationships of a type, or an empty object. */
export const getRelationships = (type: string): Readonly<Record<string, Relationship>> => relationships[type] ?? {}
