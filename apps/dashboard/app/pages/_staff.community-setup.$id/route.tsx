import { useFormResult } from '@pkg/remix-host/react'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import { Breadcrumbs, Stack } from '@pkg/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { type ShouldRevalidateFunction, useLoaderData, useSearchParams } from '@remix-run/react'
import { SetupFrame, setupTexts as words } from '~/features/community-setup'
import { loadSetup, saveSetup } from '~/features/community-setup/index.server'
import { Narrow } from '~/parts/Narrow/Narrow'
import { SavedNotice, StatusNotice } from '~/parts/SavedNotice/SavedNotice'
import { reloadsAfterSaving } from '~/site/outages/reloads-after-saving'
import { requestClock } from '~/site/server/request-clock'
import { requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? words.steps[data.step] : words.title) },
]

/** A step of a community’s set-up, for its team and for admins who help. [DASH-011] */
export const loader = async (sent: LoaderFunctionArgs) => loadSetup(await start(sent))

export const action = async (sent: ActionFunctionArgs) => saveSetup(await start(sent))

async function start({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, context)
  if (role !== 'admin' && role !== 'provider') throw errorPage('forbidden', 403)
  return { request, api: apiFor(request, context), id, clock: requestClock(request) }
}

/** What someone else saved is loaded again, so the person reads it. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.actionStatus === 409 || reloadsAfterSaving(change)

const done: Readonly<Record<string, string>> = { sent: words.sent, link: words.linkSent, person: words.people.added }

export default function SetupRoute() {
  const data = useLoaderData<typeof loader>()
  const result = useFormResult<typeof action>()
  const [query] = useSearchParams()
  const rejected = result && 'about' in result ? result : undefined
  const rejectedPhotos = result && !('about' in result) ? result : undefined
  return (
    <Narrow>
      <Stack gap={20}>
        <Breadcrumbs items={[{ label: words.title, href: '/community-setup' }, { label: data.setup.communityName }]} />
        <StatusNotice text={result ? undefined : done[query.get('done') ?? '']} />
        <SavedNotice isOutdated={result !== undefined} />
        <SetupFrame data={data} rejected={rejected} rejectedPhotos={rejectedPhotos} />
      </Stack>
    </Narrow>
  )
}
