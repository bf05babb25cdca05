import { useFormResult } from '@pkg/remix-host/react'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import { Breadcrumbs, Stack } from '@pkg/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { type ShouldRevalidateFunction, useLoaderData, useSearchParams } from '@remix-run/react'
import { imports, importsTexts as words, ImportView } from '~/features/imports'
import { loadImport, saveImport } from '~/features/imports/index.server'
import { Narrow } from '~/parts/Narrow/Narrow'
import { StatusNotice } from '~/parts/SavedNotice/SavedNotice'
import { reloadsAfterSaving } from '~/site/outages/reloads-after-saving'
import { requestClock } from '~/site/server/request-clock'
import { requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data?.step ? words.steps[data.step] : (data?.found.fileName ?? words.title)) },
]

/** An import of a file, for admins. [WORK-015] */
export const loader = async (sent: LoaderFunctionArgs) => loadImport(await start(sent))

export const action = async (sent: ActionFunctionArgs) => saveImport(await start(sent))

async function start({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, context)
  if (role !== 'admin') throw errorPage('forbidden', 403)
  return { request, api: apiFor(request, context), id, clock: requestClock(request) }
}

/** What someone else saved is loaded again, so the person reads it. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.actionStatus === 409 || reloadsAfterSaving(change)

const done: Readonly<Record<string, string>> = {
  row: words.rowSaved,
  'leave-out': words.leftOutSaved,
  choice: words.choiceSaved,
}

export default function ImportRoute() {
  const data = useLoaderData<typeof loader>()
  const rejected = useFormResult<typeof action>()
  const [query] = useSearchParams()
  return (
    <Narrow>
      <Stack gap={20}>
        <Breadcrumbs items={[{ label: imports.title, href: '/imports' }, { label: data.found.fileName }]} />
        <StatusNotice text={rejected ? undefined : done[query.get('done') ?? '']} />
        <ImportView data={data} rejected={rejected} />
      </Stack>
    </Narrow>
  )
}
