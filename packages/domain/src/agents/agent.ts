import type { RegionSlug } from '../places/regions'

/** An advisor's status: `0` applied, `1` under review, `2` approved and active. Families see only approved advisors. [AGENT-003] */
export type AgentStatus = 0 | 1 | 2

/** A local advisor. [DATA-004] */
export interface Agent {
  id: string
  name: string
  status: AgentStatus
  region: RegionSlug
  info: {
    displayName: string
    email: string
    workPhone: string
    recentFamiliesHelped: number
    serviceArea: { operatingIn: { state: string; counties: string[] }[] }
    inBusinessSince: number
    awards: string[]
    agentSlug: string
    /** What a family said. */
    testimonial?: string
    /** A few sentences in the advisor's own words. */
    introduction?: string
  }
  aggregateRating: { ratingValue: number; numRatings: number }
  address: { city: string; state: string }
  gallery: { images: { path: string }[] }
}
