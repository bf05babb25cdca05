import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listAction, listLoader } from '~/features/lists/index.server'
import { ListPage } from '~/features/lists'
import { wizardSessions, wizardSessionsTexts } from '~/features/wizard-sessions'
import { wizardSessionsSource } from '~/features/wizard-sessions/index.server'
import { pageTitle } from '~/site/texts'

export const meta: MetaFunction = () => [{ title: pageTitle(wizardSessions.title) }]
export const loader = listLoader(wizardSessionsSource)
export const action = listAction(wizardSessionsSource)

export default function WizardSessionsRoute() {
  return <ListPage list={wizardSessions} data={useLoaderData<typeof loader>()} lead={wizardSessionsTexts.lead} />
}
