import { ApiError } from '@pkg/api-client'
import { passed, refusedAs, show, type StepAsked } from './step-asked.server'
import type { GateAnswer } from './gate-step'
import { errorsIn, textIn } from './read-fields'
import { refusedFields, registerStep } from './register-step.server'
import { authTexts } from './texts'

const isSignedIn = true
const paperBytes = 5 * 1024 * 1024

/** The papers of an advisor. [AGENT-004] */
export const papers = ['liabilityInsurance', 'irsw9', 'stateRegistration'] as const

/** An advisor's application: an account, the area of work, three papers. [AUTH-001, AGENT-004, API-027] */
export function agentStep(asked: StepAsked): Promise<GateAnswer> | GateAnswer {
  const { stage } = asked.data
  if (stage === 'profile') return profile(asked)
  if (stage === 'papers') return handIn(asked)
  return stage === 'sent' ? passed(asked.data) : registerStep('agent-signup', asked)
}

async function profile({ api, form, data }: StepAsked): Promise<GateAnswer> {
  const again = { ...data, stage: 'profile' }
  const errors = errorsIn(form, ['workPhone', 'city', 'state', 'since'])
  if (Object.keys(errors).length > 0) return show('agent-signup', again, { errors, isSignedIn })
  const state = textIn(form, 'state')
  const { name, agentId } = await api.users.get({ id: 'me' })
  const values = {
    displayName: name,
    workPhone: textIn(form, 'workPhone'),
    city: textIn(form, 'city'),
    state,
    operatingIn: [{ state, counties: [] }],
    inBusinessSince: Number(textIn(form, 'since')),
  }
  try {
    const agent = agentId
      ? await api.agents.replace({ id: agentId, ...values })
      : await refusedAs(409, api.agents.create(values))
    return show('agent-signup', { ...data, stage: 'papers', agentId: agent?.id ?? '' }, { isSignedIn })
  } catch (problem) {
    if (!(problem instanceof ApiError) || problem.status !== 422) throw problem
    return show('agent-signup', again, { errors: refusedFields(problem), isSignedIn })
  }
}

async function handIn({ api, form, data }: StepAsked): Promise<GateAnswer> {
  const { agentId } = await api.users.get({ id: 'me' })
  const given = papers.flatMap((kind) => {
    const file = form.get(kind)
    return file instanceof File && file.size > 0 ? [{ kind, file }] : []
  })
  const errors: Record<string, string> = {}
  for (const { kind, file } of given) {
    if (file.size > paperBytes) {
      errors[kind] = authTexts.problems.paper
      continue
    }
    const content = Buffer.from(await file.arrayBuffer()).toString('base64')
    const kept = await refusedAs(
      422,
      api.agentDocuments.create({ id: agentId ?? '', kind, fileName: file.name || kind, content }),
    )
    if (!kept) errors[kind] = authTexts.problems.paper
  }
  if (given.length === 0) errors['liabilityInsurance'] = authTexts.problems.onePaper
  if (Object.keys(errors).length > 0) return show('agent-signup', data, { errors, isSignedIn })
  return show('agent-signup', { ...data, stage: 'sent' }, { isSignedIn })
}
