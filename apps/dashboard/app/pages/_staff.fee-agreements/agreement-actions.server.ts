import { ApiError, type Client } from '@pkg/api-client'
import { errorPage, formText, type Submission } from '@pkg/remix-host/server'
import { data, redirect } from '@remix-run/node'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { pathAfterSaving } from '~/site/forms/saved'
import { sendForm } from '~/site/server/send-form'
import { agreementForm } from './agreement-forms.server'
import { agreementTexts } from './texts'

/** Adds, corrects, or ends a fee agreement of the community in the URL. [WORK-013] */
export async function saveAgreement(request: Request, api: Client) {
  const form = await request.formData()
  const communityId = new URL(request.url).searchParams.get('community') ?? ''
  const intent = form.get('intent')
  if (intent !== 'add' && intent !== 'change') throw errorPage('bad-request', 400)
  const sent = await sendForm(request, intent === 'add' ? add(api, form, communityId) : change(api, form, communityId))
  if (sent.ok) return redirect(pathAfterSaving(request.url, 'agreement-saved'))
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  const { errors, message } = sent
  return data<RejectedForm>({ intent, typed, errors, message }, message ? 409 : 422)
}

const add = (api: Client, form: FormData, communityId: string): Promise<Submission<unknown>> =>
  agreementForm.submit(form, (body) => api.feeAgreements.create(body), { communityId })

/** Corrects an agreement as the person saw it. An empty last day removes its end. [WORK-005] */
async function change(api: Client, form: FormData, communityId: string): Promise<Submission<unknown>> {
  const id = formText(form, 'agreement')
  try {
    return await agreementForm.submit(
      form,
      ({ communityId: _, endsOn = null, ...terms }) =>
        api.feeAgreements.update({ id, ...terms, endsOn }, { ifMatch: Number(form.get('version')) }),
      { communityId },
    )
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 412) throw error
    const { version } = await api.feeAgreements.get({ id })
    form.set('version', String(version))
    return { ok: false, errors: {}, message: agreementTexts.changedMeanwhile }
  }
}
