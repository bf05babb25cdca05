import { EmptyState, Stack, Tabs, TextLink } from '@pkg/ui'
import { useFormResult } from '@pkg/remix-host/react'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData, type ShouldRevalidateFunction } from '@remix-run/react'
import { reloadsAfterSaving } from '~/site/outages/reloads-after-saving'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { SavedNotice } from '~/parts/SavedNotice/SavedNotice'
import { pathAfterSaving } from '~/site/forms/saved'
import { photosTexts } from '~/features/photos'
import { priceSheet, PriceSheet, pricesTexts, savedText } from '~/features/prices'
import { savedStatement, sendStatements } from '~/features/prices/index.server'
import { requireResponse } from '~/site/server/require-response'
import { pageTitle } from '~/site/texts'

const words = pricesTexts
const pathOf = (id: string) => `/prices?community=${id}`

export const meta: MetaFunction = () => [{ title: pageTitle(words.title) }]

/** The prices and rooms of a provider's community, and its other communities. [TRUST-018, WORK-010] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor(request, context)
  const { items } = await requireResponse(request, api.listings.list({ 'page-size': 50 }))
  const query = new URL(request.url).searchParams
  const id = query.get('community') ?? items[0]?.id
  if (id === undefined) return { communities: [], sheet: undefined }
  const sheet = priceSheet(await requireResponse(request, api.communityStatements.get({ id })))
  const communities = items.map((each) => ({ id: each.id, name: each.name }))
  return { communities, sheet, saved: savedText(sheet, query) }
}

/** A price that someone else changed is loaded again, so the person reads it. Otherwise a form to correct loads nothing. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.actionStatus === 409 || reloadsAfterSaving(change)

/** Confirms or corrects prices and rooms. What someone else changed meanwhile isn't overwritten. [TRUST-018, WORK-010] */
export async function action({ request, context }: ActionFunctionArgs) {
  const api = apiFor(request, context)
  const wanted = new URL(request.url).searchParams.get('community')
  const first = async () => (await api.listings.list({ 'page-size': 1 })).items[0]?.id
  const id = wanted ?? (await requireResponse(request, first()))
  if (id === undefined) throw errorPage('not-found', 404)
  const form = await request.formData()
  const sent = sendStatements(form, (statements) => api.communityStatements.state({ id, ...statements }))
  const rejected = await requireResponse(request, sent)
  if (rejected) return data(rejected, rejected.isOutdated ? 409 : 422)
  const { saved, of } = savedStatement(form)
  return redirect(pathAfterSaving(request.url, saved, of))
}

export default function PricesRoute() {
  const { communities, sheet, saved } = useLoaderData<typeof loader>()
  const rejected = useFormResult<typeof action>()
  return (
    <Stack gap={24}>
      <PageTitle title={sheet ? words.of(sheet.name) : words.title} lead={words.lead} />
      <SavedNotice text={saved} isOutdated={rejected !== undefined} />
      {communities.length > 1 && sheet && (
        <Tabs
          label={words.choose}
          tabs={communities.map(({ id, name }) => ({ label: name, href: pathOf(id) }))}
          current={pathOf(sheet.id)}
        />
      )}
      {sheet ? (
        <>
          <TextLink href={`/communities/${sheet.id}/photos`} standalone>
            {photosTexts.manage}
          </TextLink>
          <PriceSheet sheet={sheet} rejected={rejected} />
        </>
      ) : (
        <EmptyState title={words.none}>{words.noneHelp}</EmptyState>
      )}
    </Stack>
  )
}
