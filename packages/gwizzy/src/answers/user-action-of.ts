import { isBlank, type UserAction, type UserActionData } from '@pkg/domain'
import type { Contact, WizardSettings } from '../services'
import type { Answers } from './answers'
import { present, type Present } from './present'

/** The zone in which the main wizard's tour times count. [TOUR-006] */
const tourTimezone = 'America/Los_Angeles'

/** Who asks, as far as the answers tell. Parts that are missing are absent. */
export function contactOf({ firstName, lastName, phone, email }: Answers): Contact {
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return present({ name: name || undefined, phone: phone || undefined, email: email || undefined })
}

/** What a lead action is made of. */
export interface ActionSource {
  requestId: string
  answers: Answers
  settings: WizardSettings
  /** The community asked for. */
  community: { id: string }
}

/** The lead action for `source`. The same answers give the same action. [DATA-008, DATA-009, GWZ-074] */
export function userActionOf(source: ActionSource, status: 'pending' | 'complete'): UserAction {
  const { answers, settings, community, requestId } = source
  const asksForTour = answers.tourDate !== undefined
  return {
    actionType: asksForTour ? 'tour-request' : 'pricing-request',
    actionPage: settings.actionPage ?? '/',
    actionInfo: {
      requestId,
      status,
      data: dataOf(answers, settings),
      ...contactOf(answers),
      slug: community.id,
      contactType: 'online',
    },
  }
}

function dataOf(answers: Answers, settings: WizardSettings): UserActionData {
  const { adl, location, firstName: _first, lastName: _last, email: _email, phone: _phone, ...rest } = answers
  const { tourDate, tourTimeText, residentName } = rest
  return filled({
    ...settings.attribution,
    ...rest,
    ...location?.searchParams,
    adl: adl && [adl],
    resident: isBlank(residentName) ? undefined : residentOf(residentName ?? ''),
    tourDataInfo: tourDate && tourTimeText ? [{ tourTimeText, tourDate, tourTimezone }] : undefined,
  })
}

/** `data` without what was left blank: the server takes an absent answer, not an empty one. */
function filled<Data extends object>(data: Data): Present<Data> {
  return present(Object.fromEntries(Object.entries(data).filter(([, value]) => !isBlank(value))) as Data)
}

function residentOf(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...lastNames] = name.trim().split(/\s+/)
  return { firstName, lastName: lastNames.join(' ') }
}
