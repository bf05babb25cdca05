import { expect, test } from 'vitest'
import { isExcludedFromLocation, isLocationPage, locationOfPath } from '../index'

test.each([
  ['/dashboard/families', true],
  ['/partners', true],
  ['/agents/midwest', true],
  ['/plus/', true],
  ['/plus-size', false],
  ['/memory-care/idaho/agents', false],
  ['/', false],
])('%s is excluded: %s [ROUTE-016]', (path, leftOut) => {
  expect(isExcludedFromLocation(path)).toBe(leftOut)
})

test.each([
  ['/care-home/idaho/boise', true],
  ['/care-home/idaho/boise/aspen-court', true],
  ['/care-home/idaho', false],
  ['/memory-care/idaho/boise', true],
  ['/agents/midwest/boise-idaho', false],
])('%s is a location page: %s [ROUTE-017]', (path, expected) => {
  expect(isLocationPage(path)).toBe(expected)
})

test.each([
  ['/care-home/idaho/boise', 'Boise, ID'],
  ['/memory-care/colorado/fort-collins/aspen-court', 'Fort Collins, CO'],
  ['/memory-care/colorado', undefined],
  ['/memory-care/atlantis/boise', undefined],
  ['/agents/midwest/ohio', undefined],
  ['/', undefined],
])('the location of %s is %s [ROUTE-016, ROUTE-017]', (path, expected) => {
  expect(locationOfPath(path)).toBe(expected)
})
