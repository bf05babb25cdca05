import { asSeen, recordSource } from '~/features/records/index.server'
import { stateRule } from './record'
import { versionPage } from './version-page.server'

/** Where a version comes from, and where its form goes. [TRUST-015] */
export const source = recordSource({
  kind: stateRule,
  async load({ api, id, clock }) {
    const rule = await api.stateRuleVersions.get({ id })
    const { items } = await api.stateRuleVersions.list({ 'filter[state]': rule.state })
    return versionPage(rule, items, clock)
  },
  actions: {
    withdraw: {
      async receive(sent) {
        await sent.api.stateRuleVersions.remove({ id: sent.id }, asSeen(sent))
        return { ok: true, result: undefined }
      },
      to: () => '/state-rules?withdrawn',
    },
  },
})
