import { ApiError, type BodyOf, type endpoints, type ReleaseResponse } from '@pkg/api-client'
import { redirect } from '@remix-run/node'
import { contactedForm, declinedForm } from '~/features/families/index.server'
import { pathAfterSaving } from '~/site/forms/saved'
import { sendForm } from '~/site/server/send-form'
import { type FamilyForm, rejectedForm, typedIn } from './family-actions.server'

type NewReleaseResponse = BodyOf<typeof endpoints.releaseResponses.create>

/** Records that the person contacted the family, or declines it. The family may have stopped sharing meanwhile. [TRUTH-008] */
export async function respond({ request, api, form }: FamilyForm, response: ReleaseResponse) {
  const id = typedIn(form, 'release')
  const definition = response === 'declined' ? declinedForm : contactedForm
  const send = (body: NewReleaseResponse) => api.releaseResponses.create({ id, ...body }).catch(unlessClosed)
  const sent = await sendForm(request, definition.submit(form, send, { response }))
  if (!sent.ok) return rejectedForm(form, sent)
  if (sent.result === 'closed') return redirect('/families?saved=not-shared')
  return response === 'declined'
    ? redirect('/families?saved=family-declined')
    : redirect(pathAfterSaving(request.url, response, id))
}

/** A release that ended while the page was open isn't an error of the form. */
function unlessClosed(error: unknown): 'closed' {
  if (error instanceof ApiError && error.code === 'release-closed') return 'closed'
  throw error
}
