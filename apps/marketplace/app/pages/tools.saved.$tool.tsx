import { toolSlugs } from '@pkg/domain'
import { apiFor, errorPage, orErrorPage } from '@pkg/remix-host/server'
import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ChecklistPage, readRunway, RunwayPage, toolTexts, toParameters } from '~/features/tools'
import { loadChecklist, loadSavedTools } from '~/features/tools/index.server'
import { toolPath } from '~/site/links/tool-links'

export const meta: MetaFunction = () => [{ title: toolTexts.saved }, { name: 'robots', content: 'noindex' }]
export const headers = () => ({ 'cache-control': 'private, no-store' })

/** A tool with what a family saved in it. The quiz and the calculator have their answers in their URL; the others never do. [HOME-004] */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const tool = toolSlugs.find((slug) => slug === params['tool'])
  if (!tool) throw errorPage('not-found', 404)
  const { saved, headers: sent } = await orErrorPage(loadSavedTools(request, context))
  const answers = saved.find((one) => one.tool === tool)?.answers
  if (!answers) throw redirect(toolPath(tool), { headers: sent })
  if (tool === 'care-quiz' || tool === 'cost-calculator') {
    throw redirect(`${toolPath(tool)}?${toParameters(answers)}`, { headers: sent })
  }
  if (tool === 'money-runway') return data({ runway: readRunway(toParameters(answers)) }, { headers: sent })
  const checklist = await orErrorPage(loadChecklist(apiFor(request, context), tool, answers))
  return data({ checklist }, { headers: sent })
}

export default function SavedToolRoute() {
  const loaded = useLoaderData<typeof loader>()
  return 'runway' in loaded ? <RunwayPage sent={loaded.runway} /> : <ChecklistPage {...loaded.checklist} />
}
