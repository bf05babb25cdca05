import { expect, test } from 'vitest'
import { placeFromText, placeText } from './place-text'

test.each([
  ['80525', { city: '', state: '', zip: '80525' }],
  ['Fort Collins', { city: 'Fort Collins', state: '', zip: '' }],
  ['Fort Collins, co', { city: 'Fort Collins', state: 'CO', zip: '' }],
  [' Fort Collins , CO 80525 ', { city: 'Fort Collins', state: 'CO', zip: '80525' }],
  ['80525-1234', { city: '', state: '', zip: '80525' }],
  ['80525-12', { city: '', state: '', zip: '80525' }],
  ['Fort Collins, CO 80525-1234', { city: 'Fort Collins', state: 'CO', zip: '80525' }],
  ['', { city: '', state: '', zip: '' }],
])('"%s" is parsed as a place [GWZ-087]', (text, place) => {
  expect(placeFromText(text)).toEqual(place)
})

test.each([
  [{ city: 'Fort Collins', state: 'CO', zip: '80525' }, 'Fort Collins, CO 80525'],
  [{ city: 'Fort Collins', state: '', zip: '' }, 'Fort Collins'],
  [{ city: '', state: '', zip: '80525' }, '80525'],
])('%o is formatted as "%s"', (place, text) => {
  expect(placeText(place)).toBe(text)
})
