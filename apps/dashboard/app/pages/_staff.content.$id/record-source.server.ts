import { ApiError } from '@pkg/api-client'
import { endpoints } from '@pkg/api-client/server'
import { orFieldErrors, type Submission } from '@pkg/remix-host/server'
import { fieldAt, labelOfField, pageTexts as words } from '~/features/content'
import { editedEntry } from '~/features/content/index.server'
import { asSeen, receiveFields, recordSource, type SentRecord } from '~/features/records/index.server'
import { whenTexts } from '~/parts/WhenField/texts'
import { requestClock } from '~/site/server/request-clock'
import { readWhen } from '~/site/when/read-when'
import { contentPage } from './content-page'
import { contentEntry } from './record'

/** Returns an action without fields. What prevents it is said above its button. */
const act = (send: (sent: SentRecord) => Promise<unknown>) => ({
  receive: (sent: SentRecord): Promise<Submission<unknown>> =>
    orFieldErrors(send(sent), { names: new Map(), codes: {} }),
})

/** Publishes now or at a time. What prevents it is said with the names of the fields. */
async function publish(sent: SentRecord, at?: string): Promise<Submission<unknown>> {
  const body = { id: sent.id, ...(at === undefined ? {} : { at }) }
  try {
    return { ok: true, result: await sent.api.contentEntries.publish(body, asSeen(sent)) }
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 422 && error.status !== 409)) throw error
    const problems = error.errors.map(({ detail, title, source }) => {
      const field = fieldAt(source?.pointer)
      return `${field === undefined ? '' : `${labelOfField(field)}: `}${detail ?? title}.`
    })
    return { ok: false, errors: {}, message: words.notReady(problems.join(' ')) }
  }
}

function schedule(sent: SentRecord, body: object): Promise<Submission<unknown>> {
  const typed = 'when' in body && typeof body.when === 'string' ? body.when : ''
  const at = readWhen(typed, requestClock(sent.request))?.toUTC().toISO()
  if (!at) return Promise.resolve({ ok: false, errors: { when: whenTexts.unreadable } })
  return publish(sent, at)
}

/** Where an entry comes from, and what its actions do. [WORK-012] */
export const source = recordSource({
  kind: contentEntry,
  load: async ({ api, id, clock }) => {
    const entry = await api.contentEntries.get({ id })
    return contentPage(entry, editedEntry(entry), clock)
  },
  actions: {
    publish: { receive: (sent) => publish(sent) },
    schedule: { receive: schedule },
    unschedule: act((sent) => sent.api.contentEntries.unschedule({ id: sent.id }, asSeen(sent))),
    discard: act((sent) => sent.api.contentEntries.discardDraft({ id: sent.id }, asSeen(sent))),
    'take-down': act((sent) => sent.api.contentEntries.takeDown({ id: sent.id }, asSeen(sent))),
    move: {
      receive: receiveFields(endpoints.contentEntries.move.body, ({ slug }, sent) =>
        sent.api.contentEntries.move({ id: sent.id, slug }, asSeen(sent)),
      ),
    },
    remove: { ...act((sent) => sent.api.contentEntries.remove({ id: sent.id }, asSeen(sent))), to: () => '/content' },
  },
})
