import { endpoints } from '@pkg/api-client/server'
import { mergeRuns } from '~/features/merges/index.server'
import { asSeen, receiveFields, recordSource, type RecordCall } from '~/features/records/index.server'
import { formatMoment } from '~/site/server/times'
import { contact, type ContactItem } from './record'
import { talkEvents } from './talk-events'

const { create, list } = endpoints.contactTalks
const { update } = endpoints.contacts

const change = (values: { hasLeft?: boolean } = {}) =>
  receiveFields(update.body, (body, sent) => sent.api.contacts.update({ id: sent.id, ...body }, asSeen(sent)), {
    values,
  })

/** Where a contact comes from, and where its forms go. [DASH-014] */
export const source = recordSource<ContactItem>({
  kind: contact,
  async load({ api, id, clock }) {
    const found = await api.contacts.get({ id })
    const leftOn = found.leftAt && formatMoment(found.leftAt, clock)
    return { ...found, addedAt: formatMoment(found.createdAt, clock), ...(leftOn ? { leftOn } : {}) }
  },
  update: change(),
  actions: {
    'log-call': {
      receive: (sent, body) =>
        receiveFields(create.body, (talk, { api }) => api.contactTalks.create(talk), {
          values: { contactId: sent.id },
        })(sent, body),
    },
    'add-to-community': { receive: change() },
    leave: { receive: change({ hasLeft: true }) },
    return: { receive: change({ hasLeft: false }) },
    ...mergeRuns('contacts', {
      merged: async (api, id) => (await api.contacts.get({ id })).merged,
      undo: endpoints.contacts.undoMerge.body,
      send: (api, pair) => api.contacts.undoMerge(pair),
    }),
  },
})

/** Loads the calls that were logged with a contact, for those who log them. [DASH-014] */
export async function loadTalks({ api, clock, id, user }: RecordCall) {
  if (!list.access.some((role) => role === user.role)) return { talks: undefined }
  const { items } = await api.contactTalks.list({ 'filter[contact]': id, 'page-size': 50 })
  return { talks: items.map((talk) => talkEvents(talk, clock)) }
}
