import { expect, test } from 'vitest'
import { priceText } from './price-text'

test.each([
  ['assisted-living', 'Assisted Living: $4,480/mo'],
  ['assisted-living.studio', 'Assisted Living, Studio: $4,480/mo'],
  ['assisted-living.communityFee', 'Assisted Living, Community fee (one-time): $4,480'],
])('the preview of a set-up shows %s as %s [DASH-011]', (id, text) => {
  expect(priceText(id, 4480)).toBe(text)
})
