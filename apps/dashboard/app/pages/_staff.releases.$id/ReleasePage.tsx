import { useSentForm } from '@pkg/remix-host/react'
import { Button, ButtonLink, Card, Notice, Stack, Text } from '@pkg/ui'
import type { Release } from '@pkg/api-client'
import { Form } from '@remix-run/react'
import { Narrow } from '~/parts/Narrow/Narrow'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { SavedNotice } from '~/parts/SavedNotice/SavedNotice'
import { momentInSentence } from '~/parts/Time/moment-in-sentence'
import { Time } from '~/parts/Time/Time'
import type { Moment } from '~/site/server/times'
import { releaseTexts } from '~/features/releases'

export interface ReleasePageProps {
  clientId: string
  recipientName: string
  reason: string
  status: Release['status']
  sharedAt: Moment
  confirmBy?: Moment | undefined
}

const words = releaseTexts

/** A release as its recipient sees it. After the family stopped sharing, the recipient confirms the deletion here. [TRUST-004] */
export function ReleasePage({ clientId, recipientName, reason, status, sharedAt, confirmBy }: ReleasePageProps) {
  const isBusy = useSentForm() !== undefined
  return (
    <Stack gap={20}>
      <PageTitle title={words.title} />
      <SavedNotice />
      <Narrow>
        <Status status={status} confirmBy={confirmBy} />
        <Card as="section">
          <Stack gap={8}>
            <Text size="small">
              {words.sharedWith}: {recipientName}
            </Text>
            <Text size="small">
              {words.sharedAt}: <Time moment={sharedAt} />
            </Text>
            <Text size="small">
              {words.reason}: {reason}
            </Text>
          </Stack>
        </Card>
        {(status === 'revoked' || status === 'overdue') && (
          <Form method="post">
            <Button type="submit" variant="primary" busy={isBusy}>
              {words.confirm}
            </Button>
          </Form>
        )}
        {status === 'active' && (
          <div>
            <ButtonLink href={`/families/${clientId}`} variant="primary">
              {words.open}
            </ButtonLink>
          </div>
        )}
      </Narrow>
    </Stack>
  )
}

function Status({ status, confirmBy }: Pick<ReleasePageProps, 'status' | 'confirmBy'>) {
  if (status === 'active') return <Notice tone="info" title={words.active} />
  if (status === 'confirmed') return <Notice tone="positive" title={words.confirmed} />
  if (status === 'ended') {
    return (
      <Notice tone="info" title={words.ended}>
        {words.endedHelp}
      </Notice>
    )
  }
  return (
    <Notice tone={status === 'overdue' ? 'critical' : 'caution'} title={words.revoked}>
      {status === 'overdue' || !confirmBy ? words.overdue : words.revokedHelp(momentInSentence(confirmBy))}
    </Notice>
  )
}
