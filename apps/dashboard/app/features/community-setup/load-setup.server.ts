import type { Client, CommunitySetup } from '@pkg/api-client'
import { nextSetupStep, setupMinutes, type SetupStep, setupSteps, stateByCode } from '@pkg/domain'
import { loadPhotos } from '~/features/photos/index.server'
import { requireResponse } from '~/site/server/require-response'
import { formatMoment, type RequestClock } from '~/site/server/times'
import { setupTexts } from './texts'

/** Who asks for a set-up. */
export interface SetupCall {
  request: Request
  api: Client
  /** The community. */
  id: string
  clock: RequestClock
}

/** Returns the step of a URL, or the first one that isn’t done. */
function stepIn(request: Request, { stepsDone, sentAt }: CommunitySetup): SetupStep {
  const wanted = new URL(request.url).searchParams.get('step')
  return setupSteps.find((step) => step === wanted) ?? (sentAt ? 'review' : nextSetupStep(stepsDone))
}

/** Loads a set-up with what the asked step needs. The last one needs everything, because it shows the page. [DASH-011] */
export async function loadSetup({ request, api, id, clock }: SetupCall) {
  const setup = await requireResponse(request, api.communitySetups.get({ id }))
  const step = stepIn(request, setup)
  const needs = (...steps: SetupStep[]) => steps.includes(step)
  const [statements, photos, people, edits] = await requireResponse(
    request,
    Promise.all([
      needs('rooms', 'review') ? api.communityStatements.get({ id }) : undefined,
      needs('photos', 'review') ? loadPhotos(request, api, { id, clock }) : undefined,
      needs('people', 'review') ? loadPeople(api, id) : undefined,
      needs('review') && setup.bundleId
        ? api.suggestedEdits.list({ 'filter[bundleId]': setup.bundleId, sort: 'createdAt', 'page-size': 20 })
        : undefined,
    ]),
  )
  return {
    setup,
    step,
    minutes: setupMinutes(setup.stepsDone),
    changed: setup.changedAt && formatMoment(setup.changedAt, clock).text,
    sent: setup.sentAt && formatMoment(setup.sentAt, clock).text,
    license: licenseText(setup),
    rooms: statements?.rooms,
    photos,
    people,
    edits: edits?.items.map(({ id: edit, changes, current, status }) => ({ id: edit, changes, current, status })),
  }
}

/** A set-up as its page has it. */
export type SetupData = Awaited<ReturnType<typeof loadSetup>>

/** What the public record of its state says about a community’s license. */
function licenseText({ license, state }: CommunitySetup): string {
  const { identity } = setupTexts
  if (!license) return identity.noLicense(stateByCode(state)?.name ?? state)
  return identity.license(license.number, license.authority, license.asOf)
}

/** Loads who answers families, and when tours are given. */
async function loadPeople(api: Client, id: string) {
  const [contacts, { hours, isOwn }] = await Promise.all([
    api.contacts.list({ 'filter[communityId]': id, 'filter[hasLeft]': 'false', 'page-size': 50 }),
    api.tourHours.get({ id }),
  ])
  const named = contacts.items.map(({ id: contact, name, phone = '', email = '' }) => ({
    id: contact,
    name,
    phone,
    email,
  }))
  return { contacts: named, hours, isOwn }
}
