import { expect, test } from 'vitest'
import {
  amenityCategories,
  anyCareSlug,
  careLabel,
  careNameInSentence,
  careTypeSlugs,
  communityTags,
  photoSubjects,
  regionName,
  regionSlugs,
  reviewRelations,
  tourTimes,
  uploadCategory,
} from '../index'
import { nameTexts as spanishNames } from './name-texts.es'

const typeOfCareSlugs = [anyCareSlug, ...careTypeSlugs] as const

test('every name that is data has a Spanish name [FIND-015, CARE-001, COMM-003, FIND-011, TOUR-005, AGENT-001]', () => {
  const names = [
    ...typeOfCareSlugs.flatMap((slug) => [careLabel(slug), careNameInSentence(slug)]),
    ...amenityCategories.flatMap(({ label, amenities }) => [label, ...amenities.map((amenity) => amenity.label)]),
    ...reviewRelations,
    ...tourTimes,
    ...communityTags,
    ...regionSlugs.map(regionName),
    ...photoSubjects.map((subject) => uploadCategory('photo', subject)),
    ...(['floor-plan', 'site-plan'] as const).map((kind) => uploadCategory(kind, undefined)),
  ]
  expect(names.filter((name) => !spanishNames[name])).toEqual([])
})
