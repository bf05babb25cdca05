import { useFormResult } from '@pkg/remix-host/react'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import { Breadcrumbs, Stack } from '@pkg/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react'
import { communities } from '~/features/communities'
import { PhotoEditor, photosTexts as words } from '~/features/photos'
import { loadPhotos, savePhotos } from '~/features/photos/index.server'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { SavedNotice } from '~/parts/SavedNotice/SavedNotice'
import { reloadsAfterSaving } from '~/site/outages/reloads-after-saving'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? words.of(data.name) : words.title) },
]

/** The photos of a community, for those who manage it. [WORK-011] */
export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  await requireManager(request, context)
  const api = apiFor(request, context)
  const { name } = await requireResponse(request, api.communityRecords.get({ id }))
  return { id, name, photos: await loadPhotos(request, api, { id, clock: requestClock(request) }) }
}

export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  await requireManager(request, context)
  return savePhotos({ request, api: apiFor(request, context), id })
}

/** What someone else changed is loaded again, so the person reads it. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.actionStatus === 409 || reloadsAfterSaving(change)

async function requireManager(...[request, context]: Parameters<typeof requireStaff>): Promise<void> {
  const { role } = await requireStaff(request, context)
  if (role !== 'admin' && role !== 'provider') throw errorPage('forbidden', 403)
}

export default function PhotosRoute() {
  const { id, name, photos } = useLoaderData<typeof loader>()
  const rejected = useFormResult<typeof action>()
  const crumbs = [
    { label: communities.title, href: '/communities' },
    { label: name, href: `/communities/${id}` },
    { label: words.title },
  ]
  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <Breadcrumbs items={crumbs} />
        <PageTitle title={words.of(name)} lead={words.lead} />
      </Stack>
      <SavedNotice isOutdated={rejected !== undefined} />
      <PhotoEditor communityId={id} photos={photos} rejected={rejected} />
    </Stack>
  )
}
