import { ApiError } from '@pkg/api-client'
import { schemas } from '@pkg/api-client/server'
import { formText } from '@pkg/remix-host/server'
import { advisorDocuments } from './advisor-documents'
import { advisorForm } from './gate-forms.server'
import type { GateResult } from './gate-step'
import { signUp } from './sign-up-steps.server'
import { passed, show, submitForm, type StepRequest } from './step-request.server'
import { authTexts } from './texts'

const isSignedIn = true

/** Takes an advisor's application: an account, where they work, and three documents. [AUTH-001, AGENT-004, API-027] */
export function agentSignup(request: StepRequest): Promise<GateResult> | GateResult {
  const { stage } = request.data
  if (stage === 'profile') return saveProfile(request)
  if (stage === 'papers') return uploadDocuments(request)
  return stage === 'sent' ? passed(request.data) : signUp('agent-signup', request)
}

async function saveProfile(request: StepRequest): Promise<GateResult> {
  const { api, form, data } = request
  const { name, agentId } = await api.users.get({ id: 'me' })
  return submitForm(
    'agent-signup',
    { form, data: { ...data, stage: 'profile' } },
    {
      definition: advisorForm,
      values: { displayName: name, operatingIn: [{ state: formText(form, 'state'), counties: [] }] },
      send: (body) => (agentId ? api.agents.replace({ id: agentId, ...body }) : createProfile(api.agents.create(body))),
      next: (agent) => show('agent-signup', { ...data, stage: 'papers', agentId: agent?.id ?? '' }, { isSignedIn }),
      isSignedIn,
    },
  )
}

/** Returns undefined when the person has already applied. */
async function createProfile<Agent>(created: Promise<Agent>): Promise<Agent | undefined> {
  try {
    return await created
  } catch (error) {
    if (error instanceof ApiError && error.errors.some(({ code }) => code === 'application-exists')) return undefined
    throw error
  }
}

async function uploadDocuments({ api, form, data }: StepRequest): Promise<GateResult> {
  const { agentId } = await api.users.get({ id: 'me' })
  const files = advisorDocuments.flatMap((kind) => {
    const file = form.get(kind)
    return file instanceof File && file.size > 0 ? [{ kind, file }] : []
  })
  const errors: Record<string, string> = {}
  for (const { kind, file } of files) {
    if (
      !(await isAccepted(file, (content) =>
        api.agentDocuments.create({ id: agentId ?? '', kind, fileName: file.name || kind, content }),
      ))
    ) {
      errors[kind] = authTexts.errors.document
    }
  }
  if (files.length === 0) errors['liabilityInsurance'] = authTexts.errors.noDocument
  if (Object.keys(errors).length > 0) return show('agent-signup', data, { errors, isSignedIn })
  return show('agent-signup', { ...data, stage: 'sent' }, { isSignedIn })
}

/** Uploads a file, and returns whether its size and type are accepted. */
async function isAccepted(file: File, upload: (base64: string) => Promise<unknown>): Promise<boolean> {
  if (file.size > schemas.agentDocumentBytes) return false
  try {
    await upload(Buffer.from(await file.arrayBuffer()).toString('base64'))
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return false
    throw error
  }
}
