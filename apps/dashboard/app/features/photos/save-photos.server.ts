import { ApiError, type BodyOf, type Client, type endpoints } from '@pkg/api-client'
import { livingRoomTypes } from '@pkg/domain'
import { formText } from '@pkg/remix-host/server'
import { data, redirect } from '@remix-run/node'
import { pathAfterSaving, type Saved } from '~/site/forms/saved'
import { requireResponse } from '~/site/server/require-response'
import { kindOf } from './photo'
import { orderAfter, parseMove } from './photo-order'
import { receiveUploads, type ReceivedUploads } from './receive-uploads.server'
import { photosTexts as words } from './texts'

/** A form about photos that wasn’t saved: which one, why, and what was typed. */
export interface RejectedPhotoForm {
  /** The id of the photo that it’s about. */
  of?: string
  /** What concerns the whole list. */
  problem?: string
  errors?: { description?: string }
  typed?: Record<string, string>
  uploads?: ReceivedUploads
  /** Whether the order was meanwhile changed, so it has to be loaded again. */
  isOutdated?: true
}

/** A request about the photos of a community. */
interface PhotoCall {
  request: Request
  api: Client
  /** The community. */
  id: string
}

/** Receives the forms of the photos of a community: uploads, order, turns, descriptions, and deletions. `read` is a form that the page has read already. Works without scripts. [WORK-011] */
export async function savePhotos(call: PhotoCall, read?: FormData) {
  const { request } = call
  if (!read && request.headers.get('content-type')?.startsWith('multipart/') === true) return saveUploads(call)
  const form = read ?? (await request.formData())
  const save = { order: saveOrder, rotate: savePhotoTurn, photo: savePhoto, delete: deletePhoto }[
    formText(form, 'intent')
  ]
  if (!save) return data<RejectedPhotoForm>({ problem: words.notSaved }, 422)
  const { saved, rejected } = await requireResponse(request, save(call, form))
  if (rejected) return data(rejected, rejected.isOutdated ? 409 : 422)
  return redirect(pathWithoutForm(request.url, saved))
}

/** The outcome of a form. */
type Outcome = { saved: Saved; rejected?: never } | { saved?: never; rejected: RejectedPhotoForm }

/** Returns the path of the page, without the parameter that asked whether to delete a photo. */
function pathWithoutForm(address: string, saved: Saved): string {
  const url = new URL(address)
  url.searchParams.delete('delete')
  return pathAfterSaving(url.href, saved)
}

async function saveUploads({ request, api, id }: PhotoCall) {
  const uploads = await requireResponse(request, receiveUploads(request, api, id))
  if (uploads.stored === 0 && uploads.failed.length === 0) {
    return data<RejectedPhotoForm>({ problem: words.filesMissing }, 422)
  }
  // What was stored has to be shown, although other files weren’t.
  if (uploads.failed.length > 0) return data<RejectedPhotoForm>({ uploads, isOutdated: true }, 409)
  return redirect(pathWithoutForm(request.url, 'photos'))
}

const idsIn = (form: FormData, name: string): string[] => formText(form, name).split(' ').filter(Boolean)

async function saveOrder({ api, id }: PhotoCall, form: FormData): Promise<Outcome> {
  const move = parseMove(formText(form, 'move'))
  const was = idsIn(form, 'was')
  if (!move) return { rejected: { problem: words.notSaved } }
  const imageIds = orderAfter(was, idsIn(form, 'list'), move, formText(form, 'are-plans') !== '')
  return orConflict(api.photos.order({ id, imageIds, was }), 'photo-order', { problem: words.orderChanged })
}

const versionIn = (form: FormData) => ({ ifMatch: Number(formText(form, 'version')) })

async function savePhotoTurn({ api }: PhotoCall, form: FormData): Promise<Outcome> {
  const id = formText(form, 'id')
  const degrees = formText(form, 'degrees') === '270' ? 270 : 90
  const turned = api.images.rotate({ id, degrees }, versionIn(form))
  return orConflict(turned, 'photo-turned', { of: id, problem: words.changedMeanwhile })
}

async function deletePhoto({ api }: PhotoCall, form: FormData): Promise<Outcome> {
  const id = formText(form, 'id')
  const deleted = api.images.remove({ id }, versionIn(form)).catch((error: unknown) => {
    // Someone else deleted it, too.
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  })
  return orConflict(deleted, 'photo-deleted', { of: id, problem: words.changedMeanwhile })
}

async function savePhoto({ api }: PhotoCall, form: FormData): Promise<Outcome> {
  const id = formText(form, 'id')
  const typed = Object.fromEntries(
    ['description', 'shows', 'room', 'people', 'consent'].map((name) => [name, formText(form, name)]),
  )
  const description = formText(form, 'description').trim()
  if (description === '') return { rejected: { of: id, typed, errors: { description: words.descriptionMissing } } }
  const saved = api.images.update({ id, ...valuesIn(form), description }, versionIn(form))
  return orConflict(saved, 'photo', { of: id, typed, problem: words.changedMeanwhile })
}

/** Returns the values of a photo’s form. A consent is sent only when it changes, because the API stores who states it. */
function valuesIn(form: FormData): Partial<BodyOf<typeof endpoints.images.update>> {
  const hasConsent = formText(form, 'consent') !== ''
  const hadConsent = formText(form, 'had-consent') !== ''
  const room = livingRoomTypes.find((one) => one === formText(form, 'room')) ?? null
  return {
    ...kindOf(formText(form, 'shows')),
    room,
    showsPeople: formText(form, 'people') !== '',
    ...(hasConsent !== hadConsent && { hasConsent }),
  }
}

async function orConflict(written: Promise<unknown>, saved: Saved, rejected: RejectedPhotoForm): Promise<Outcome> {
  try {
    await written
    return { saved }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 412) return { rejected: { ...rejected, isOutdated: true } }
    if (error.status === 422) return { rejected: { ...rejected, problem: words.notSaved } }
    throw error
  }
}
