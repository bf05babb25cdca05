import { EmptyState, Stack, Tabs, TextLink } from '@pkg/ui'
import { useFormResult } from '@pkg/remix-host/react'
import { apiFor } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData, type ShouldRevalidateFunction } from '@remix-run/react'
import { reloadsAfterSaving } from '~/site/outages/reloads-after-saving'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { SavedNotice } from '~/parts/SavedNotice/SavedNotice'
import { pathAfterSaving } from '~/site/forms/saved'
import { photosTexts } from '~/features/photos'
import { PriceSheet, pricesTexts } from '~/features/prices'
import { savedStatement, sendStatements } from '~/features/prices/index.server'
import { requireResponse } from '~/site/server/require-response'
import { pageTitle } from '~/site/texts'
import { CommunitySearch } from './CommunitySearch'
import { communityOf, loadPrices } from './load-prices.server'
import { pathOfPrices } from './paths'

const words = pricesTexts

export const meta: MetaFunction = () => [{ title: pageTitle(words.title) }]

/** The prices and rooms of a community, and how to choose another. [TRUST-018, WORK-010] */
export const loader = ({ request, context }: LoaderFunctionArgs) => loadPrices(request, apiFor(request, context))

/** A price that someone else changed is loaded again, so the person reads it. Otherwise a form to correct loads nothing. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.actionStatus === 409 || reloadsAfterSaving(change)

/** Confirms or corrects prices and rooms. What someone else changed meanwhile isn't overwritten. [TRUST-018, WORK-010] */
export async function action({ request, context }: ActionFunctionArgs) {
  const api = apiFor(request, context)
  const id = await communityOf(request, api)
  const form = await request.formData()
  const sent = sendStatements(form, (statements) => api.communityStatements.state({ id, ...statements }))
  const rejected = await requireResponse(request, sent)
  if (rejected) return data(rejected, rejected.isOutdated ? 409 : 422)
  const { saved, of } = savedStatement(form)
  return redirect(pathAfterSaving(request.url, saved, of))
}

export default function PricesRoute() {
  const { choice, sheet, place, saved } = useLoaderData<typeof loader>()
  const rejected = useFormResult<typeof action>()
  return (
    <Stack gap={24}>
      <PageTitle
        title={sheet ? words.of(sheet.name) : words.title}
        lead={place === undefined ? words.lead : words.leadIn(place)}
      />
      <SavedNotice text={saved} isOutdated={rejected !== undefined} />
      {choice.kind === 'search' && <CommunitySearch choice={choice} shown={sheet?.id} />}
      {choice.kind === 'tabs' && choice.communities.length > 1 && sheet && (
        <Tabs
          label={words.choose}
          tabs={choice.communities.map(({ id, name }) => ({ label: name, href: pathOfPrices(id) }))}
          current={pathOfPrices(sheet.id)}
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
        <NoSheet kind={choice.kind} />
      )}
    </Stack>
  )
}

/** Says how to open prices, or why there are none. */
function NoSheet({ kind }: { kind: 'tabs' | 'search' }) {
  if (kind === 'tabs') return <EmptyState title={words.none}>{words.noneHelp}</EmptyState>
  return <EmptyState title={words.noneChosen}>{words.noneChosenHelp}</EmptyState>
}
