import { consentCommunities, consentText, findConsentWording } from '@pkg/domain'
import type { Client, ReferralOption } from '@pkg/api-client'
import { shareTexts } from '~/features/families'
import { readPicked } from '~/features/pickers'
import { readPickerField } from '~/features/pickers/index.server'
import type { PickerMatches } from '~/site/forms/picker-matches'
import { requireResponse } from '~/site/server/require-response'
import { absentTexts } from '~/site/texts'

const words = shareTexts

/** The wording that staff confirm when a family agreed to share its information with communities. */
export const wording = 'spoken-share'

/** The most communities at a time. */
const mostCommunities = 10

/** A community that a family can be shared with, in words. */
export interface ShareOption {
  value: string
  label: string
  hint: string
  /** Whether the family asked about it, and doesn't share its information with it yet. */
  isSuggested: boolean
  isShared: boolean
}

/** The communities that were chosen, and the words that the person confirms. */
export interface ChosenCommunities {
  ids: string[]
  /** Their names, in a sentence. */
  names: string
  consent: string
}

/** What the page shows: the communities to choose from, or the chosen ones with the exact words of the consent. [TRUTH-002, WORK-021] */
export interface LoadedShare {
  id: string
  name: string
  options: ShareOption[]
  chosen: ChosenCommunities | undefined
  /** What is wrong with the choice. */
  problem?: string | undefined
  found?: PickerMatches | undefined
}

/** Loads the page for what its URL has chosen so far. */
export async function loadShare(request: Request, api: Client, familyId: string): Promise<LoadedShare> {
  const { searchParams } = new URL(request.url)
  const form = new FormData()
  for (const [name, value] of searchParams) form.append(name, value)
  const picker = { name: 'other', source: 'communities', isMany: true } as const
  const [family, { options }, other] = await requireResponse(
    request,
    Promise.all([
      api.clients.get({ id: familyId }),
      api.agentReferrals.options({ 'filter[client]': familyId }),
      readPickerField(api, picker, form),
    ]),
  )
  const picked = other.values.flatMap((value) => readPicked(value)?.id ?? [])
  const ids = [...new Set([...searchParams.getAll('community'), ...picked])].filter((id) => slug.test(id))
  const wasSent = searchParams.has('choose') || ids.length > 0
  const problem = other.error ?? (wasSent ? problemOf(ids) : undefined)
  return {
    id: familyId,
    name: family.name || absentTexts.name,
    options: options.map(shareOption),
    chosen: wasSent && problem === undefined ? await requireResponse(request, loadChosen(api, ids)) : undefined,
    problem,
    found: other.found,
  }
}

const slug = /^[a-z0-9-]{1,200}$/

function problemOf(ids: readonly string[]): string | undefined {
  if (ids.length === 0) return words.noneChosen
  return ids.length > mostCommunities ? words.tooMany(mostCommunities) : undefined
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

function shareOption(option: ReferralOption): ShareOption {
  const { id, name, city, state, isRequested, isShared, distance, monthlyCost, openRooms } = option
  const facts = [
    isShared ? words.shared : isRequested ? words.requested : '',
    `${city}, ${state}`,
    distance === undefined ? '' : words.miles(distance),
    monthlyCost === undefined ? words.noCost : words.cost(dollars.format(monthlyCost)),
    openRooms === undefined ? '' : words.rooms(openRooms),
  ]
  return {
    value: id,
    label: name,
    hint: facts.filter(Boolean).join(' · '),
    isSuggested: isRequested && !isShared,
    isShared,
  }
}

async function loadChosen(api: Client, ids: string[]): Promise<ChosenCommunities | undefined> {
  const [brand, ...communities] = await Promise.all([
    api.brand.get({}),
    ...ids.map((id) => api.communities.get({ id })),
  ])
  const found = findConsentWording(wording, 'en')
  const all = communities.map(({ name }) => name)
  const names = { choice: undefined, operator: brand.name, community: consentCommunities(all, 'en') }
  return found && { ids, names: namesInSentence(all), consent: consentText(found, names) }
}

const list = new Intl.ListFormat('en-US')

/** Returns names in a sentence, such as `Aspen Court and Elm Corner`. */
export const namesInSentence = (names: readonly string[]): string => list.format(names)
