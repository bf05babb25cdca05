import { apiFor, errorPage } from '@pkg/remix-host/server'
import type { AppLoadContext } from '@remix-run/node'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { requireStaff } from '~/site/server/staff'
import { formatMoment } from '~/site/server/times'
import { messagesTexts } from './texts'

/** Loads a whole email of a conversation. [EDGE-005] */
export async function loadEmail(request: Request, context: AppLoadContext, ids: { id: string; email: string }) {
  await requireStaff(request, context)
  const api = apiFor(request, context)
  const email = await requireResponse(request, api.conversationEmails.get({ id: ids.email }))
  if (email.conversationId !== ids.id) throw errorPage('not-found', 404)
  const conversation = await requireResponse(request, api.conversations.get({ id: ids.id }))
  return {
    threadHref: `/messages/${ids.id}`,
    family: conversation.clientName || conversation.subject,
    subject: email.subject || messagesTexts.noSubject,
    from: email.from,
    received: formatMoment(email.receivedAt, requestClock(request)),
    parts: email.texts ?? [],
    files: (email.files ?? []).map(({ name, type, bytes }) => messagesTexts.file(name, type, sizeOf(bytes))),
  }
}

/** Returns a size as people read it, such as `12 KB`. */
const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
