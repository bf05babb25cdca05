import { consentText, findConsentWording } from '@pkg/domain'
import type { Client } from '@pkg/api-client'
import { requireResponse } from '~/site/server/require-response'
import { absentTexts } from '~/site/texts'

/** The wording that staff confirm when a family agreed to share its information with a community. */
export const wording = 'spoken-share'

const slug = /^[a-z0-9-]{1,200}$/

/** A community to share a family with, and the words that the person confirms. */
export interface ChosenCommunity {
  id: string
  name: string
  consent: string
}

/** Loads what the search found, or the chosen community with the exact words of the consent. [TRUTH-002, WORK-007] */
export async function loadShare(request: Request, api: Client, familyId: string) {
  const { searchParams } = new URL(request.url)
  const term = (searchParams.get('q') ?? '').trim().slice(0, 80)
  const chosenId = searchParams.get('community') ?? ''
  const [family, found, chosen] = await requireResponse(
    request,
    Promise.all([
      api.clients.get({ id: familyId }),
      term.length > 1 ? api.claims.search({ q: term }) : undefined,
      slug.test(chosenId) ? loadChosen(api, chosenId) : undefined,
    ]),
  )
  return {
    id: familyId,
    name: family.name || absentTexts.name,
    term,
    matches: found?.items.map(({ id, name, address }) => ({ value: id, label: `${name}, ${address}` })),
    chosen,
  }
}

async function loadChosen(api: Client, id: string): Promise<ChosenCommunity | undefined> {
  const [{ name }, brand] = await Promise.all([api.communities.get({ id }), api.brand.get({})])
  const consent = findConsentWording(wording, 'en')
  const names = { choice: undefined, operator: brand.name, community: name }
  return consent && { id, name, consent: consentText(consent, names) }
}
