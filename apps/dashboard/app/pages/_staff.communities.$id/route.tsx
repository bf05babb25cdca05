import { useFormResult } from '@pkg/remix-host/react'
import { siteContext } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import {
  communities,
  communitiesTexts as words,
  community,
  communityQuestions,
  communityReviews,
  HistoryTable,
  PhotoTable,
  PublicPreview,
} from '~/features/communities'
import { communitySource, loadRelated } from '~/features/communities/index.server'
import { contacts } from '~/features/contacts'
import { families } from '~/features/families'
import { invoices } from '~/features/invoices'
import { RecordPage, RelatedList } from '~/features/records'
import { recordAction, recordLoaderWith, relatedRows } from '~/features/records/index.server'
import { suggestedEdits, suggestedEditsTexts } from '~/features/suggested-edits'
import { suggestedEditsSource } from '~/features/suggested-edits/index.server'
import { pageTitle } from '~/site/texts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data?.record.item.name ?? community.listTitle) },
]

const load = recordLoaderWith(communitySource, async (call) => ({
  ...(await loadRelated(call)),
  edits:
    call.user.role === 'agent'
      ? undefined
      : await relatedRows(call, suggestedEditsSource, {
          'filter[communityId]': call.id,
          'filter[status]': 'pending',
          sort: 'createdAt',
        }),
}))

/** A community with everything that belongs to it, and its public page. [DASH-010, WORK-010] */
export const loader = async (sent: LoaderFunctionArgs) => ({
  ...(await load(sent)),
  site: siteContext(sent.context).neighborUrl,
})
export const action = recordAction(communitySource)
export { shouldRevalidateRecord as shouldRevalidate } from '~/features/records'

export default function CommunityRoute() {
  const { record, site, photos, history, ...related } = useLoaderData<typeof loader>()
  const { name, url, status } = record.item
  const isEditor = record.role !== 'agent'
  const preview = site && <PublicPreview name={name} url={`${site}${url}`} isPublic={status > 0} />
  return (
    <RecordPage kind={community} data={record} rejected={useFormResult<typeof action>()} nextTo={preview}>
      {related.edits && (
        <RelatedList
          title={suggestedEdits.title}
          list={suggestedEdits}
          data={related.edits}
          columns={['community', 'changes', 'author', 'sent']}
          none={suggestedEditsTexts.noneOf}
        />
      )}
      {related.duplicates && (
        <RelatedList
          title={words.duplicates}
          list={communities}
          data={related.duplicates}
          columns={['name', 'status', 'price', 'claimedBy']}
          none={words.noDuplicates}
        />
      )}
      <PhotoTable communityId={record.item.id} isEditor={isEditor} photos={photos} />
      {related.families && (
        <RelatedList
          title={words.familiesTitle}
          list={families}
          data={related.families}
          columns={['name', 'stage', 'place', 'requested']}
          none={words.noFamilies}
        />
      )}
      <RelatedList
        title={words.reviews}
        list={communityReviews}
        data={related.reviews}
        columns={['name', 'stars', 'date']}
        none={words.noReviews}
      />
      {related.questions && (
        <RelatedList
          title={words.questions}
          list={communityQuestions}
          data={related.questions}
          columns={['name', 'asked']}
          none={words.noQuestions}
        />
      )}
      <RelatedList
        title={words.contacts}
        list={contacts}
        data={related.contacts}
        columns={['name', 'role', 'phone', 'email']}
        none={words.noContacts}
      />
      {related.invoices && (
        <RelatedList
          title={words.invoices}
          list={invoices}
          data={related.invoices}
          columns={['number', 'amount', 'status', 'dueOn']}
          none={words.noInvoices}
        />
      )}
      {history && <HistoryTable rows={history} />}
    </RecordPage>
  )
}
