/** How the writers of reviews know a community, as they choose it and as families read it. [FIND-011] */
export const reviewRelations = [
  'Resident',
  'Daughter of a resident',
  'Son of a resident',
  'Wife of a resident',
  'Husband of a resident',
  'Partner of a resident',
  'Granddaughter of a resident',
  'Grandson of a resident',
  'Sister of a resident',
  'Brother of a resident',
  'Niece of a resident',
  'Nephew of a resident',
  'Friend of a resident',
  'Toured the community',
] as const

/** How the writer of a review knows a community. [FIND-011] */
export type ReviewRelation = (typeof reviewRelations)[number]

/** The groups of relations that reviews can be filtered by. [FIND-011] */
export const reviewerGroups = ['resident', 'family', 'tour'] as const

/** A group of relations: residents, their families and friends, and people who toured. [FIND-011] */
export type ReviewerGroup = (typeof reviewerGroups)[number]

/** Returns the group of a relation. A relation that isn't in the list is that of a family, and a review without one has no group. [FIND-011] */
export function reviewerGroup(relation: string | undefined): ReviewerGroup | undefined {
  if (relation === undefined) return undefined
  if (relation === 'Resident') return 'resident'
  return relation === 'Toured the community' ? 'tour' : 'family'
}
