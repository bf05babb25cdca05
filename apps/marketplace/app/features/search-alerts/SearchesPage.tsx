import type { SearchAlert } from '@pkg/api-client'
import { Button, ButtonLink, EmptyState, Heading, Notice, Stack, Text, VisuallyHidden } from '@pkg/ui'
import { HomebaseFrame } from '~/features/own-pages'
import * as page from '~/features/own-pages/HomebasePage.css'
import { savedSearchesPath } from '~/site/links/alert-links'
import { Filters } from './NewAlertPage'
import { searchLabel } from './search-label'
import { searchAlertTexts } from './texts'

const words = searchAlertTexts.page

/** What the page says after a form. */
export const searchOutcomes = ['active', 'unconfirmed', 'stopped', 'removed'] as const

/** The searches that a person saved, with where their alerts go. Works without an account and without scripts. [HOME-005] */
export function SearchesPage({
  alerts,
  done,
}: {
  alerts: SearchAlert[]
  done: (typeof searchOutcomes)[number] | undefined
}) {
  const isGood = done === 'active' || done === 'removed'
  return (
    <HomebaseFrame current="searches">
      <Stack gap={8}>
        <Heading level={1}>{words.title}</Heading>
        <Text size="lead">{words.lead}</Text>
      </Stack>
      {done && <Notice tone={isGood ? 'positive' : 'info'} title={words.done[done]} role="status" />}
      {alerts.length === 0 ? (
        <EmptyState title={words.none} action={<ButtonLink href="/senior-living">{words.find}</ButtonLink>}>
          {words.noneDetail}
        </EmptyState>
      ) : (
        <ul className={page.list}>
          {alerts.map((alert) => (
            <SearchRow key={alert.id} alert={alert} />
          ))}
        </ul>
      )}
    </HomebaseFrame>
  )
}

function SearchRow({ alert }: { alert: SearchAlert }) {
  const { id, path, email, status } = alert
  const { title, filters } = searchLabel(alert)
  const hidden = <VisuallyHidden>{words.about(title)}</VisuallyHidden>
  return (
    <li className={page.step}>
      <div className={page.stepText}>
        <Stack gap={8}>
          <Text strong>{title}</Text>
          <Filters filters={filters} />
          <Text size="small">{email === '' ? words.status['no-address'] : words.status[status](email)}</Text>
        </Stack>
      </div>
      <ButtonLink href={path} size="small">
        {words.open}
        {hidden}
      </ButtonLink>
      {status !== 'active' && (
        <form method="post" action={savedSearchesPath}>
          <input type="hidden" name="intent" value="resume" />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" size="small">
            {status === 'stopped' ? words.resume : words.resend}
            {hidden}
          </Button>
        </form>
      )}
      <form method="post" action={savedSearchesPath}>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" size="small" variant="quiet">
          {words.remove}
          {hidden}
        </Button>
      </form>
    </li>
  )
}
