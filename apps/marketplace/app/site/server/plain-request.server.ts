import { randomUUID } from 'node:crypto'
import { ApiError, type Client, type NewUuidAction } from '@pkg/api-client'
import {
  type CallerChoice,
  type CareLevel,
  composeValidators,
  contactWording,
  email,
  isUuid,
  namedWording,
  personName,
  phone,
  required,
  type TourChoice,
  type Validator,
  siteLanguage,
} from '@pkg/domain'
import { formText } from '@pkg/remix-host/server'
import { fieldErrors } from './field-errors.server'

/** The fields of the one-page request, named like the wizard's answers. */
export const plainFields = ['lookingFor', 'adl', 'firstName', 'lastName', 'email', 'phone', 'disclosure'] as const

/** A field of the one-page request. */
export type PlainField = (typeof plainFields)[number]

/** A one-page request: its id, what a person typed, and what to correct. */
export interface PlainRequest {
  requestId: string
  values: Partial<Record<PlainField, string>>
  errors: Partial<Record<PlainField, string>>
  /** Who will call, as the form says. Missing if the API couldn't choose. [TRUTH-001] */
  callerChoice?: CallerChoice
  /** The callers that the form named when it was sent. */
  callerChoiceId?: string
  /** The disclosure that the community's state requires. [TRUTH-005] */
  disclosure?: string
  /** The names of the communities whose teams have the request, once it was sent. [TRUTH-003] */
  recipients?: string[]
  /** The free time for a tour that the family chose, if the request books one. [FIND-013] */
  tourSlot?: TourChoice
  /** Whether the family would rather not be called, so it gives no phone number. [TRUST-006] */
  noCalls?: boolean
  /** The id of the tour, once it was booked. */
  tourId?: string
  /**
   * `open` waits for the person, `sent` has arrived, and `failed` can be tried again. `callers-changed` waits too: someone else would call than
   * the form named. So does `tour-unavailable`: the time for the tour isn't free anymore.
   */
  status: 'open' | 'sent' | 'failed' | 'callers-changed' | 'tour-unavailable'
}

/** The HTTP status of the page with a form that was sent. */
export const plainStatus: Record<PlainRequest['status'], number> = {
  sent: 200,
  failed: 503,
  open: 422,
  'callers-changed': 409,
  'tour-unavailable': 409,
}

const lookingForOptions = ['Myself', 'Self + Partner', 'Mother', 'Father', 'Parents', 'Someone else'] as const
const careLevels: readonly CareLevel[] = ['memory-care', 'light-care', 'heavy-care', 'no-care']
const validators: Partial<Record<PlainField, Validator<string | undefined>>> = {
  lookingFor: required,
  adl: required,
  firstName: composeValidators(required, personName),
  lastName: composeValidators(required, personName),
  email: composeValidators(required, email),
  phone: composeValidators(required, phone),
}

/**
 * Reads the form, with the disclosure that it shows, if any. The wizard's first question, sent before its script ran, fills in one answer and
 * leaves the rest open.
 */
export function readPlainRequest(form: FormData, disclosure?: string): PlainRequest {
  const values = Object.fromEntries(plainFields.map((name) => [name, formText(form, name)]))
  const intent = formText(form, 'intent')
  const isSubmitted = intent === 'request'
  const noCalls = intent === 'no-calls' || (intent !== 'calls' && formText(form, 'noCalls') === 'yes')
  const requestId = formText(form, 'requestId')
  const callerChoiceId = formText(form, 'callerChoiceId')
  return {
    requestId: isUuid(requestId) ? requestId : randomUUID(),
    values,
    errors: isSubmitted ? validate(values, disclosure, noCalls) : {},
    ...(noCalls && { noCalls }),
    ...(disclosure !== undefined && { disclosure }),
    ...(isUuid(callerChoiceId) && { callerChoiceId }),
    status: 'open',
  }
}

function validate(
  values: PlainRequest['values'],
  disclosure: string | undefined,
  noCalls: boolean,
): PlainRequest['errors'] {
  const { phone: phoneCheck, ...others } = validators
  const checks: typeof validators = {
    ...others,
    ...(!noCalls && phoneCheck && { phone: phoneCheck }),
    ...(disclosure !== undefined && { disclosure: required }),
  }
  return Object.fromEntries(
    plainFields.flatMap((name) => {
      const message = checks[name]?.(values[name])
      return message === undefined ? [] : [[name, message]]
    }),
  )
}

/**
 * Adds who will call to a form that will be shown: those of a sent request, also if the form was open for long. Without it, the form names the
 * operator's advisors. [TRUTH-001]
 */
export async function withCallers(
  api: Client,
  request: PlainRequest,
  communityId: string,
  onHeaders: (headers: Headers) => void,
): Promise<PlainRequest> {
  const sent = request.status === 'sent' && request.callerChoiceId ? { id: request.callerChoiceId } : {}
  const created = api.callerChoices.create({ slugs: [communityId], ...sent }, { onHeaders })
  const callerChoice = await created.catch(() => undefined)
  return { ...request, ...(callerChoice && { callerChoice, callerChoiceId: callerChoice.id }) }
}

/** Sends the request with its id as idempotency key, so a form sent twice is one request. Maps the API's errors to fields. */
export async function sendPlainRequest(
  api: Client,
  request: PlainRequest,
  community: { id: string; path: string },
  onHeaders: (headers: Headers) => void,
): Promise<PlainRequest> {
  try {
    const idempotencyKey = `${request.requestId}:complete`
    const { recipients = [], tourId } = await api.uuidActions.create(toAction(request, community), {
      idempotencyKey,
      onHeaders,
    })
    return { ...request, status: 'sent', recipients, ...(tourId && { tourId }) }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'callers-changed') return { ...request, status: 'callers-changed' }
    if (error instanceof ApiError && error.code === 'tour-slot-unavailable')
      return { ...request, status: 'tour-unavailable' }
    // An earlier try arrived, although its response didn't.
    if (error instanceof ApiError && error.code === 'idempotency-key-reused') return { ...request, status: 'sent' }
    const errors = fieldErrors(error, plainFields)
    return Object.keys(errors).length > 0 ? { ...request, errors } : { ...request, status: 'failed' }
  }
}

function toAction(
  { requestId, callerChoiceId, values, tourSlot, noCalls = false }: PlainRequest,
  community: { id: string; path: string },
): NewUuidAction {
  const lookingFor = lookingForOptions.find((known) => known === values.lookingFor)
  const adl = careLevels.find((known) => known === values.adl)
  const wording = namedWording(contactWording(noCalls), siteLanguage)
  return {
    actionType: tourSlot ? 'tour-request' : 'pricing-request',
    actionPage: community.path,
    actionInfo: {
      requestId,
      ...(callerChoiceId && { callerChoiceId }),
      ...(tourSlot && { tourSlot }),
      status: 'complete',
      slug: community.id,
      contactType: 'online',
      name: `${values.firstName ?? ''} ${values.lastName ?? ''}`.trim(),
      email: values.email ?? '',
      ...(!noCalls && { phone: values.phone ?? '' }),
      data: {
        ...(noCalls && { noCalls }),
        ...(lookingFor ? { lookingFor } : {}),
        ...(adl ? { adl: [adl] } : {}),
        ...(wording && { wordings: [wording] }),
        entry: 'one-page form',
      },
    },
  }
}
