import { ButtonLink, Cluster, Container, EmptyState, Heading, Stack, Text, TextLink } from '@pkg/ui'
import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { SearchForm } from '~/components/Search/SearchForm'
import { apiFor, orErrorPage } from '@pkg/remix-host/server'
import { texts } from '~/texts'

export const meta: MetaFunction = () => [{ title: texts.search.title }, { name: 'robots', content: 'noindex' }]

/** Redirects when one place clearly matches; otherwise lists the candidates. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const typed = (new URL(request.url).searchParams.get('place') ?? '').trim().slice(0, 80)
  if (!typed) return { typed, places: [] }
  const { items } = await orErrorPage(apiFor(request, context).places.search({ q: typed, limit: 8 }))
  const [first, second] = items
  const search = typed.toLowerCase()
  const isClearMatch = first && (!second || search.includes(',') || /^\d{5}$/.test(search))
  if (isClearMatch) throw redirect(first.path)
  return {
    typed,
    places: items.map(({ id, kind, name, state, path, communities }) => ({
      id,
      label: kind === 'state' ? name : `${name}, ${state}`,
      path,
      communities,
    })),
  }
}

export default function SearchRoute() {
  const { typed, places } = useLoaderData<typeof loader>()
  return (
    <Container width="text">
      <Stack gap={24}>
        <div />
        <Heading level={1}>{places.length > 0 ? texts.search.several(typed) : texts.search.title}</Heading>
        {places.length > 0 && (
          <Stack as="ul" gap={4}>
            {places.map(({ id, label, path, communities }) => (
              <li key={id}>
                <TextLink href={path} standalone>
                  {label}
                </TextLink>{' '}
                <Text as="span" size="small" tone="muted">
                  {texts.search.count(communities)}
                </Text>
              </li>
            ))}
          </Stack>
        )}
        {typed && places.length === 0 && (
          <EmptyState level={2} title={texts.search.none(typed)}>
            {texts.search.noneHint}
          </EmptyState>
        )}
        <SearchForm typed={typed} {...(typed ? {} : { error: texts.search.empty })} />
        <Cluster>
          <ButtonLink href="/senior-living">{texts.errors.all}</ButtonLink>
        </Cluster>
      </Stack>
    </Container>
  )
}
