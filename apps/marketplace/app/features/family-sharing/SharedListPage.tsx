import type { SharedList } from '@pkg/api-client'
import { EmptyState, Heading, Notice, Stack, Text } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import * as page from '~/features/own-pages/HomebasePage.css'
import type { RejectedVote } from './rejected-vote'
import { SharedCard } from './SharedCard'
import { familySharingTexts } from './texts'

const words = familySharingTexts.list

interface SharedListPageProps {
  list: SharedList
  /** The id of the community that the relative just voted on. */
  voted: string
  rejected: RejectedVote | undefined
}

/** The communities of a shared list with one vote each. Works without an account and without scripts. [TRUST-014] */
export function SharedListPage({ list, voted, rejected }: SharedListPageProps) {
  const { relative, from, communities, votes } = list
  const count = communities.filter(({ id }) => votes.some(({ communityId }) => communityId === id)).length
  return (
    <PageFrame width="text">
      <Stack gap={8}>
        <Heading level={1}>{words.title(from, communities.length)}</Heading>
        <Text size="lead">{words.lead(relative, from)}</Text>
      </Stack>
      {rejected?.field === 'list' && <Notice tone="critical" title={words.errors.gone(from)} role="alert" />}
      {communities.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyDetail(from)}</EmptyState>
      ) : (
        <>
          <Text strong>{words.progress(count, communities.length)}</Text>
          <ul className={page.cards}>
            {communities.map((community) => (
              <SharedCard
                key={community.id}
                community={community}
                from={from}
                vote={votes.find(({ communityId }) => communityId === community.id)}
                isJustVoted={voted === community.id}
                rejected={rejected?.communityId === community.id ? rejected : undefined}
              />
            ))}
          </ul>
        </>
      )}
    </PageFrame>
  )
}
