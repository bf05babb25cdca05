import { ApiError } from '@pkg/api-client'
import { useFormResult, useSentForm } from '@pkg/remix-host/react'
import { apiFor, errorPage, formText } from '@pkg/remix-host/server'
import { Breadcrumbs, Button, ButtonLink, Cluster, Notice, Stack, Text } from '@pkg/ui'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { content, pageTexts as words } from '~/features/content'
import { editedEntry } from '~/features/content/index.server'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { requireStaff } from '~/site/server/staff'
import { formatMoment } from '~/site/server/times'
import { pageTitle } from '~/site/texts'
import { compareVersions } from './compare.server'
import { DifferenceList } from './DifferenceList'

export const meta: MetaFunction = () => [{ title: pageTitle(words.compare) }]

async function start({ request, context }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, context)
  if (role !== 'admin') throw errorPage('forbidden', 403)
  return apiFor(request, context)
}

/** A published version next to what the entry is now: its draft, or what readers get. [WORK-012] */
export async function loader(args: LoaderFunctionArgs) {
  const api = await start(args)
  const { id = '', version = '' } = args.params
  const [entry, { entryId, number, publishedAt, publishedBy, texts }] = await requireResponse(
    args.request,
    Promise.all([api.contentEntries.get({ id }), api.contentVersions.get({ id: version })]),
  )
  if (entryId !== id || !texts) throw errorPage('not-found', 404)
  const present = editedEntry(entry)
  return {
    id,
    name: entry.name,
    number,
    lead: words.by(formatMoment(publishedAt, requestClock(args.request)).text, publishedBy),
    hasDraft: entry.draft !== undefined,
    version: entry.version,
    differences: compareVersions(entry.kind, texts, present.texts),
  }
}

/** Makes the version the draft, and opens it. */
export async function action(args: ActionFunctionArgs) {
  const api = await start(args)
  const { id = '', version: versionId = '' } = args.params
  const version = Number(formText(await args.request.formData(), 'version'))
  const restored = api.contentEntries.restore({ id, versionId }, version > 0 ? { ifMatch: version } : {}).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && (error.code === 'draft-exists' || error.status === 412)) return false
      throw error
    },
  )
  if (await requireResponse(args.request, restored)) return redirect(`/content/${id}/edit`)
  return data({ problem: words.hasDraft }, 409)
}

export default function VersionRoute() {
  const { id, name, number, lead, hasDraft, version, differences } = useLoaderData<typeof loader>()
  const problem = useFormResult<typeof action>()?.problem
  const isBusy = useSentForm() !== undefined
  const own = `/content/${id}`
  const title = words.compareWith(number)
  const crumbs = [{ label: content.title, href: '/content' }, { label: name, href: own }, { label: title }]
  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <Breadcrumbs items={crumbs} />
        <PageTitle title={title} lead={lead} />
      </Stack>
      {problem && <Notice tone="caution" title={problem} role="alert" />}
      <DifferenceList differences={differences} />
      {hasDraft && differences.length > 0 && <Text size="small">{words.hasDraft}</Text>}
      <Form method="post">
        <input type="hidden" name="version" value={version} />
        <Cluster gap={12}>
          {!hasDraft && differences.length > 0 && (
            <Button type="submit" variant="primary" busy={isBusy}>
              {words.restore}
            </Button>
          )}
          <ButtonLink href={own} variant="neutral">
            {words.back}
          </ButtonLink>
        </Cluster>
      </Form>
    </Stack>
  )
}
