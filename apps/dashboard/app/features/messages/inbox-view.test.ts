import { expect, test } from 'vitest'
import { inboxUrl, readInboxView } from './inbox-view'

test('reads the tab, the filter, and the search of a URL, and writes the same URL [DASH-008]', () => {
  const view = readInboxView(new URLSearchParams('tab=ProviderClient&show=snoozed&q=+garden+'), 'admin')
  expect(view).toEqual({ tab: 'ProviderClient', show: 'snoozed', term: 'garden' })
  expect(inboxUrl(view, '7')).toBe('/messages/7?tab=ProviderClient&show=snoozed&q=garden')
})

test.each([
  ['agent', 'AgentClient'],
  ['provider', 'ProviderClient'],
  ['real-estate-agent', 'RealEstateClient'],
] as const)('shows %s only their own side of conversations [ROLE-010]', (role, tab) => {
  for (const wanted of ['AgentClient', 'ProviderClient', 'RealEstateClient', 'Colleagues']) {
    expect(readInboxView(new URLSearchParams({ tab: wanted }), role)).toEqual({ tab, show: 'open', term: '' })
  }
})
