import { expect, test } from 'vitest'
import { agentBreadcrumbs, listingBreadcrumbs } from '../index'

const read = (crumbs: { label: string; href: string }[]) => crumbs.map(({ label, href }) => `${label} ${href}`)

test("a listing's breadcrumbs are home, care type, state, and city [ROUTE-015]", () => {
  const place = { care: 'active-adult', state: 'NY', city: 'Glens Falls' } as const
  const whole = [
    'Home /',
    'Active Adult 55+ /active-adult',
    'New York /active-adult/new-york',
    'Glens Falls /active-adult/new-york/glens-falls',
  ]
  expect(read(listingBreadcrumbs(place))).toEqual(whole)
  expect(read(listingBreadcrumbs({ care: place.care, state: place.state }))).toEqual(whole.slice(0, 3))
  expect(read(listingBreadcrumbs({ care: place.care, city: place.city }))).toEqual(whole.slice(0, 2))
})

test("an agent's breadcrumbs are home, agents, region, city, and name [ROUTE-015]", () => {
  const city = { name: 'Boise', state: 'ID' } as const
  const agent = { region: 'mountain-west', city, agentId: 'ada', agentName: 'Ada Reyes' } as const
  const whole = [
    'Home /',
    'Agents /agents',
    'Mountain West /agents/mountain-west',
    'Boise /agents/mountain-west/boise-idaho',
    'Ada Reyes /agents/mountain-west/boise-idaho/ada',
  ]
  expect(read(agentBreadcrumbs(agent))).toEqual(whole)
  expect(read(agentBreadcrumbs({ region: agent.region, city }))).toEqual(whole.slice(0, 4))
  expect(read(agentBreadcrumbs({ region: agent.region }))).toEqual(whole.slice(0, 3))
  expect(read(agentBreadcrumbs())).toEqual(whole.slice(0, 2))
})
