import {
  careTypeSlugs,
  communityTags,
  chooseAdvisor,
  isUuid,
  leadStages,
  regionSlugs,
  scoreOf,
  states,
  type Community,
  type CommunityTag,
} from '@pkg/domain'
import { beforeAll, expect, test } from 'vitest'
import { distinctPaths, houseSight, renderIllustration } from '@pkg/illustrations'
import { loadGeography } from '@pkg/api/catalog'
import { generateAdvisors } from './advisors'
import { generateCommunities, type SeedOptions } from './communities'
import { findDemoAdvisor, findTeamCommunity } from './demo-team'
import { demoEmails } from '../people/demo-accounts'
import { generateFamilies } from '../people/families'
import { SlugSet } from './slugs'

const geography = loadGeography()
const today = new Date('2026-11-01T00:00:00Z')
const agents = generateAdvisors({ geography, seed: 1, today })
const options: SeedOptions = { geography, agents, count: 6500, seed: 1, today }
let communities: Community[] = []

beforeAll(() => {
  communities = [...generateCommunities(options)]
})

const fictional = /^\([2-9]\d{2}\) 555-01\d{2}$/

test('generates identical communities for a seed, and different ones for another seed [LIST-003]', () => {
  const some = (seed: number) => JSON.stringify([...generateCommunities({ ...options, count: 60, seed })])
  expect(some(1)).toBe(some(1))
  expect(some(1)).not.toBe(some(2))
})

test('starts a larger catalog with the communities of a smaller one [LIST-003]', () => {
  expect([...generateCommunities({ ...options, count: 300 })]).toEqual(communities.slice(0, 300))
})

test('gives every state every care type [CARE-001, AGENT-002]', () => {
  const pairs = new Set(communities.map(({ address, care }) => `${address.state} ${care[0]}`))
  expect(pairs.size).toBe(states.length * careTypeSlugs.length)
})

