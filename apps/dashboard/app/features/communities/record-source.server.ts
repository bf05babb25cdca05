import { endpoints } from '@pkg/api-client/server'
import { contactsSource } from '~/features/contacts/index.server'
import { familySource } from '~/features/families/index.server'
import { invoicesSource } from '~/features/invoices/index.server'
import { mergeRuns } from '~/features/merges/index.server'
import {
  asSeen,
  idOf,
  receiveFields,
  receivePress,
  type RecordCall,
  recordSource,
  relatedRows,
} from '~/features/records/index.server'
import { loadHistory } from './load-history.server'
import { community } from './record'
import { communityRow } from './row'
import { communityQuestionsSource, communityReviewsSource } from './source.server'

const { update } = endpoints.communityRecords

/** Sends a change of a community, with the version that it’s based on. */
const change = (values: { status?: 1 | -1 } = {}) =>
  receiveFields(update.body, (body, sent) => sent.api.communityRecords.update({ id: sent.id, ...body }, asSeen(sent)), {
    values,
  })

/** Where a community comes from, and where its forms go. [DASH-010] */
export const communitySource = recordSource({
  kind: community,
  load: ({ api, id }) => api.communityRecords.get({ id }),
  update: change(),
  actions: {
    publish: { receive: change({ status: 1 }) },
    'take-down': { receive: change({ status: -1 }) },
    'ask-prices': { receive: receivePress(({ api, id }) => api.communityRecords.requestPrices({ id })) },
    'change-slug': {
      receive: receiveFields(endpoints.communities.changeSlug.body, (body, { api, id }) =>
        api.communities.changeSlug({ id, ...body }),
      ),
      to: (changed) => `/communities/${idOf(changed)}?done=change-slug`,
    },
    ...mergeRuns('communities', {
      merged: async (api, id) => (await api.communityRecords.get({ id })).merged,
      undo: endpoints.communityRecords.undoMerge.body,
      send: (api, pair) => api.communityRecords.undoMerge(pair),
    }),
  },
})

/** Loads communities that may be the same, each with the page that shows both. [DASH-010] */
async function loadDuplicates({ api, id, clock }: RecordCall) {
  const { items, total } = await api.communityRecords.duplicates({ id })
  const rows = items.map((item) => ({ ...communityRow(item, clock), href: `/communities/${id}/merge/${item.id}` }))
  return { rows, total }
}

/** Loads what belongs to a community, as far as the person reads it. [DASH-010, ROLE-010] */
export async function loadRelated(call: RecordCall) {
  const { api, id, user } = call
  const { role } = user
  const isOurs = role === 'admin' || role === 'agent'
  const isEditor = role === 'admin' || role === 'provider'
  const [photos, contacts, families, invoices, reviews, questions, history, duplicates] = await Promise.all([
    api.images.list({ 'filter[communityId]': id, 'page-size': 50 }),
    relatedRows(call, contactsSource, { 'filter[communityId]': id, 'filter[hasLeft]': 'false' }),
    isOurs ? relatedRows(call, familySource, { 'filter[community]': id, sort: '-createdAt' }) : undefined,
    isEditor ? relatedRows(call, invoicesSource, { 'filter[community]': id, sort: '-createdAt' }) : undefined,
    relatedRows(call, communityReviewsSource, { 'filter[entityId]': id, 'filter[status]': 'published', sort: '-date' }),
    isEditor
      ? relatedRows(call, communityQuestionsSource, { 'filter[communityId]': id, 'filter[status]': 'pending' })
      : undefined,
    role === 'admin' ? loadHistory(call) : undefined,
    role === 'admin' ? loadDuplicates(call) : undefined,
  ])
  return { photos: photos.items, contacts, families, invoices, reviews, questions, history, duplicates }
}
