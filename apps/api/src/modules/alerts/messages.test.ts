import { expect, test } from 'vitest'
import { messagesIn } from './messages-in'

const community = {
  name: 'Aspen Court',
  url: '/assisted-living/colorado/boulder/aspen-court',
  address: { city: 'Boulder', state: 'CO' },
  startingRate: 4321,
  hidePricing: false,
}

/** Returns the texts of the email about communities, without its links. */
const textIn = (language: string, values: object) =>
  JSON.stringify(
    messagesIn(language).searchAlert({
      search: 'Assisted Living in Boulder, Colorado',
      path: '/assisted-living/colorado/boulder',
      communities: [{ ...community, ...values }],
    }),
  )

test.each(['en', 'es'])(
  'an alert in “%s” names a known price that the community shows, and no other [HOME-005, FIND-015]',
  (language) => {
    expect(textIn(language, {})).toContain('$4,321')
    for (const values of [{ hidePricing: true }, { startingRate: 0 }, { hidePricing: true, startingRate: 0 }]) {
      expect(textIn(language, values), JSON.stringify(values)).not.toContain('$')
    }
  },
)
