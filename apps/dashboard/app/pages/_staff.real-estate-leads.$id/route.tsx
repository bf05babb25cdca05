import { useFormResult } from '@pkg/remix-host/react'
import { Stack } from '@pkg/ui'
import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { HomeNotes, leadsTexts as words, ReferralFee, StagePath } from '~/features/homes'
import { RecordPage } from '~/features/records'
import { recordAction, recordLoader } from '~/features/records/index.server'
import { pageTitle } from '~/site/texts'
import { lead } from './record'
import { source } from './record-source.server'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data?.record.item.title ?? words.title) },
]
export const loader = recordLoader(source)
export const action = recordAction(source)
export { shouldRevalidateRecord as shouldRevalidate } from '~/features/records'

/** A home that a family sells or buys, for admins. [DASH-016] */
export default function LeadRoute() {
  const { record } = useLoaderData<typeof loader>()
  const { closing, path, notes } = record.item
  return (
    <RecordPage
      kind={lead}
      data={record}
      rejected={useFormResult<typeof action>()}
      moreFacts={<ReferralFee closing={closing} />}
    >
      <StagePath path={path} />
      <Stack as="section" gap={12}>
        <HomeNotes title={words.notes} notes={notes} />
      </Stack>
    </RecordPage>
  )
}
