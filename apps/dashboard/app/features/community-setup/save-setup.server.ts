import { ApiError } from '@pkg/api-client'
import { nextSetupStep, type SetupDraft, type SetupStep, setupSteps } from '@pkg/domain'
import { formText } from '@pkg/remix-host/server'
import { data, redirect } from '@remix-run/node'
import { savePhotos } from '~/features/photos/index.server'
import { requireResponse } from '~/site/server/require-response'
import type { SetupCall } from './load-setup.server'
import { readCare, readIdentity, readLife, readPrices } from './read-draft.server'
import { savePerson, saveRooms, saveTourHours } from './save-elsewhere.server'
import { careIn, type Problems, type RejectedStep, type SavedForm, stepHref } from './setup'
import { setupTexts as words } from './texts'

/** The forms about photos that the fifth step has. */
const photoIntents = ['order', 'rotate', 'photo', 'delete']

/** Receives the forms of a set-up: a step, a link by email, a person, photos, and sending it for review. [DASH-011] */
export async function saveSetup(call: SetupCall) {
  const { request } = call
  if (request.headers.get('content-type')?.startsWith('multipart/') === true) return savePhotos(call)
  const form = await request.formData()
  const intent = formText(form, 'intent')
  if (photoIntents.includes(intent)) return savePhotos(call, form)
  const saved = receive(call, form, intent).catch((error: unknown): SavedForm => {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 412) return { rejected: { errors: {}, message: words.changedMeanwhile } }
    if (error.status === 409 && error.code === 'setup-sent') return { to: `${stepHref(call.id, 'review')}&done=sent` }
    if (error.status === 422) return { rejected: { errors: {}, message: words.notSaved } }
    throw error
  })
  const result = await requireResponse(request, saved)
  if (result.to !== undefined) return redirect(result.to)
  const typed = Object.fromEntries([...form.keys()].map((name) => [name, form.getAll(name).map(String)]))
  const isOutdated = result.rejected.message === words.changedMeanwhile
  return data<RejectedStep>({ about: 'step', ...result.rejected, typed }, isOutdated ? 409 : 422)
}

async function receive(call: SetupCall, form: FormData, intent: string): Promise<SavedForm> {
  const { api, id } = call
  const ifMatch = Number(formText(form, 'version'))
  const step = setupSteps.find((one) => one === formText(form, 'step'))
  if (!step) return { rejected: { errors: {}, message: words.notSaved } }
  if (intent === 'link') return sendLink(call, form, step)
  if (intent === 'person') return savePerson(call, form)
  if (intent === 'submit') {
    await api.communitySetups.submit({ id }, { ifMatch })
    return { to: `${stepHref(id, 'review')}&done=sent` }
  }
  const read = await readStep(call, form, step)
  if (read.rejected) return { rejected: read.rejected }
  const saved = await api.communitySetups.save({ id, step, ...(read.draft && { draft: read.draft }) }, { ifMatch })
  if (intent === 'exit') return { to: '/community-setup?done=exited' }
  const following = setupSteps[setupSteps.indexOf(step) + 1] ?? nextSetupStep(saved.stepsDone)
  return { to: stepHref(id, following) }
}

/** What a step has for the draft. Steps whose values are stored elsewhere have nothing. */
type StepContent = { draft?: SetupDraft; rejected?: never } | { draft?: never; rejected: Problems }

async function readStep(call: SetupCall, form: FormData, step: SetupStep): Promise<StepContent> {
  if (step === 'rooms') return saveRooms(call, form)
  if (step === 'people') return saveTourHours(call, form)
  const read =
    step === 'identity'
      ? readIdentity(form)
      : step === 'care'
        ? readCare(form)
        : step === 'life'
          ? readLife(form)
          : undefined
  if (read) return read.ok ? { draft: read.draft } : { rejected: read.rejected }
  if (step !== 'prices') return {}
  const { draft, current, usualPrices } = await call.api.communitySetups.get({ id: call.id })
  const prices = readPrices(form, careIn(draft, current), usualPrices)
  return prices.ok ? { draft: prices.draft } : { rejected: prices.rejected }
}

async function sendLink({ api, id }: SetupCall, form: FormData, step: SetupStep): Promise<SavedForm> {
  const email = formText(form, 'email').trim()
  if (email === '') return { rejected: { errors: { email: words.linkMissing } } }
  try {
    await api.communitySetups.sendLink({ id, email, step })
    return { to: `${stepHref(id, step)}&done=link` }
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return { rejected: { errors: { email: words.linkUnknown } } }
    throw error
  }
}
