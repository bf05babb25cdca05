import { ApiError } from '@pkg/api-client'
import { formText } from '@pkg/remix-host/server'
import { claimForm, claimSearchForm, unlistedClaimForm } from './gate-forms.server'
import type { GateResult } from './gate-step'
import { confirmCommunity, show, submitForm, type StepRequest, withoutCommunity } from './step-request.server'
import { authTexts } from './texts'

const isSignedIn = true

/** Finds the provider's community by its name or street. [AUTH-001] */
export async function providerFindCommunity(request: StepRequest): Promise<GateResult> {
  const { api, data } = request
  const other = await leaveStep(request)
  if (other) return other
  return submitForm('provider-find-community', request, {
    definition: claimSearchForm,
    send: ({ q }) => api.claims.search({ q }),
    next: ({ items: found }) => show('provider-find-community', data, { found, isSignedIn }),
    isSignedIn,
  })
}

/** Claims a community that we list. [API-020] */
export async function providerConfirmation(request: StepRequest): Promise<GateResult> {
  const { api, data } = request
  const other = await leaveStep(request)
  if (other) return other
  try {
    return await submitForm('provider-confirmation', request, {
      definition: claimForm,
      send: (body) => createClaim(() => api.claims.create({ id: data.communityId ?? '', ...body })),
      next: (isNew) =>
        show('provider-claim-approval', data, {
          isSignedIn,
          ...(isNew ? {} : { notice: authTexts.claimApproval.again }),
        }),
      isSignedIn,
    })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    return show('provider-find-community', withoutCommunity(data), { isSignedIn })
  }
}

/** Claims a community that we don't list yet. [AUTH-001] */
export async function providerNotFound(request: StepRequest): Promise<GateResult> {
  const { api, data } = request
  const other = await leaveStep(request)
  if (other) return other
  return submitForm('provider-not-found', request, {
    definition: unlistedClaimForm,
    send: async (body) => {
      await api.claims.createUnlisted(body)
      return body.communityName
    },
    next: (communityName) => show('provider-claim-approval', { ...data, communityName }, { isSignedIn }),
    isSignedIn,
  })
}

/** Returns the step that a button other than the main one leads to. */
async function leaveStep({ api, form, data, intent }: StepRequest): Promise<GateResult | undefined> {
  if (intent === 'missing') return show('provider-not-found', data, { isSignedIn })
  if (intent === 'other') return show('provider-find-community', withoutCommunity(data), { isSignedIn })
  const communityId = formText(form, 'choose')
  if (communityId === '') return undefined
  return confirmCommunity(api, data, communityId)
}

/** Returns false for a claim that the same person has already made. */
async function createClaim(create: () => Promise<unknown>): Promise<boolean> {
  try {
    await create()
    return true
  } catch (error) {
    if (error instanceof ApiError && error.errors.some(({ code }) => code === 'claim-exists')) return false
    throw error
  }
}
