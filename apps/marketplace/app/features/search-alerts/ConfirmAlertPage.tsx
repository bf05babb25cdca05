import type { SearchAlert } from '@pkg/api-client'
import { Button, ButtonLink, Heading, Notice, Stack, Text } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { sitePath } from '~/site/frame/site-path'
import { Filters } from './NewAlertPage'
import { searchLabel } from './search-label'
import { searchAlertTexts } from './texts'

const words = searchAlertTexts.confirm

interface ConfirmAlertPageProps {
  token: string
  /** What the form did: the alert that is on now, or that the link expired. Undefined until the form is sent. */
  result: { alert: SearchAlert | undefined } | undefined
}

/** Turns an alert on. Opening the page changes nothing, because mail programs open links. [HOME-005] */
export function ConfirmAlertPage({ token, result }: ConfirmAlertPageProps) {
  return (
    <PageFrame width="text">
      {!result ? (
        <Stack gap={16}>
          <Heading level={1}>{words.title}</Heading>
          <Text size="lead">{words.lead}</Text>
          <form method="post" action={sitePath('/search-alerts/confirm')}>
            <input type="hidden" name="token" value={token} />
            <Button type="submit" variant="primary">
              {words.submit}
            </Button>
          </form>
        </Stack>
      ) : result.alert ? (
        <Done alert={result.alert} />
      ) : (
        <Stack gap={16}>
          <Heading level={1}>{words.expired}</Heading>
          <Text size="lead">{words.expiredDetail}</Text>
          <div>
            <ButtonLink href="/senior-living">{words.find}</ButtonLink>
          </div>
        </Stack>
      )}
    </PageFrame>
  )
}

function Done({ alert }: { alert: SearchAlert }) {
  const { title, filters } = searchLabel(alert)
  return (
    <Stack gap={16}>
      <Heading level={1}>{words.done}</Heading>
      <Notice tone="positive" title={words.doneDetail} role="status">
        {title}
      </Notice>
      <Filters filters={filters} />
      <div>
        <ButtonLink href={alert.path}>{words.open}</ButtonLink>
      </div>
    </Stack>
  )
}
