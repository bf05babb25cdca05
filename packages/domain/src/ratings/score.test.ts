import { expect, test } from 'vitest'
import {
  awardsYear,
  formatScore,
  isFeaturedReview,
  ratingBadge,
  reviewStars,
  scoreLabel,
  scoreOf,
  shownScore,
  starCount,
  starsOf,
} from '../index'

test.each([
  [10, 5],
  [9.2, 4.5],
  [5, 2.5],
  [0, 0],
  [14, 5],
  [-1, 0],
])('a rating of %d fills %d of five stars [RATE-001]', (rating, stars) => {
  expect(starCount).toBe(5)
  expect(starsOf(rating)).toBe(stars)
})

test.each([
  [10, 5],
  [9, 5],
  [8.9, 4],
  [7, 4],
  [2.9, 1],
  [0, 1],
])('a review of %d counts as %d stars [RATE-001, FIND-011]', (value, stars) => {
  expect(reviewStars(value)).toBe(stars)
})

test.each([
  [3.9, false],
  [4, true],
  [10, true],
])('a review of %d is featured: %s [RATE-001]', (value, featured) => {
  expect(isFeaturedReview({ value })).toBe(featured)
})

test.each([
  [92, 9.2, '9.2'],
  [90, 9, '9'],
  [87.4, 8.7, '8.7'],
  [0, 0, '0'],
  [140, 10, '10'],
  [-5, 0, '0'],
])('a value of %d scores %d and is formatted as %s [RATE-002]', (value, score, text) => {
  expect(scoreOf(value)).toBe(score)
  expect(formatScore(score)).toBe(text)
})

test.each([
  [10, 'Excellent'],
  [8, 'Excellent'],
  [7.9, 'Very good'],
  [6, 'Very good'],
  [5.9, 'Average'],
  [3, 'Average'],
  [2.9, 'Below average'],
  [0, 'Below average'],
])('a score of %d is called %s [RATE-003]', (score, label) => {
  expect(scoreLabel(score)).toBe(label)
})

test('without a rating, there is no score label [RATE-004]', () => {
  expect(scoreLabel(undefined)).toBe('Not yet rated')
})

test('awards include their year [RATE-007]', () => {
  expect(awardsYear).toBe(2025)
})

test.each([
  [{ slyScore: 9.1, numReviews: 5 }, 9.1, { score: '9.1', label: 'Excellent' }],
  [{ slyScore: 9, numReviews: 120 }, 9, { score: '9', label: 'Excellent' }],
  [{ slyScore: 9.1, numReviews: 4 }, undefined, { label: '4 reviews, too few for a score' }],
  [{ slyScore: 10, numReviews: 1 }, undefined, { label: '1 review, too few for a score' }],
  [{ numReviews: 0 }, undefined, { label: 'Not yet rated' }],
  [{ numReviews: 8 }, undefined, { label: 'Not yet rated' }],
])('shows the score of %o as %s, and the badge %o [LOOK-006, RATE-004]', (rated, score, badge) => {
  expect(shownScore(rated)).toBe(score)
  expect(ratingBadge(rated)).toEqual(badge)
})
