import type { Agent, Community } from '@pkg/domain'
import type { Random } from '@pkg/illustrations/random'
import { isOfDemoAdvisor, type TeamCommunity } from './demo-team'

/** What a community agreed on with us. */
export interface Contract {
  /** The demo provider's community, if it's one. */
  team: TeamCommunity | undefined
  /** The referral fee as a percentage of the first month, or 0 without a contract. */
  feePercent: number
  partner: Agent | undefined
  plusCommunity: boolean
}

/** What a contract depends on. */
interface ContractFacts {
  team: TeamCommunity | undefined
  state: string
  /** Whether the community stated its prices. */
  isPriced: boolean
}

/** The advisors that a community can have as its partner. */
export interface Partners {
  partners: (random: Random, state: string) => Agent | undefined
  demoAdvisor: Agent | undefined
}

/** Picks the contract of the community with a number in the catalog. */
export function pickContract(
  random: Random,
  number: number,
  { team, state, isPriced }: ContractFacts,
  { partners, demoAdvisor }: Partners,
): Contract {
  const feePercent = pickFeePercent(random, team !== undefined)
  const picked = random.chance(feePercent > 0 ? 0.9 : 0.35) ? partners(random, state) : undefined
  const partner = isOfDemoAdvisor(number, state) ? demoAdvisor : picked
  const plusCommunity = feePercent > 0 && isPriced && random.chance(0.08)
  return { team, feePercent, partner, plusCommunity }
}

function pickFeePercent(random: Random, isOfDemoTeam: boolean): number {
  const percent = random.chance(0.5) ? 0 : random.pick([20, 30, 40, 50, 50, 60, 75, 80, 90, 100])
  return isOfDemoTeam ? 50 : percent
}

/** Picks how families reach a community with this contract. */
export function pickReferral(random: Random, { team, feePercent, partner }: Contract) {
  return {
    feePercent,
    hasContract: feePercent > 0,
    partnerAgents: partner ? [partner] : [],
    realEstateAgents: [],
    rgsAux: {
      rgsInfo: {
        contract_info: { isAutoReferable: feePercent > 0 && random.chance(0.6), isD2CAdjacent: random.chance(0.1) },
      },
    },
    isD2CEligible: team ? team.isDirect : random.chance(0.08),
  } satisfies Partial<Community>
}
