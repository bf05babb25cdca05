import { apiFor } from '@pkg/remix-host/server'
import { ButtonLink, Stack, Table, TextLink } from '@pkg/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { stateRulesTexts as words } from '~/features/state-rules'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { StatusNotice } from '~/parts/SavedNotice/SavedNotice'
import { requireResponse } from '~/site/server/require-response'
import { requireAdmin } from '~/site/server/staff'
import { formatShortDay } from '~/site/server/times'
import { pageTitle } from '~/site/texts'
import { ruleRows } from './rule-rows'

export const meta: MetaFunction = () => [{ title: pageTitle(words.title) }]

/** Loads the states with their rules. [TRUST-015, WORK-012] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  const { items } = await requireResponse(request, apiFor(request, context).stateRuleVersions.list({}))
  const isWithdrawn = new URL(request.url).searchParams.has('withdrawn')
  return { rows: ruleRows(items, formatShortDay), isWithdrawn }
}

export default function StateRulesRoute() {
  const { rows, isWithdrawn } = useLoaderData<typeof loader>()
  return (
    <Stack gap={20}>
      <PageTitle title={words.title} lead={words.lead}>
        <ButtonLink href="/state-rules/new" size="small" variant="primary">
          {words.add}
        </ButtonLink>
      </PageTitle>
      <StatusNotice text={isWithdrawn ? words.withdrawn : undefined} />
      <Table
        caption={words.title}
        hidesCaption
        rows={rows}
        getKey={({ state }) => state}
        columns={[
          { header: words.state, isRowHeader: true, cell: ({ name, href }) => <TextLink href={href}>{name}</TextLink> },
          { header: words.inEffect, cell: ({ inEffect }) => inEffect },
          { header: words.disclosure, cell: ({ disclosure }) => disclosure },
          { header: words.next, cell: ({ next }) => next },
          { header: words.source, cell: ({ law }) => <TextLink href={law.url}>{law.cite}</TextLink> },
        ]}
      />
    </Stack>
  )
}
