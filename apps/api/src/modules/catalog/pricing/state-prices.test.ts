import { careTypeSlugs, states } from '@pkg/domain'
import { expect, test } from 'vitest'
import { statePrice } from './state-prices'

test.each(careTypeSlugs)(
  'has a price for %s in every state, rounded to 50, higher in expensive states [PRICE-004]',
  (care) => {
    const prices = states.map(({ code }) => statePrice(care, code))
    for (const price of prices) {
      expect(price % 50).toBe(0)
      expect(price).toBeGreaterThan(1500)
      expect(price).toBeLessThan(15_000)
    }
    expect(statePrice(care, 'HI')).toBeGreaterThan(statePrice(care, 'MS'))
    expect(new Set(prices).size).toBeGreaterThan(8)
  },
)
