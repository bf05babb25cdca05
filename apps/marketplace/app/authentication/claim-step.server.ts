import { ApiError } from '@pkg/api-client'
import { refusedAs, show, type StepAsked } from './step-asked.server'
import type { GateAnswer, GateData, GateStep } from './gate-step'
import { errorsIn, type RuledField, textIn } from './read-fields'
import { authTexts } from './texts'

const isSignedIn = true
type ClaimStep = Extract<GateStep, 'provider-find-community' | 'provider-confirmation' | 'provider-not-found'>

/** A provider's way to the claim: find the community, say one's part in it, or tell us of one we do not know. [AUTH-001, API-020] */
export async function claimStep(step: ClaimStep, asked: StepAsked): Promise<GateAnswer> {
  const { form, data, intent } = asked
  if (intent === 'missing') return show('provider-not-found', data, { isSignedIn })
  if (intent === 'other') return show('provider-find-community', withoutCommunity(data), { isSignedIn })
  const chosen = textIn(form, 'choose')
  if (chosen !== '') {
    const { communityName } = await asked.api.claims.get({ id: chosen })
    return show('provider-confirmation', { ...data, communityId: chosen, communityName }, { isSignedIn })
  }
  if (step === 'provider-find-community') return search(asked)
  const names: RuledField[] =
    step === 'provider-confirmation' ? ['jobTitle'] : ['communityName', 'city', 'state', 'jobTitle']
  const errors = errorsIn(form, names)
  if (Object.keys(errors).length > 0) return show(step, data, { errors, isSignedIn })
  return claim(step, asked)
}

async function search({ api, form, data }: StepAsked): Promise<GateAnswer> {
  const errors = errorsIn(form, ['q'])
  const q = textIn(form, 'q')
  if (Object.keys(errors).length > 0 || q.length < 2) {
    return show('provider-find-community', data, { errors, isSignedIn })
  }
  const { items: found } = await api.claims.search({ q })
  return show('provider-find-community', data, { found, isSignedIn })
}

async function claim(step: ClaimStep, { api, form, data }: StepAsked): Promise<GateAnswer> {
  const jobTitle = textIn(form, 'jobTitle')
  const message = textIn(form, 'message')
  const part = { jobTitle, ...(message === '' ? {} : { message }) }
  if (step === 'provider-not-found') {
    const communityName = textIn(form, 'communityName')
    const place = { communityName, city: textIn(form, 'city'), state: textIn(form, 'state') }
    await api.claims.createUnlisted({ ...place, ...part })
    return show('provider-claim-approval', { ...data, communityName }, { isSignedIn })
  }
  try {
    const made = await refusedAs(409, api.claims.create({ id: data.communityId ?? '', ...part }))
    const notice = made ? {} : { notice: authTexts.claimApproval.again }
    return show('provider-claim-approval', data, { isSignedIn, ...notice })
  } catch (problem) {
    if (!(problem instanceof ApiError) || problem.status !== 404) throw problem
    return show('provider-find-community', withoutCommunity(data), { isSignedIn })
  }
}

function withoutCommunity({ communityId: _, communityName: __, ...rest }: GateData): GateData {
  return rest
}
