import { useFormResult } from '@pkg/remix-host/react'
import { Badge, ButtonLink, Cluster, Heading, Stack, Table, TextLink } from '@pkg/ui'
import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { RecordPage } from '~/features/records'
import { recordAction, recordLoader } from '~/features/records/index.server'
import { RuleChangesView, stateRulesTexts as words } from '~/features/state-rules'
import { Facts } from '~/parts/Facts/Facts'
import { pageTitle } from '~/site/texts'
import { stateRule, statusTones } from './record'
import { source } from './record-source.server'
import type { VersionRow } from './version-page'
import { VersionTexts } from './VersionTexts'

export const meta: MetaFunction = () => [{ title: pageTitle(stateRule.listTitle) }]
export const loader = recordLoader(source)
export const action = recordAction(source)
export { shouldRevalidateRecord as shouldRevalidate } from '~/features/records'

export default function StateRuleRoute() {
  const { record } = useLoaderData<typeof loader>()
  const { item } = record
  return (
    <RecordPage kind={stateRule} data={record} rejected={useFormResult<typeof action>()}>
      <Stack gap={24}>
        <Cluster gap={12}>
          {item.canChange && (
            <ButtonLink href={`/state-rules/new?change=${item.id}`} size="small" variant="neutral">
              {words.changeVersion}
            </ButtonLink>
          )}
          <ButtonLink href={`/state-rules/new?from=${item.id}`} size="small" variant="primary">
            {words.newVersion}
          </ButtonLink>
        </Cluster>
        <Facts facts={item.facts} />
        <VersionTexts {...item} />
        {item.changes && <RuleChangesView changes={item.changes} />}
        <History rows={item.history} current={item.id} />
      </Stack>
    </RecordPage>
  )
}

/** The versions of a state, newest first. */
function History({ rows, current }: { rows: VersionRow[]; current: string }) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label">
        {words.history}
      </Heading>
      <Table
        caption={words.history}
        hidesCaption
        rows={rows}
        getKey={({ id }) => id}
        columns={[
          {
            header: words.id,
            isRowHeader: true,
            cell: ({ id }) => (id === current ? id : <TextLink href={`/state-rules/${id}`}>{id}</TextLink>),
          },
          { header: words.days, cell: ({ days }) => days },
          {
            header: words.statuses['in-effect'],
            hidesHeader: true,
            cell: ({ status }) => <Badge tone={statusTones[status]}>{words.statuses[status]}</Badge>,
          },
          { header: words.consents, align: 'end', cell: ({ consents }) => consents },
        ]}
      />
    </Stack>
  )
}
