import type { AgentCommunityContract } from '@pkg/api-client'
import { tailMonths } from '@pkg/domain'
import { DateTime } from 'luxon'
import { contractTexts } from './texts'

/** A contract in words. */
export interface ContractView {
  community: string
  agent: string
  terms: { label: string; value: string }[]
  /** Who signed, and when. Unset before that. */
  signed?: string | undefined
}

const words = contractTexts

/** Returns a contract in words. [API-033, BIZ-003, BIZ-004] */
export function contractView(contract: AgentCommunityContract, zone: string): ContractView {
  const { communityName, agentName, feePercent, signedBy, signedAt } = contract
  const signedOn = signedAt && DateTime.fromISO(signedAt, { zone, locale: 'en-US' }).toFormat('LLLL d, yyyy')
  return {
    community: communityName,
    agent: agentName,
    terms: [
      { label: words.community, value: communityName },
      { label: words.agent, value: agentName },
      { label: words.feeLabel, value: words.fee(String(feePercent)) },
      { label: words.whenLabel, value: words.when },
      { label: words.tailLabel, value: words.tail(tailMonths) },
    ],
    signed: signedBy && signedOn ? words.signedBy(signedBy, signedOn) : undefined,
  }
}
