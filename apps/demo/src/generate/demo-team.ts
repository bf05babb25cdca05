import { careTypeSlugs, states, type Agent, type CareTypeSlug, type StateCode } from '@pkg/domain'

/** A community that the demo provider manages. */
export interface TeamCommunity {
  state: StateCode
  care: CareTypeSlug
  /** Whether its team calls families itself. */
  isDirect: boolean
}

/** The state of the demo advisor, which requires no disclosure. */
export const demoState: StateCode = 'FL'

/** The communities of the demo provider. Colorado requires a disclosure before its community gets a request, Florida requires none. */
const teamCommunities: readonly TeamCommunity[] = [
  { state: demoState, care: 'assisted-living', isDirect: true },
  { state: 'CO', care: 'assisted-living', isDirect: true },
  { state: demoState, care: 'memory-care', isDirect: false },
]

/** Communities with a lower number are in the states in turn, once for each care type. */
const fullCoverageCount = states.length * careTypeSlugs.length

/** The number from which communities in the demo advisor's state show other advisors. */
const advisorCommunities = 900

/** Returns which of the demo provider's communities has a number in the catalog, if any. */
export function findTeamCommunity(number: number): TeamCommunity | undefined {
  if (number >= fullCoverageCount) return undefined
  const state = states[number % states.length]?.code
  const care = careTypeSlugs[Math.floor(number / states.length)]
  return teamCommunities.find((community) => community.state === state && community.care === care)
}

/** Returns the demo advisor: the one who serves all of the demo state. */
export function findDemoAdvisor(agents: readonly Agent[]): Agent | undefined {
  return agents.find(({ info }) =>
    info.serviceArea.operatingIn.some(({ state, counties }) => state === demoState && counties.length === 0),
  )
}

/** Returns whether the page of a community shows the demo advisor. */
export const isOfDemoAdvisor = (number: number, state: string): boolean =>
  state === demoState && number < advisorCommunities
