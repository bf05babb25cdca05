import { useFormResult } from '@pkg/remix-host/react'
import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { contacts } from '~/features/contacts'
import { invoices } from '~/features/invoices'
import { contracts, members, organizationsTexts as words } from '~/features/organizations'
import { RecordPage, RelatedList } from '~/features/records'
import { recordAction, recordLoaderWith } from '~/features/records/index.server'
import { pageTitle } from '~/site/texts'
import { organization } from './record'
import { loadRelated, source } from './record-source.server'

export const meta: MetaFunction = () => [{ title: pageTitle(organization.listTitle) }]
export const loader = recordLoaderWith(source, loadRelated)
export const action = recordAction(source)
export { shouldRevalidateRecord as shouldRevalidate } from '~/features/records'

const namesOf = ({ columns }: { columns: readonly { name: string }[] }) => columns.map(({ name }) => name)

export default function OrganizationRoute() {
  const { record, ...related } = useLoaderData<typeof loader>()
  const rejected = useFormResult<typeof action>()
  return (
    <RecordPage kind={organization} data={record} rejected={rejected}>
      <RelatedList
        title={words.communities}
        list={members}
        data={related.members}
        columns={namesOf(members).filter((name) => name !== 'owed' || record.role === 'admin')}
        none={words.noCommunities}
      />
      <RelatedList
        title={words.people}
        list={contacts}
        data={related.people}
        columns={['name', 'role', 'works', 'phone', 'email']}
        none={words.noPeople}
      />
      {related.invoices && (
        <RelatedList
          title={words.invoices}
          list={invoices}
          data={related.invoices}
          columns={['number', 'community', 'amount', 'status', 'dueOn']}
          none={words.noInvoices}
        />
      )}
      <RelatedList
        title={words.contracts}
        list={contracts}
        data={related.contracts}
        columns={namesOf(contracts)}
        none={words.noContracts}
      />
    </RecordPage>
  )
}
