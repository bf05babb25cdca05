import { agentBreadcrumbs } from '@pkg/domain'
import { apiFor } from '@pkg/remix-host/server'
import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Breadcrumbs, Heading, Notice, TextLink } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { agentsTexts, FindAdvisor } from '~/features/advisors'
import { findAdvisorsOf } from '~/features/advisors/index.server'

const words = agentsTexts.find

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: 'description', content: agentsTexts.directory.description },
  { name: 'robots', content: 'noindex' },
]

/** Leads to the advisors of the place that a person typed, or asks again. [ROUTE-009] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const typed = (new URL(request.url).searchParams.get('place') ?? '').trim().slice(0, 80)
  const path = typed.length > 1 ? await findAdvisorsOf(apiFor(request, context), typed) : undefined
  if (path) throw redirect(path)
  return data({ typed }, typed ? 404 : 200)
}

export default function FindAdvisorRoute() {
  const { typed } = useLoaderData<typeof loader>()
  return (
    <PageFrame width="text" trail={<Breadcrumbs items={agentBreadcrumbs()} />}>
      <Heading level={1}>{words.title}</Heading>
      {typed && (
        <Notice tone="caution" title={words.unknown(typed)} role="alert">
          {words.unknownHint}
        </Notice>
      )}
      <FindAdvisor typed={typed} />
      <TextLink href="/agents" standalone>
        {agentsTexts.directory.regions}
      </TextLink>
    </PageFrame>
  )
}
