import { toolSlugs } from '@pkg/domain'
import { errorPage, formText, orErrorPage } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readToolAnswers, SavedToolsPage, toolTexts } from '~/features/tools'
import { deleteAnswers, loadSavedTools, saveAnswers } from '~/features/tools/index.server'
import { savedToolsPath } from '~/site/links/tool-links'

export const meta: MetaFunction = () => [{ title: toolTexts.saved }, { name: 'robots', content: 'noindex' }]
export const headers = () => ({ 'cache-control': 'private, no-store' })

const toolNamed = (name: string | null) => toolSlugs.find((slug) => slug === name)

/** What the account saved in the tools, or without one this browser. [HOME-004] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { isSignedIn, saved, headers: sent } = await orErrorPage(loadSavedTools(request, context))
  const { searchParams } = new URL(request.url)
  const [added, deleted] = [toolNamed(searchParams.get('saved')), toolNamed(searchParams.get('deleted'))]
  const done = added
    ? toolTexts.savedNotice(toolTexts.names[added])
    : deleted && toolTexts.deletedNotice(toolTexts.names[deleted])
  return data({ isSignedIn, tools: saved.map(({ tool }) => tool), done }, { headers: sent })
}

/** Saves or deletes the answers of a tool. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const deleted = toolNamed(formText(form, 'delete'))
  if (deleted) {
    const sent = await orErrorPage(deleteAnswers(request, context, deleted))
    return redirect(`${savedToolsPath}?deleted=${deleted}`, { headers: sent })
  }
  const tool = toolNamed(formText(form, 'save'))
  if (!tool) throw errorPage('not-found', 404)
  const sent = await orErrorPage(saveAnswers(request, context, { tool, answers: readToolAnswers(tool, form) }))
  return redirect(`${savedToolsPath}?saved=${tool}`, { headers: sent })
}

export default function SavedToolsRoute() {
  return <SavedToolsPage {...useLoaderData<typeof loader>()} />
}
