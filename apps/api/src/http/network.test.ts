import { expect, test } from 'vitest'
import { networkOf } from './network'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:bbbb:c:d:e', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['unknown', 'unknown'],
])('counts %s as %s [BIZ-008, TRUTH-014]', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
