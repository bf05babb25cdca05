import { expect, test } from 'vitest'
import { communityTags, roomTypes } from '../index'

test('a community can be verified, newly built, among the best, or a plus community [COMM-001]', () => {
  expect(communityTags).toEqual(['VERIFIED', 'NEW CONSTRUCTION', 'BEST OF', 'PLUS'])
})

test('prices belong to rooms, to fees and services, or to nothing known [COMM-004]', () => {
  expect([...roomTypes].toSorted()).toEqual(
    [
      'ccrcEntryFees',
      'communityFee',
      'oneBedroom',
      'oneBedroomWithAlcove',
      'privateCottage',
      'privateRoom',
      'secondPerson',
      'sharedBedroom',
      'studio',
      'studioWithAlcove',
      'additionalService',
      'threeBedroom',
      'twoBedroom',
      'unknown',
    ].toSorted(),
  )
})
