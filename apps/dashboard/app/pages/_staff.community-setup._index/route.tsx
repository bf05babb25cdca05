import { nextSetupStep, setupSteps } from '@pkg/domain'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import { ButtonLink, Card, EmptyState, Heading, Stack, Text } from '@pkg/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { setupTexts as words } from '~/features/community-setup'
import { Narrow } from '~/parts/Narrow/Narrow'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { StatusNotice } from '~/parts/SavedNotice/SavedNotice'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { requireStaff } from '~/site/server/staff'
import { formatMoment } from '~/site/server/times'
import { pageTitle } from '~/site/texts'

export const meta: MetaFunction = () => [{ title: pageTitle(words.title) }]

/** The communities of a provider with how far each set-up is; for admins, the set-ups that were begun. [DASH-011] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, context)
  if (role !== 'admin' && role !== 'provider') throw errorPage('forbidden', 403)
  const api = apiFor(request, context)
  const [begun, own] = await requireResponse(
    request,
    Promise.all([
      api.communitySetups.list({ 'page-size': 50 }),
      role === 'provider' ? api.listings.list({ 'page-size': 50 }) : undefined,
    ]),
  )
  const clock = requestClock(request)
  const setups = begun.items.map(({ id, communityName, stepsDone, sentAt }) => ({
    id,
    name: communityName,
    state: sentAt
      ? words.list.sent(formatMoment(sentAt, clock).text)
      : words.list.state(stepsDone.length, setupSteps.length),
    action: sentAt
      ? words.list.again
      : words.list.resume(setupSteps.indexOf(nextSetupStep(stepsDone)) + 1, setupSteps.length),
  }))
  const others = (own?.items ?? []).filter(({ id }) => !setups.some((setup) => setup.id === id))
  const notStarted = others.map(({ id, name }) => ({
    id,
    name,
    state: words.list.notStarted,
    action: words.list.start,
  }))
  return { rows: [...setups, ...notStarted], isAdmin: role === 'admin' }
}

export default function SetupsRoute() {
  const { rows, isAdmin } = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  return (
    <Narrow>
      <Stack gap={20}>
        <PageTitle title={words.title} lead={words.lead} />
        <StatusNotice text={query.get('done') === 'exited' ? words.exited : undefined} />
        {isAdmin && <Text>{words.list.adminHelp}</Text>}
        {rows.length === 0 && !isAdmin && <EmptyState title={words.list.none}>{words.list.noneHelp}</EmptyState>}
        {rows.map(({ id, name, state, action }) => (
          <Card key={id} as="section">
            <Stack gap={8}>
              <Heading level={2} look="h3">
                {name}
              </Heading>
              <Text size="small">{state}</Text>
              <div>
                <ButtonLink href={`/community-setup/${id}`} size="small" aria-label={`${action}: ${name}`}>
                  {action}
                </ButtonLink>
              </div>
            </Stack>
          </Card>
        ))}
      </Stack>
    </Narrow>
  )
}
