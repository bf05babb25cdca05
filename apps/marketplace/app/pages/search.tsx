import type { Suggestion } from '@pkg/api-client'
import { ButtonLink, Cluster, Container, EmptyState, Heading, Stack, Text, TextLink } from '@pkg/ui'
import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { apiFor, orErrorPage } from '@pkg/remix-host/server'
import { groupSuggestions, SearchForm, searchTexts, suggestionHint, suggestionLabel } from '~/features/search'
import { errorTexts } from '~/features/error-page'

export const meta: MetaFunction = () => [{ title: searchTexts.title }, { name: 'robots', content: 'noindex' }]

/** Redirects when it's clear what a person means; otherwise lists what they may mean. [FIND-001] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const typed = (new URL(request.url).searchParams.get('place') ?? '').trim().slice(0, 80)
  if (!typed) return { typed, suggestions: [] }
  const { items } = await orErrorPage(apiFor(request, context).search.suggest({ q: typed, limit: 8 }))
  const meant = findMeant(items, typed)
  if (meant) throw redirect(meant.path)
  return { typed, suggestions: items }
}

/** Returns the only suggestion, or the only one whose name was typed exactly or with its state. */
function findMeant(suggestions: Suggestion[], typed: string): Suggestion | undefined {
  const [first] = suggestions
  const isAlone = suggestions.length === 1 || /,\s*\w/.test(typed)
  const exact = suggestions.filter(({ isExact, communities }) => isExact && communities !== 0)
  return isAlone || exact.length === 1 ? (exact[0] ?? first) : undefined
}

export default function SearchRoute() {
  const { typed, suggestions } = useLoaderData<typeof loader>()
  return (
    <Container width="text">
      <Stack gap={24}>
        <div />
        <Heading level={1}>{suggestions.length > 0 ? searchTexts.several(typed) : searchTexts.title}</Heading>
        {groupSuggestions(suggestions).map(({ kind, heading, suggestions: ofKind }) => (
          <Stack as="section" gap={8} key={kind}>
            <Heading level={2} look="h3">
              {heading}
            </Heading>
            <Stack as="ul" gap={4}>
              {ofKind.map((suggestion) => (
                <li key={suggestion.id}>
                  <TextLink href={suggestion.path} standalone>
                    {suggestionLabel(suggestion)}
                  </TextLink>{' '}
                  <Text as="span" size="small" tone="muted">
                    {suggestionHint(suggestion)}
                  </Text>
                </li>
              ))}
            </Stack>
          </Stack>
        ))}
        {typed && suggestions.length === 0 && (
          <EmptyState level={2} title={searchTexts.none(typed)}>
            {searchTexts.noneHint}
          </EmptyState>
        )}
        <SearchForm typed={typed} {...(typed ? {} : { error: searchTexts.empty })} />
        <Cluster>
          <ButtonLink href="/senior-living">{errorTexts.all}</ButtonLink>
        </Cluster>
      </Stack>
    </Container>
  )
}
