import type { Suggestion } from '@pkg/api-client'
import { anyCareSlug, careNameInSentence } from '@pkg/domain'
import { ButtonLink, Cluster, EmptyState, Heading, Stack, Text, TextLink } from '@pkg/ui'
import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { apiFor, orErrorPage } from '@pkg/remix-host/server'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { SearchForm, searchTexts, type SuggestionGroup } from '~/features/search'
import { showSuggestions } from '~/features/search/index.server'
import { errorTexts } from '~/features/error-page'
import { AskForPlace } from './AskForPlace'
import { SearchInvitation } from './SearchInvitation'
import { searchPageTexts as words } from './texts'

export const meta: MetaFunction = () => [{ title: searchTexts.title }, { name: 'robots', content: 'noindex' }]

/**
 * Redirects when it's clear what a person means, and otherwise lists what they may mean. A search without a place asks for one. Without a search, the
 * page invites to one. [FIND-001, FIND-020, LOOK-010]
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const words = (searchParams.get('words') ?? '').trim()
  const place = (searchParams.get('place') ?? '').trim()
  const typed = `${words} ${place}`.trim().slice(0, 80)
  if (!typed) return { ...found(typed, []), isEmpty: searchParams.has('place') }
  const { items } = await orErrorPage(apiFor(request, context).search.suggest({ q: typed, limit: 8 }))
  const meant = findMeant(items, typed)
  if (meant) throw redirect(meant.path)
  return found(typed, items)
}

/** Returns the only suggestion, or the only one that a person means by the text. A care type everywhere isn't one. [FIND-021] */
function findMeant(suggestions: Suggestion[], typed: string): Suggestion | undefined {
  const places = suggestions.filter(({ kind }) => kind !== 'care')
  const [first] = places
  const exact = places.filter(({ isExact }) => isExact)
  const isAlone = suggestions.length === 1 || /,\s*\w/.test(typed)
  return isAlone || exact.length === 1 ? (exact[0] ?? first) : undefined
}

/** What the page shows. */
interface Found {
  typed: string
  heading: string
  groups: SuggestionGroup[]
  /** Whether the form was sent without words. */
  isEmpty: boolean
  /** The care type, and its page, of a search that names no place. */
  ask?: { care: string; hint: string; path: string }
}

function found(typed: string, suggestions: readonly Suggestion[]): Found {
  const groups = showSuggestions(suggestions)
  const [first] = suggestions
  const [shown] = groups[0]?.suggestions ?? []
  return {
    typed,
    heading: headingOf(typed, suggestions),
    groups,
    isEmpty: false,
    ...(first?.kind === 'care' &&
      shown && { ask: { care: careNameInSentence(first.care ?? anyCareSlug), hint: shown.hint, path: shown.path } }),
  }
}

function headingOf(typed: string, suggestions: readonly Suggestion[]): string {
  if (suggestions.length === 0) return searchTexts.title
  const isShared = suggestions.filter(({ isExact }) => isExact).length > 1
  return isShared ? words.which(typed) : words.several(typed)
}

export default function SearchRoute() {
  const { typed, heading, groups, isEmpty, ask } = useLoaderData<typeof loader>()
  if (ask) return <AskForPlace typed={typed} {...ask} />
  if (!typed) return <SearchInvitation error={isEmpty ? words.empty : undefined} />
  return (
    <PageFrame width="text">
      <Heading level={1}>{heading}</Heading>
      {groups.map(({ kind, heading: kindHeading, suggestions }) => (
        <Stack as="section" gap={8} key={kind}>
          <Heading level={2} look="h3">
            {kindHeading}
          </Heading>
          <Stack as="ul" gap={4}>
            {suggestions.map(({ id, label, hint, path }) => (
              <li key={id}>
                <TextLink href={path} standalone>
                  {label}
                </TextLink>{' '}
                <Text as="span" size="small" tone="muted">
                  {hint}
                </Text>
              </li>
            ))}
          </Stack>
        </Stack>
      ))}
      {groups.length === 0 && (
        <EmptyState level={2} title={words.none(typed)}>
          {words.noneHint}
        </EmptyState>
      )}
      <SearchForm typed={typed} />
      <Cluster>
        <ButtonLink href="/senior-living">{errorTexts.all}</ButtonLink>
      </Cluster>
    </PageFrame>
  )
}
