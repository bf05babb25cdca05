import { endpoints } from '@pkg/api-client/server'
import { redirect } from '@remix-run/node'
import { Type } from '@sinclair/typebox'
import { DateTime } from 'luxon'
import { homePage, homeTexts } from '~/features/homes'
import { asSeen, receiveFields, recordSource } from '~/features/records/index.server'
import { requestClock } from '~/site/server/request-clock'
import { home } from './record'

const NewTask = Type.Object({ title: endpoints.tasks.create.body.properties.title, due: Type.String() })

/** Where a home comes from, and where its closing, notes, and tasks go. An offered home is accepted first. [AGENT-006, DASH-016] */
export const source = recordSource({
  kind: home,
  async load({ api, id, clock }) {
    const lead = await api.realEstateReferrals.get({ id })
    if (lead.dueAt) throw redirect('/real-estate')
    const tasks = await api.tasks.list({ 'filter[client]': lead.clientId, 'page-size': 50, sort: 'dueAt' })
    return homePage(lead, tasks.items, clock)
  },
  update: receiveFields(endpoints.realEstateReferrals.update.body, (body, sent) =>
    sent.api.realEstateReferrals.update({ id: sent.id, ...body }, asSeen(sent)),
  ),
  actions: {
    note: {
      receive: receiveFields(endpoints.realEstateReferrals.addNote.body, (body, { api, id }) =>
        api.realEstateReferrals.addNote({ id, ...body }),
      ),
    },
    task: {
      async receive(sent, body) {
        const dayOf = (due: string) => DateTime.fromISO(due, { zone: requestClock(sent.request).zone })
        const add = receiveFields(NewTask, async ({ title, due }, { api, id }) => {
          const { clientId } = await api.realEstateReferrals.get({ id })
          const dueAt = dayOf(due).endOf('day').startOf('second').toUTC().toISO() ?? ''
          return api.tasks.create({ clientId, title, dueAt })
        })
        const isDay = 'due' in body && dayOf(String(body.due)).isValid
        return isDay ? add(sent, body) : { ok: false, errors: { due: homeTexts.dueMissing } }
      },
    },
  },
})
