import { ApiError } from '@pkg/api-client'
import { endpoints } from '@pkg/api-client/server'
import { formatPhone } from '@pkg/domain'
import type { Submission } from '@pkg/remix-host/server'
import { asSeen, receiveFields, receivePress, recordSource, type RunAction } from '~/features/records/index.server'
import { formatMoment } from '~/site/server/times'
import { user } from './record'
import { userTexts as words } from './texts'

const { adminUsers, workReassignments } = endpoints

/** The receivers of someone’s work, as a link to the page that confirms it. */
const isReceivers = (result: unknown): result is { agentIds?: string[]; userIds?: string[] } =>
  typeof result === 'object' && result !== null

const reset = receiveFields(adminUsers.resetSignIn.body, (body, { api, id }) =>
  api.adminUsers.resetSignIn({ id, ...body }),
)

/** Says at the form that the admin has to show a factor of their own. */
async function orOwnFactor(submission: Promise<Submission<unknown>>): Promise<Submission<unknown>> {
  try {
    return await submission
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'own-factor-required') return { ok: false, errors: { currentPassword: words.passwordWrong } }
    if (error.code === 'recent-sign-in-required') return { ok: false, errors: {}, message: words.recent }
    throw error
  }
}

/** Checks who gets the work, and leads to the page that confirms it. */
const disable: RunAction = {
  receive: receiveFields(workReassignments.preview.body, async (receivers, { api, id }) => {
    await api.workReassignments.preview({ id, ...receivers })
    return receivers
  }),
  to: (result, { id }) => `/users/${id}/disable${queryOf(isReceivers(result) ? result : {})}`,
}

/** Where an account comes from, and what is done with it. [DASH-012] */
export const source = recordSource({
  kind: user,
  async load({ api, id, clock }) {
    const account = await api.adminUsers.get({ id })
    const work = account.status === 'active' ? await api.workReassignments.preview({ id }) : undefined
    return {
      ...account,
      phone: account.phone && formatPhone(account.phone),
      since: formatMoment(account.createdAt, clock),
      lastSeen: account.lastSeenAt === undefined ? undefined : formatMoment(account.lastSeenAt, clock),
      work,
    }
  },
  update: receiveFields(adminUsers.update.body, (body, sent) =>
    sent.api.adminUsers.update({ id: sent.id, ...body }, asSeen(sent)),
  ),
  actions: {
    invite: { receive: receivePress(({ api, id }) => api.adminUsers.invite({ id })) },
    withdraw: { receive: receivePress(({ api, id }) => api.adminUsers.withdraw({ id })) },
    'sign-out': { receive: receivePress(({ api, id }) => api.adminUsers.endSessions({ id })) },
    enable: {
      receive: receiveFields(adminUsers.update.body, (body, { api, id }) => api.adminUsers.update({ id, ...body }), {
        values: { status: 'active' },
      }),
    },
    reset: { receive: (sent, body) => orOwnFactor(reset(sent, body)) },
    disable,
    'disable-agent': disable,
  },
})

function queryOf({ agentIds = [], userIds = [] }: { agentIds?: string[]; userIds?: string[] }): string {
  const query = new URLSearchParams()
  for (const id of agentIds) query.append('agent', id)
  for (const id of userIds) query.append('user', id)
  return query.size > 0 ? `?${String(query)}` : ''
}
