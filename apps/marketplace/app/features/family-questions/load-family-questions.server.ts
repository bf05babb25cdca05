import { ApiError, type Client } from '@pkg/api-client'
import type { GatewaySummary } from '@pkg/domain'
import { wizardSummary } from '~/features/listing'

/** What the questions need to know from a family’s latest request. */
export interface FamilyQuestions {
  community: GatewaySummary
  hasSearchReasons: boolean
}

const requestTypes: readonly string[] = ['pricing-request', 'tour-request']

/** Returns whether a family sent a request and hasn't answered the questions after it. [POST-001] */
export async function hasOpenQuestions(api: Client): Promise<boolean> {
  const { request, isAnswered } = await findRequest(api)
  return request !== undefined && !isAnswered
}

/** Loads what the questions need to know, or undefined without a request or with answers. [POST-003] */
export async function loadFamilyQuestions(api: Client, request: Request): Promise<FamilyQuestions | undefined> {
  const [{ request: sent, isAnswered }, homebase] = await Promise.all([
    findRequest(api),
    api.homebase.get({ id: 'me', include: 'all' }),
  ])
  const slug = sent?.actionInfo.slug ?? sent?.actionInfo.slugs?.[0]
  if (isAnswered || !sent || slug === undefined) return undefined
  const community = await api.communities.get({ id: slug }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  })
  return (
    community && {
      community: wizardSummary(community, request),
      hasSearchReasons: homebase.client.hasSearchReasons,
    }
  )
}

/** Returns a family's latest complete request, and whether it answered the questions after one. */
async function findRequest(api: Client) {
  const { items } = await api.uuidActions.list({ 'page-size': 100 })
  const complete = items.filter(({ actionInfo }) => actionInfo.status === 'complete')
  const requests = complete.filter(({ actionType }) => requestTypes.includes(actionType))
  return {
    // A request to nearby communities follows one to a single community, whose wizard has the answers.
    request: requests.find(({ actionInfo }) => actionInfo.slug !== undefined) ?? requests[0],
    isAnswered: complete.some(({ actionType }) => actionType === 'post-conversion'),
  }
}