test('generates unique slugs that are valid in a URL [DATA-002]', () => {
  const slugs = communities.map(({ id }) => id)
  expect(new Set(slugs).size).toBe(slugs.length)
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test('adds a number to a slug that may be in use [DATA-002]', () => {
  const slugs = new SlugSet()
  expect(slugs.unique('aspen-court-boise-id', 1)).toBe('aspen-court-boise-id')
  expect(slugs.unique('aspen-court-boise-id', 2)).toBe('aspen-court-boise-id-2')
  expect(new SlugSet(['aspen-court-boise-id']).unique('aspen-court-boise-id', 3)).toBe('aspen-court-boise-id-3')
})

test('marks every record as demo data with a fictional phone number [LIST-003]', () => {
  for (const { source, propInfo } of communities) {
    expect(source).toBe('demo')
    expect(propInfo.communityPhone).toMatch(fictional)
  }
  for (const { info } of agents) {
    expect(info.workPhone).toMatch(fictional)
    expect(info.email).toMatch(/@example\.com$/)
  }
})

test('makes most communities public and uses every status [LIST-003, LIST-004]', () => {
  const countStatus = (expected: number) => communities.filter(({ status }) => status === expected).length
  expect(countStatus(1)).toBeGreaterThan(5900)
  for (const status of [-2, -1, 0]) expect(countStatus(status)).toBeGreaterThan(20)
})

test('lets about half pay no referral fee, a few hide prices, and a few have their own budget ranges [BIZ-004, PRICE-002, GWZ-076]', () => {
  const share = (isSo: (community: Community) => boolean) => communities.filter(isSo).length / communities.length
  expect(share(({ feePercent }) => feePercent === 0)).toBeCloseTo(0.5, 1)
  expect(share(({ hidePricing }) => hidePricing)).toBeLessThan(0.07)
  expect(share(({ gwizzyPricingThreshold }) => gwizzyPricingThreshold !== undefined)).toBeGreaterThan(0.01)
  expect(share(({ partnerAgents }) => partnerAgents.length > 0)).toBeGreaterThan(0.5)
  expect(share(({ isD2CEligible }) => isD2CEligible)).toBeGreaterThan(0.04)
})

test('uses the lowest room price of each care type, and marks estimates [PRICE-004, PRICE-005]', () => {
  for (const { startingRate, maxRate, pricesByCareType, care, isRateEstimated, rates, slyPrices } of communities) {
    expect(startingRate).toBeGreaterThan(900)
    expect(Object.keys(pricesByCareType).toSorted()).toEqual([...care].toSorted())
    expect(startingRate).toBe(Math.min(...Object.values(pricesByCareType).map(({ price }) => price)))
    expect(rates).toBe(isRateEstimated ? 'Not provided' : 'Provided')
    if (isRateEstimated) expect(slyPrices).toEqual([])
    else expect(maxRate).toBeGreaterThanOrEqual(startingRate)
  }
})

test('writes different descriptions, and limits the length on tiles [TILE-003]', () => {
  const descriptions = communities.map(({ propInfo }) => propInfo.communityDescription).filter(Boolean)
  expect(new Set(descriptions).size).toBeGreaterThan(descriptions.length * 0.999)
  for (const { description } of communities) expect(description.length).toBeLessThanOrEqual(400)
  expect(communities.some(({ description }) => description === '')).toBe(true)
})

test('gives badges only to communities that they are true of [COMM-001, TRUTH-013]', () => {
  const withTag = (tag: CommunityTag) => communities.filter(({ tags }) => tags.includes(tag))
  for (const tag of communityTags) expect(withTag(tag).length, tag).toBeGreaterThan(10)
  for (const { rates, pricesAsOf } of withTag('VERIFIED'))
    expect([rates, typeof pricesAsOf]).toEqual(['Provided', 'string'])
  for (const { reviews } of withTag('NEW CONSTRUCTION')) {
    expect(reviews.filter(({ date }) => date < '2024-11-01')).toEqual([])
  }
  for (const { slyScore, numReviews } of withTag('BEST OF')) {
    expect(slyScore).toBeGreaterThanOrEqual(8.8)
    expect(numReviews).toBeGreaterThanOrEqual(6)
  }
  for (const { hasContract, rates } of withTag('PLUS')) expect([hasContract, rates]).toEqual([true, 'Provided'])
})

test('lets the demo provider manage a direct community in a state without a disclosure, and one in a state with one [TRUTH-013]', () => {
  const team = communities.filter((_, number) => findTeamCommunity(number))
  expect(team.map(({ address, isD2CEligible, status }) => [address.state, isD2CEligible, status])).toEqual([
    ['CO', true, 1],
    ['FL', true, 1],
    ['FL', false, 1],
  ])
  for (const { partnerAgents } of team.slice(1)) expect(partnerAgents).toEqual([findDemoAdvisor(agents)])
})

test('derives ratings from reviews before the reference date [RATE-001, RATE-002]', () => {
  for (const { reviews, ratings, numReviews, slyScore } of communities) {
    expect(reviews).toHaveLength(numReviews)
    expect(ratings.numReviews).toBe(numReviews)
    expect(slyScore).toBe(numReviews > 0 ? scoreOf(ratings.reviewsValue) : undefined)
    for (const { value, date } of reviews) {
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(10)
      expect(date <= '2026-11-01').toBe(true)
    }
  }
  expect(Math.max(...communities.map(({ numReviews }) => numReviews))).toBeGreaterThan(30)
})

test('draws each community’s house by day, and no room [LOOK-004, TILE-011, DATA-002]', () => {
  for (const { gallery, mainImage, images, id } of communities) {
    expect(gallery.images.map(({ path }) => path)).toEqual([mainImage])
    expect(images).toEqual(gallery.images)
    expect(mainImage).toMatch(new RegExp(`^drawings/house/.*/${id}-noon\\.svg$`))
    expect(renderIllustration(mainImage)).toMatch(/^<svg /)
  }
})

test('no two of 20 tiles of a city’s list have the same form, wall, and sky [LOOK-004]', () => {
  const lists = new Map<string, string[]>()
  for (const { address, mainImage } of communities) {
    for (const place of [address.state, `${address.city}, ${address.state}`]) {
      lists.set(place, [...(lists.get(place) ?? []), mainImage])
    }
  }
  for (const list of lists.values()) {
    for (let start = 0; start < list.length; start += 20) {
      const paths = distinctPaths(list.slice(start, start + 20))
      expect(new Set(paths.map(houseSight)).size).toBe(paths.length)
    }
  }
})

test('places communities near their ZIP codes, in their time zones [DATA-002, TOUR-006]', () => {
  for (const { address, timeZone } of communities) {
    const zip = geography.zipByCode.get(address.zip)
    expect(Math.abs(address.latitude - (zip?.latitude ?? 0))).toBeLessThan(0.02)
    expect(timeZone).toBe(zip?.timezone)
    expect(address.county).toBe(zip?.county)
  }
})

test('adds advisors to all seven regions and covers every state [AGENT-001, AGENT-002, AGENT-003]', () => {
  expect(agents.length).toBeGreaterThanOrEqual(420)
  expect(new Set(agents.map(({ region }) => region))).toEqual(new Set(regionSlugs))
  expect(new Set(agents.map(({ id }) => id)).size).toBe(agents.length)
  const candidates = agents.map((agent) => ({ agent, openLeads: 0 }))
  for (const { code } of states) {
    const chosen = chooseAdvisor(candidates, { state: code, county: 'nowhere' })
    expect(chosen?.agent.info.serviceArea.operatingIn).toContainEqual({ state: code, counties: [] })
  }
})

test('lets no two advisors say the same, and no two families say the same about them [LOOK-008]', () => {
  const introductions = agents.map(({ info }) => info.introduction)
  expect(introductions).not.toContain(undefined)
  expect(new Set(introductions).size).toBe(agents.length)
  const testimonials = agents.flatMap(({ info }) => info.testimonial ?? [])
  expect(testimonials.length).toBeGreaterThan(agents.length / 2)
  expect(new Set(testimonials).size).toBe(testimonials.length)
})

test('approves every advisor, so no application waits that no one sent [AGENT-003, TRUTH-013]', () => {
  expect(agents.filter(({ status }) => status !== 2)).toEqual([])
})

test('generates families in every stage with answers, communities, and fictional contact info [DASH-003, DATA-011]', () => {
  const requestable = communities
    .slice(0, 2000)
    .map((community) => ({ ...community, agentId: undefined, isOfDemoTeam: false }))
  const stages = leadStages.flatMap((stage) => Array.from({ length: 15 }, () => stage))
  const families = generateFamilies({ communities: requestable, others: requestable, stages, seed: 1 })
  expect(families.map(({ stage }) => stage)).toEqual(stages)
  for (const key of ['requestId', 'email', 'phone'] as const) {
    expect(new Set(families.map((family) => family[key])).size, key).toBe(stages.length)
  }
  expect(families.filter(({ email }) => email === demoEmails.family)).toMatchObject([{ stage: 'touring' }])
  for (const { requestId, email, phone, communitySlugs, answers, minutesAgo, state } of families) {
    expect(isUuid(requestId)).toBe(true)
    expect(email).toMatch(/@(hearthway\.example|example\.com)$/)
    expect(phone).toMatch(fictional)
    expect(communitySlugs.length).toBeGreaterThan(0)
    expect(answers.location?.searchParams.state).toBe(state)
    expect(minutesAgo).toBeGreaterThan(0)
  }
})
