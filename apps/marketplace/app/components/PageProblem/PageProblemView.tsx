import { ButtonLink, Cluster, Container, Heading, Notice, Stack, Text } from '@pkg/ui'
import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react'
import { SearchForm } from '~/components/Search/SearchForm'
import type { PageProblem } from '~/server/api'
import { texts } from '~/texts'

/** What stands where a page cannot: what happened, and the ways on. Plain words, never a trace. */
export function PageProblemView() {
  const { kind, details } = problemOf(useRouteError())
  const { pathname, search } = useLocation()
  const words = {
    'not-found': { title: texts.problems.notFound, hint: texts.problems.notFoundHint },
    'bad-request': { title: texts.problems.badRequest, hint: texts.problems.badRequestHint },
    unavailable: { title: texts.problems.unavailable, hint: texts.problems.unavailableHint },
    failed: { title: texts.problems.failed, hint: texts.problems.failedHint },
  }[kind]
  const canRetry = kind === 'unavailable' || kind === 'failed'
  return (
    <Container width="text">
      <Section>
        <Heading level={1}>{words.title}</Heading>
        <Text size="lead">{words.hint}</Text>
        {details.length > 0 && (
          <Notice tone="caution" title={texts.problems.badRequest}>
            <ul>
              {details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          </Notice>
        )}
        {canRetry && (
          <Cluster>
            <ButtonLink href={pathname + search} variant="primary">
              {texts.problems.retry}
            </ButtonLink>
          </Cluster>
        )}
        <SearchForm label={texts.problems.search} />
        <Cluster gap={16}>
          <ButtonLink href={kind === 'bad-request' ? pathname : '/senior-living'}>
            {kind === 'bad-request' ? texts.listing.clear : texts.problems.all}
          </ButtonLink>
          <ButtonLink href="/">{texts.problems.home}</ButtonLink>
        </Cluster>
      </Section>
    </Container>
  )
}

function Section({ children }: { children: React.ReactNode }) {
  return (
    <Stack as="section" gap={24}>
      <div />
      {children}
    </Stack>
  )
}

function problemOf(thrown: unknown): { kind: PageProblem['kind'] | 'failed'; details: string[] } {
  if (!isRouteErrorResponse(thrown)) return { kind: 'failed', details: [] }
  const found: unknown = thrown.data
  if (typeof found === 'object' && found !== null && 'kind' in found) {
    const details = 'details' in found && Array.isArray(found.details) ? found.details.map(String) : []
    const kinds = ['not-found', 'bad-request', 'unavailable'] as const
    return { kind: kinds.find((kind) => kind === found.kind) ?? 'failed', details }
  }
  return { kind: thrown.status === 404 ? 'not-found' : 'failed', details: [] }
}
