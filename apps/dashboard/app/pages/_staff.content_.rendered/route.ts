import { errorPage, formText, renderMarkdown } from '@pkg/remix-host/server'
import type { ActionFunctionArgs } from '@remix-run/node'
import { requireStaff } from '~/site/server/staff'

/** Returns a text in Markdown as the public site would show it. Stores nothing. [WORK-012] */
export async function action({ request, context }: ActionFunctionArgs) {
  const { role } = await requireStaff(request, context)
  if (role !== 'admin') throw errorPage('forbidden', 403)
  const text = formText(await request.formData(), 'text')
  if (text.length > longest) throw errorPage('bad-request', 400)
  return new Response(await renderMarkdown(text), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

/** The most characters of a text, and some more, because a person can be over the limit for a while. */
const longest = 100_000
