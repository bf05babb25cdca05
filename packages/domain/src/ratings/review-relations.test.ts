import { expect, test } from 'vitest'
import { reviewerGroup, reviewRelations } from '../index'

test.each([
  ['Resident', 'resident'],
  ['Daughter of a resident', 'family'],
  ['Friend of a resident', 'family'],
  ['Toured the community', 'tour'],
  ['A relation that was typed before there was a list', 'family'],
  [undefined, undefined],
])('the group of “%s” is %s [FIND-011]', (relation, group) => {
  expect(reviewerGroup(relation)).toBe(group)
})

test('one relation is a resident’s own, and one is that of a tour [FIND-011]', () => {
  const groups = reviewRelations.map(reviewerGroup)
  expect(groups.filter((group) => group === 'resident')).toHaveLength(1)
  expect(groups.filter((group) => group === 'tour')).toHaveLength(1)
})
