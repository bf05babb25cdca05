import type { Client, PartnerCollection } from '@pkg/api-client'
import { collectionLinkDays } from '@pkg/domain'
import { apiFor, errorPage, formText } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import type { RejectedForm } from '~/site/forms/rejected-form'
import type { Saved } from '~/site/forms/saved'
import { requireResponse } from '~/site/server/require-response'
import { sendForm } from '~/site/server/send-form'
import { collectionForm, collectionLinkForm } from './collection-forms.server'
import { moveCommunity } from './move-community'

/** A link that was just created. The page shows it once. */
export interface CreatedLink {
  url: string
  spanishUrl: string
}

interface Change {
  request: Request
  api: Client
  id: string
  form: FormData
}

const pageOf = (id: string) => `/partner-collections/${id}`
const saved = (id: string, what: Saved) => redirect(`${pageOf(id)}?saved=${what}`)

/** Changes a collection: its name and note, its communities and their order and notes, and its links. [DASH-007] */
export async function changeCollection({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const change: Change = { request, api: apiFor(request, context), id, form: await request.formData() }
  switch (change.form.get('intent')) {
    case 'rename':
      return rename(change)
    case 'share':
      return share(change)
    case 'stop':
      await requireResponse(request, change.api.collectionLinks.end({ id: formText(change.form, 'link') }))
      return saved(id, 'link-ended')
    case 'delete':
      await requireResponse(request, change.api.partnerCollections.remove({ id }))
      return redirect('/partner-collections?saved=collection-deleted')
    default:
      return changeCommunities(change)
  }
}

async function rename({ request, api, id, form }: Change) {
  const note = formText(form, 'note').trim()
  const submission = collectionForm.submit(
    form,
    (body) => api.partnerCollections.update({ id, ...body }),
    note === '' ? { note: null } : {},
  )
  const sent = await sendForm(request, submission)
  if (sent.ok) return saved(id, 'collection-saved')
  const typed = { name: formText(form, 'name'), note: formText(form, 'note') }
  return data<RejectedForm>({ intent: 'rename', typed, errors: sent.errors, message: sent.message }, 422)
}

async function share({ request, api, id, form }: Change) {
  const days = collectionLinkDays.find((known) => String(known) === formText(form, 'days'))
  if (days === undefined) throw errorPage('bad-request', 400)
  const submission = collectionLinkForm.submit(form, (body) => api.collectionLinks.create({ id, ...body }), { days })
  const sent = await sendForm(request, submission)
  if (sent.ok) {
    const { url, spanishUrl } = sent.result
    return data<CreatedLink>({ url, spanishUrl }, { status: 200, headers: { 'cache-control': 'no-store' } })
  }
  const typed = { family: formText(form, 'family') }
  return data<RejectedForm>({ intent: 'share', typed, errors: sent.errors, message: sent.message }, 422)
}

/** What a form does with one community. */
const changes: Readonly<
  Record<string, (collection: PartnerCollection, community: string, form: FormData) => Partial<PartnerCollection>>
> = {
  add: ({ communityIds }, community) => ({ communityIds: [...new Set([...communityIds, community])] }),
  up: ({ communityIds }, community) => ({ communityIds: moveCommunity(communityIds, community, -1) }),
  down: ({ communityIds }, community) => ({ communityIds: moveCommunity(communityIds, community, 1) }),
  remove: ({ communityIds, notes = {} }, community) => {
    const { [community]: _removed, ...rest } = notes
    return { communityIds: communityIds.filter((other) => other !== community), notes: rest }
  },
  note: ({ notes = {} }, community, form) => {
    const { [community]: _replaced, ...rest } = notes
    const note = formText(form, 'note').trim().slice(0, 500)
    return { notes: note === '' ? rest : { ...rest, [community]: note } }
  },
}

async function changeCommunities({ request, api, id, form }: Change) {
  const [intent, community] = [formText(form, 'intent'), formText(form, 'community')]
  const change = Object.hasOwn(changes, intent) ? changes[intent] : undefined
  if (!change || community === '') throw errorPage('bad-request', 400)
  const collection = await requireResponse(request, api.partnerCollections.get({ id }))
  const { communityIds, notes } = change(collection, community, form)
  await requireResponse(
    request,
    api.partnerCollections.update({ id, ...(communityIds ? { communityIds } : {}), ...(notes ? { notes } : {}) }),
  )
  const search = new URL(request.url).searchParams.get('q')
  if (intent === 'add' && search) return redirect(`${pageOf(id)}?${String(new URLSearchParams({ q: search }))}`)
  return saved(id, 'collection-saved')
}
