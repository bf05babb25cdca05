import { canRetry, type ErrorPageKind, readErrorPage } from '@pkg/remix-host/react'
import { ButtonLink, Cluster, Heading, Notice, Text } from '@pkg/ui'
import { useLocation, useRouteError } from '@remix-run/react'
import { QuietImage, QuietPage } from '~/parts/quiet-page/QuietPage'
import { SearchForm } from '~/features/search'
import { errorTexts as words } from './texts'

const messages: Record<ErrorPageKind, { title: string; hint: string }> = {
  'not-found': { title: words.door, hint: words.notFoundHint },
  'bad-request': { title: words.rejected, hint: words.rejectedHint },
  forbidden: { title: words.forbidden, hint: words.forbiddenHint },
  'rate-limited': { title: words.rateLimited, hint: words.rateLimitedHint },
  unavailable: { title: words.unavailable, hint: words.unavailableHint },
  failed: { title: words.failed, hint: words.failedHint },
}

/** Replaces a page that can't be shown: what happened, and what to do next. [ERR-018] */
export function ErrorPage() {
  const { kind, details } = readErrorPage(useRouteError())
  const { pathname, search } = useLocation()
  // Without a query, the bad request was a form.
  const hasBadFilter = kind === 'bad-request' && search !== ''
  const { title, hint } = hasBadFilter ? { title: words.badRequest, hint: words.badRequestHint } : messages[kind]
  return (
    <QuietPage picture={<QuietImage picture="not-found" />}>
      <Heading level={1}>{title}</Heading>
      <Text size="lead">{hint}</Text>
      {details.length > 0 && (
        <Notice tone="caution" title={title}>
          <ul>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </Notice>
      )}
      {canRetry(kind) && (
        <Cluster>
          <ButtonLink href={pathname + search} variant="primary">
            {words.retry}
          </ButtonLink>
        </Cluster>
      )}
      <SearchForm label={words.search} />
      <Cluster gap={16}>
        <ButtonLink href={hasBadFilter ? pathname : '/senior-living'}>
          {hasBadFilter ? words.clear : words.all}
        </ButtonLink>
        <ButtonLink href="/">{words.home}</ButtonLink>
      </Cluster>
    </QuietPage>
  )
}
