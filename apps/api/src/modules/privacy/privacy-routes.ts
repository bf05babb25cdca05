import type { FastifyInstance } from 'fastify'
import { implementEndpoints } from '../../http/implement-endpoints'
import { changeOwnContact, readOwnContact } from './contact-service'
import { erase } from './erasure-service'
import { downloadData, exportFamilyData } from './export-service'
import { enterPrivacyCode, sendPrivacyCode } from './grant-service'
import { changeCallPreferences, getOverview } from './overview-service'
import type { PrivacyDependencies } from './privacy-dependencies'

/** Registers what a family can do with its information: see, change, download, and delete it. [TRUST-016, TRUTH-011] */
export function privacyRoutes(app: FastifyInstance, dependencies: PrivacyDependencies): void {
  const { orm, settings } = dependencies
  implementEndpoints(app, orm, 'privacy', {
    overview: ({ query, person }) => getOverview(orm, query, person),
    changeCalls: ({ body, person }) => changeCallPreferences(dependencies, body, person),

    sendCode: ({ body, person, request, reply }) => sendPrivacyCode(dependencies, body, { person, request, reply }),
    enterCode: ({ body, person, request, reply }) => enterPrivacyCode(dependencies, body, { person, request, reply }),

    contact: ({ body }) => readOwnContact(dependencies, body),
    changeContact: ({ body, request, reply }) =>
      changeOwnContact(dependencies, body, { networkAddress: request.ip, reply }),
    download: ({ body }) => downloadData(orm, settings.sites, body),
    export: ({ query, person }) => exportFamilyData(orm, settings.sites, query.clientId, person),
    erase: ({ body, person }) => erase(dependencies, body, person),
  })
}
