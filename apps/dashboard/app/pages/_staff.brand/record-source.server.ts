import { endpoints } from '@pkg/api-client/server'
import { asSeen, receiveFields, recordSource } from '~/features/records/index.server'
import { brandPage } from './brand-page'
import { brand } from './record'

/** Where the brand comes from, and where its forms go. [WORK-012, WORK-005] */
export const source = recordSource({
  kind: brand,
  load: async ({ api }) => brandPage(await api.brandSettings.get({})),
  update: receiveFields(endpoints.brandSettings.update.body, (body, sent) =>
    sent.api.brandSettings.update(body, asSeen(sent)),
  ),
})
