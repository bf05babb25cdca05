import type { Client, Release } from '@pkg/api-client'
import { realEstateStageLabel, realEstateStages } from '@pkg/domain'
import { responseState, type ResponseState } from '~/families/received-row'
import { requestClock } from '~/server/request-clock'
import { requireResponse } from '~/server/require-response'
import { formatMoment, type Moment } from '~/server/times'
import { texts } from '~/texts'
import type { StageOption } from './StageForm'

/** A release of the family to the person, in words. */
export interface ReceivedRelease {
  id: string
  recipientName: string
  sharedAt: Moment
  /** When the family expects a call or an email, if it was told. */
  respondBy?: Moment | undefined
  state: ResponseState
  respondedAt?: Moment | undefined
}

/** A home of the family, for a real estate agent. */
export interface ReceivedHome {
  id: string
  title: string
  stage: string
}

/** What a provider or a real estate agent sees of a family besides its answers. */
export interface Received {
  releases: ReceivedRelease[]
  homes: ReceivedHome[]
  homeStages: StageOption[]
}

/** Loads the releases of a family in words, and its homes for a real estate agent. [ROLE-010, AGENT-006] */
export async function loadReceived(request: Request, api: Client, releases: Release[]): Promise<Received> {
  const clock = requestClock(request)
  const [first] = releases
  const homes =
    first?.recipientKind === 'agent'
      ? await requireResponse(request, api.realEstateReferrals.list({ 'filter[client]': first.clientId }))
      : undefined
  return {
    releases: releases.map(({ id, recipientName, sentAt, respondBy, response, respondedAt }) => ({
      id,
      recipientName,
      sharedAt: formatMoment(sentAt, clock),
      respondBy: respondBy ? formatMoment(respondBy, clock) : undefined,
      state: responseState({ ...(response ? { response } : {}) }),
      respondedAt: respondedAt ? formatMoment(respondedAt, clock) : undefined,
    })),
    homes: (homes?.items ?? []).map(({ id, need, stage }) => ({ id, title: texts.homes.need[need], stage })),
    homeStages: realEstateStages.map((value) => ({ value, label: realEstateStageLabel(value) })),
  }
}
