import { randomUUID } from 'node:crypto'
import { ApiError, type Client, type NewUuidAction } from '@pkg/api-client'
import {
  type CallerChoice,
  composeValidators,
  email,
  isUuid,
  namedWording,
  personName,
  phone,
  required,
  type Validator,
  siteLanguage,
} from '@pkg/domain'
import { formText } from '@pkg/remix-host/server'
import { fieldErrors } from '~/site/server/field-errors.server'
import { callsTexts, readCallStart } from '~/features/calls'

/** The fields of a request to one advisor. */
export const askFields = ['name', 'email', 'phone', 'question'] as const

/** A field of a request to one advisor. */
export type AskField = (typeof askFields)[number]

const longestQuestion = 2000

/** A request to one advisor: its id, what a person typed, and what to correct. */
export interface AdvisorRequest {
  requestId: string
  values: Partial<Record<AskField, string>>
  errors: Partial<Record<AskField, string>>
  /** When the call begins that the family books, as ISO 8601. */
  callStartsAt?: string
  /** Who will call, as the form says. Missing if the API couldn't choose. [TRUTH-001] */
  callerChoice?: CallerChoice
  /** The advisor who was to contact the family and hasn't agreed to yet. The asked one replaces them. [TRUTH-001] */
  replaced?: { name: string; hasBookedCall: boolean }
  /** The callers that the form named when it was sent. */
  callerChoiceId?: string
  /** The id of the call, once it was booked. */
  callId?: string
  /**
   * `open` waits for the person, `sent` has arrived, and `failed` can be tried again. `callers-changed` waits too: someone else would call than the
   * form named. So does `call-unavailable`: the time isn't free anymore. `advisor-unavailable` accepts no families, and `advisor-had-request` had
   * this one earlier.
   */
  status: 'open' | 'sent' | 'failed' | 'callers-changed' | 'call-unavailable' | (typeof refusals)[number]
}

/** Why an advisor can't be asked. */
const refusals = ['advisor-unavailable', 'advisor-had-request'] as const

/** Returns why an advisor can't be asked, if that's what an error of the API says. */
function refusalOf(error: unknown): (typeof refusals)[number] | undefined {
  return error instanceof ApiError ? refusals.find((code) => code === error.code) : undefined
}

/** The HTTP status of the page with a form that was sent. */
export const askStatus: Record<AdvisorRequest['status'], number> = {
  sent: 200,
  failed: 503,
  open: 422,
  'callers-changed': 409,
  'call-unavailable': 409,
  'advisor-unavailable': 409,
  'advisor-had-request': 409,
}

/** Reads the form. A call needs a phone number, and a question a way to answer it. */
export function readAdvisorRequest(form: FormData): AdvisorRequest {
  const values = Object.fromEntries(askFields.map((name) => [name, formText(form, name).slice(0, longestQuestion)]))
  const requestId = formText(form, 'requestId')
  const callerChoiceId = formText(form, 'callerChoiceId')
  const callStartsAt = readCallStart(form)
  return {
    requestId: isUuid(requestId) ? requestId : randomUUID(),
    values,
    errors: formText(form, 'intent') === 'request' ? validate(values, callStartsAt !== undefined) : {},
    ...(callStartsAt && { callStartsAt }),
    ...(isUuid(callerChoiceId) && { callerChoiceId }),
    status: 'open',
  }
}

function validate(values: AdvisorRequest['values'], isCall: boolean): AdvisorRequest['errors'] {
  const optional =
    (check: Validator<string | undefined>): Validator<string | undefined> =>
    (value) =>
      value?.trim() ? check(value) : undefined
  const hasNeither = !values.email?.trim() && !values.phone?.trim()
  const problems = {
    name: composeValidators<string | undefined>(required, personName)(values.name),
    email: hasNeither && !isCall ? callsTexts.ask.oneOf : optional(email)(values.email),
    phone: isCall ? composeValidators(required, phone)(values.phone) : optional(phone)(values.phone),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, message]) => message !== undefined))
}

/** Adds who will call to a form that will be shown: those of a sent request, or the advisor it's about. [TRUTH-001] */
export async function withAskedCallers(
  api: Client,
  request: AdvisorRequest,
  agentId: string,
  onHeaders: (headers: Headers) => void,
): Promise<AdvisorRequest> {
  const { status, callerChoiceId, callStartsAt } = request
  const sent = status === 'sent' && callerChoiceId ? { id: callerChoiceId } : {}
  const asked = { agentId, ...(callStartsAt && { callStartsAt }), ...sent }
  try {
    const [callerChoice, replaced] = await Promise.all([
      api.callerChoices.create(asked, { onHeaders }),
      findReplaced(api, agentId),
    ])
    return {
      ...request,
      callerChoice,
      callerChoiceId: callerChoice.id,
      ...(replaced && { replaced }),
    }
  } catch (error) {
    const refusal = refusalOf(error)
    return refusal && status !== 'sent' ? { ...request, status: refusal } : request
  }
}

/** Returns another advisor who was asked to contact the family, and hasn't agreed to yet. It's a hint, so a failure hides it. */
async function findReplaced(api: Client, agentId: string): Promise<AdvisorRequest['replaced']> {
  try {
    const { items } = await api.assignedCallers.list({})
    const found = items.find((caller) => caller.status === 'asked' && caller.agentId !== agentId)
    return found && { name: found.name, hasBookedCall: found.bookedCall !== undefined }
  } catch (error) {
    console.error(error)
    return undefined
  }
}

/** Sends the request with its id as idempotency key, so a form sent twice is one request. Maps the API's errors to fields. [AGENT-008] */
export async function sendAdvisorRequest(
  api: Client,
  request: AdvisorRequest,
  advisor: { id: string; path: string },
  onHeaders: (headers: Headers) => void,
): Promise<AdvisorRequest> {
  try {
    const idempotencyKey = `${request.requestId}:complete`
    const { callId } = await api.uuidActions.create(toAction(request, advisor), { idempotencyKey, onHeaders })
    return { ...request, status: 'sent', ...(callId && { callId }) }
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined
    if (code === 'callers-changed' || code === 'call-unavailable') return { ...request, status: code }
    const refusal = refusalOf(error)
    if (refusal) return { ...request, status: refusal }
    const errors = fieldErrors(error, askFields)
    return Object.keys(errors).length > 0 ? { ...request, errors } : { ...request, status: 'failed' }
  }
}

function toAction(
  { requestId, callerChoiceId, callStartsAt, values }: AdvisorRequest,
  advisor: { id: string; path: string },
): NewUuidAction {
  const wording = namedWording('contact', siteLanguage)
  const typed = (name: AskField) => values[name]?.trim() || undefined
  const contact = { email: typed('email'), phone: typed('phone') }
  const question = typed('question')
  return {
    actionType: 'contact',
    actionPage: advisor.path,
    actionInfo: {
      requestId,
      status: 'complete',
      agentId: advisor.id,
      contactType: 'online',
      ...(callerChoiceId && { callerChoiceId }),
      ...(callStartsAt && { callStartsAt }),
      ...(values.name && { name: values.name.trim() }),
      ...(contact.email && { email: contact.email }),
      ...(contact.phone && { phone: contact.phone }),
      data: {
        ...(question && { moreInfoFromLead: question }),
        ...(wording && { wordings: [wording] }),
        entry: 'advisor page',
      },
    },
  }
}
