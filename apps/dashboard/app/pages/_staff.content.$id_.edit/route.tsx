import { now } from '@pkg/domain'
import { useFormResult } from '@pkg/remix-host/react'
import { apiFor, errorPage, formText } from '@pkg/remix-host/server'
import { Breadcrumbs, Stack } from '@pkg/ui'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { content, ContentEditor, editTexts as words, entryFields } from '~/features/content'
import { editedEntry, editSource, loadChoices, renderBodies } from '~/features/content/index.server'
import { recordAction } from '~/features/records/index.server'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { Presence } from '~/parts/Presence/Presence'
import { StatusNotice } from '~/parts/SavedNotice/SavedNotice'
import { requireResponse } from '~/site/server/require-response'
import { requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'
import { previewTyped } from './preview-typed.server'

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: pageTitle(page ? words.editTitle(page.entry.name) : content.title) },
]
export { shouldRevalidateRecord as shouldRevalidate } from '~/features/records'

async function loadEdited({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, context)
  if (role !== 'admin') throw errorPage('forbidden', 403)
  const api = apiFor(request, context)
  const entry = editedEntry(await requireResponse(request, api.contentEntries.get({ id })))
  return { entry, choices: await requireResponse(request, loadChoices(api, entry)) }
}

export async function loader(args: LoaderFunctionArgs) {
  const { entry, choices } = await loadEdited(args)
  return { entry, choices, rendered: await renderBodies(entry) }
}

/** Saves the draft, or returns what was typed with how readers would see it. [WORK-012] */
export async function action(args: ActionFunctionArgs) {
  const { entry, choices } = await loadEdited(args)
  const form = await args.request.clone().formData()
  if (formText(form, 'intent') === 'preview') {
    const { english, spanish, shared } = entryFields(entry.kind, entry.texts, choices)
    return data(await previewTyped([...english, ...spanish, ...shared], form))
  }
  const answer = await recordAction(editSource(entry, choices))(args)
  if (!(answer instanceof Response)) return answer
  // The editor begins again with what was saved.
  const url = new URL(answer.headers.get('Location') ?? '', args.request.url)
  if (url.searchParams.has('done')) url.searchParams.set('saved', String(now().getTime()))
  return redirect(url.pathname + url.search)
}

export default function EditContentRoute() {
  const { entry, choices, rendered } = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const result: object | undefined = useFormResult<typeof action>()
  const own = `/content/${entry.id}`
  const crumbs = [{ label: content.title, href: '/content' }, { label: entry.name, href: own }, { label: words.edit }]
  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <Breadcrumbs items={crumbs} />
        <PageTitle title={words.editTitle(entry.name)} lead={words.lead} />
        <Presence recordType={content.recordType} recordId={entry.id} />
      </Stack>
      <StatusNotice text={result === undefined && query.get('done') === 'edit-texts' ? words.saved : undefined} />
      <ContentEditor
        key={`${entry.id} ${query.get('saved') ?? ''}`}
        entry={entry}
        choices={choices}
        rendered={{ ...rendered, ...renderedIn(result) }}
        rejected={result}
      />
    </Stack>
  )
}

/** Returns what a form without scripts asked to see. */
const renderedIn = (result: object | undefined): Record<string, string> =>
  result && 'rendered' in result && isTexts(result.rendered) ? result.rendered : {}

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string')
