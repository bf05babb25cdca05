import type { AdminClaim } from '@pkg/api-client'
import { formatPhone } from '@pkg/domain'
import { Breadcrumbs, Button, Card, Select, Stack, Text, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { claimsTexts, Decision, type RejectedDecision } from '~/features/decisions'
import { Facts } from '~/parts/Facts/Facts'
import { Narrow } from '~/parts/Narrow/Narrow'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { Time } from '~/parts/Time/Time'
import type { Moment } from '~/site/server/times'
import { absentTexts } from '~/site/texts'

export interface ClaimPageProps {
  claim: AdminClaim & { sentAt: Moment }
  /** What was searched in the catalog, for a claim to a community that isn't listed. */
  term: string
  needsCommunity: boolean
  matches: { value: string; label: string }[] | undefined
  rejected: RejectedDecision | undefined
}

const words = claimsTexts

/** One claim with its author, and the decision. [API-020] */
export function ClaimPage({ claim, term, needsCommunity, matches, rejected }: ClaimPageProps) {
  const hasMatches = matches !== undefined && matches.length > 0
  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <Breadcrumbs items={[{ label: words.crumb, href: '/claims' }, { label: claim.userName }]} />
        <PageTitle title={words.claimOf(claim.userName)} />
      </Stack>
      <Narrow>
        <Card as="section">
          <Facts facts={factsOf(claim)} />
        </Card>
        {needsCommunity && <CommunitySearch term={term} hasNoMatch={matches !== undefined && !hasMatches} />}
        {claim.status === 'pending' && (
          <Decision
            approve={words.approve}
            approveHelp={words.approveHelp}
            decline={words.decline}
            rejected={rejected}
            canApprove={!needsCommunity || hasMatches}
          >
            {hasMatches && (
              <Select label={words.choose} name="community" options={matches} error={rejected?.community} required />
            )}
          </Decision>
        )}
      </Narrow>
    </Stack>
  )
}

function factsOf(claim: ClaimPageProps['claim']) {
  const { userEmail, userPhone, communityName, city, state, communityId, jobTitle, message, status, reason } = claim
  const contact = [userEmail, userPhone && formatPhone(userPhone)].filter(Boolean).join('\n')
  const listed = communityId ? '' : `\n${words.notListed}`
  return [
    { label: words.status, value: words.tab[status] },
    ...(reason ? [{ label: words.decidedReason, value: reason }] : []),
    { label: words.contact, value: contact || absentTexts.value },
    { label: words.community, value: `${communityName}\n${city}, ${state}${listed}` },
    { label: words.jobTitle, value: jobTitle },
    ...(message ? [{ label: words.message, value: message }] : []),
    { label: words.since, value: <Time moment={claim.sentAt} /> },
  ]
}

function CommunitySearch({ term, hasNoMatch }: { term: string; hasNoMatch: boolean }) {
  return (
    <Form method="get" role="search">
      <Stack gap={12}>
        <TextField key={term} label={words.search} name="q" type="search" defaultValue={term} maxLength={80} />
        <div>
          <Button type="submit" size="small">
            {words.find}
          </Button>
        </div>
        {hasNoMatch && <Text size="small">{words.noMatch}</Text>}
      </Stack>
    </Form>
  )
}
