import type { Client, CommunityQuestion } from '@pkg/api-client'

/** The most questions that a community's page shows. */
const most = 100

/** Returns the newest answered questions about a community. Nothing in them depends on the visitor. [COMM-010] */
export async function loadQuestions(api: Client, id: string): Promise<CommunityQuestion[]> {
  return (await api.communityQuestions.list({ id, 'page-size': most })).items
}
