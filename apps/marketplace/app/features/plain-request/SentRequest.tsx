import { Heading, Stack, Text, TextLink } from '@pkg/ui'
import type { ReactNode } from 'react'
import { useSite } from '~/site/frame/site'
import type { PlainRequest } from '~/site/server/plain-request.server'
import { backupOf, callersText, isByTeam } from './callers-text'
import { plainRequestTexts as words } from './texts'

interface SentRequestProps {
  communityName: string
  request: PlainRequest
  /** What the request is about besides the community. Stays when the community got the request. */
  children?: ReactNode
}

/** Says who calls, and which communities' teams have the request. [TRUTH-001, TRUTH-003, TRUTH-005] */
export function SentRequest({ communityName, request, children }: SentRequestProps) {
  const { callerChoice, recipients = [], noCalls = false, tourId } = request
  const { brand } = useSite()
  const isRefused = wasRefused(request)
  return (
    <Stack gap={16}>
      <Heading level={1}>{words.sent}</Heading>
      {!isRefused && children}
      <Text size="lead">
        {isRefused
          ? words.refused(communityName, backupOf(callerChoice, brand.name))
          : words.sentDetail(communityName, callersText(callerChoice, brand.name, noCalls))}
      </Text>
      {isRefused && tourId && <Text>{words.tourCanceled}</Text>}
      <Text>{(noCalls ? words.byEmail : words).recipients(brand.name, recipients)}</Text>
      <Text>
        <TextLink href="/receipts">{words.receipts}</TextLink>
      </Text>
    </Stack>
  )
}

/** Returns whether the community's team would have called, but the family didn't acknowledge the disclosure. [TRUTH-005] */
const wasRefused = ({ callerChoice, disclosure, values, recipients = [] }: PlainRequest): boolean =>
  disclosure !== undefined && values.disclosure === 'refused' && isByTeam(callerChoice) && recipients.length === 0
