import type { Advisor, Client } from '@pkg/api-client'
import { endpoints } from '@pkg/api-client/server'
import { errorPage, type Submission } from '@pkg/remix-host/server'
import { receiveFields, recordSource } from '~/features/records/index.server'
import { listSource } from '~/features/lists/index.server'
import { rosterOf } from './list'
import { paperKinds, rosterPerson } from './person'
import { rosterRow } from './row'
import { rosterTexts } from './texts'

/** Where a list of advisors or of real estate agents comes from. [DASH-015, DASH-016] */
export const rosterSource = (kind: Advisor['kind']) =>
  listSource({
    list: rosterOf(kind),
    endpoint: endpoints.advisors.list,
    load: (api, query) => api.advisors.list(query),
    toRow: rosterRow,
  })

const changeOptions = (values: { isAccepting?: boolean } = {}) =>
  receiveFields(endpoints.agentOptions.update.body, (body, { api, id }) => api.agentOptions.update({ id, ...body }), {
    values,
  })

/** Where the page of an advisor or of a real estate agent comes from. [DASH-015, DASH-016, WORK-012] */
export const rosterPersonSource = (kind: Advisor['kind']) =>
  recordSource({
    kind: rosterPerson(kind),
    async load({ api, id }) {
      const [advisor, { items }] = await Promise.all([api.advisors.get({ id }), api.agentDocuments.list({ id })])
      if (advisor.kind !== kind) throw errorPage('not-found', 404)
      return { ...advisor, files: items }
    },
    update: changeOptions(),
    updates: { papers: async ({ api, id }, body) => savePaperDays(api, id, body) },
    actions: {
      'stop-offers': { receive: changeOptions({ isAccepting: false }) },
      'start-offers': { receive: changeOptions({ isAccepting: true }) },
      'add-license': {
        receive: (sent, body) =>
          receiveFields(endpoints.realEstateLicenses.create.body, (license, { api }) =>
            api.realEstateLicenses.create(license),
          )(sent, { ...body, agentId: sent.id }),
      },
      'add-agreement': {
        receive: (sent, body) =>
          receiveFields(endpoints.referralAgreements.create.body, (agreement, { api }) =>
            api.referralAgreements.create(agreement),
          )(sent, { ...body, agentId: sent.id }),
      },
    },
  })

/** Sets the last day on which each paper is valid. A paper that isn't uploaded has no such day. */
async function savePaperDays(
  api: Pick<Client, 'agentDocuments'>,
  id: string,
  body: object,
): Promise<Submission<unknown>> {
  const { items } = await api.agentDocuments.list({ id })
  const days = new Map<string, unknown>(Object.entries(body))
  const changed = paperKinds.filter((kind) => days.has(kind))
  const absent = changed.filter((kind) => !items.some((file) => file.kind === kind))
  if (absent.length > 0) {
    return { ok: false, errors: Object.fromEntries(absent.map((kind) => [kind, rosterTexts.paperAbsentError])) }
  }
  for (const file of items.filter(({ kind }) => changed.includes(kind))) {
    const day = days.get(file.kind)
    await api.agentDocuments.update({ id: file.id, validUntil: typeof day === 'string' ? day : null })
  }
  return { ok: true, result: undefined }
}
