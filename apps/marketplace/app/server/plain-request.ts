import { randomUUID } from 'node:crypto'
import { ApiError, type Client, type NewUuidAction } from '@pkg/api-client'
import { type CareLevel, composeValidators, email, isUuid, phone, required, type Validator } from '@pkg/domain'

/** The fields of the one-page request, by the names of the wizard's answers. */
export const plainFields = ['lookingFor', 'adl', 'firstName', 'lastName', 'email', 'phone'] as const

/** A field of the one-page request. */
export type PlainField = (typeof plainFields)[number]

/** What a person typed, what is wrong with it, and the request it belongs to. */
export interface PlainRequest {
  requestId: string
  values: Partial<Record<PlainField, string>>
  errors: Partial<Record<PlainField, string>>
  /** `asked` waits for the person, `sent` has arrived, `failed` could not be sent and may be tried again. */
  status: 'asked' | 'sent' | 'failed'
}

const seekers = ['Myself', 'Self + Partner', 'Mother', 'Father', 'Parents', 'Someone else'] as const
const careLevels: readonly CareLevel[] = ['memory-care', 'light-care', 'heavy-care', 'no-care']
const validators: Record<PlainField, Validator<string | undefined>> = {
  lookingFor: required,
  adl: required,
  firstName: required,
  lastName: required,
  email: composeValidators(required, email),
  phone: composeValidators(required, phone),
}

/** Reads the form. A form of the wizard's first question, sent before its script ran, gives its answer and asks for the rest. */
export function readPlainRequest(form: FormData): PlainRequest {
  const given = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const values = Object.fromEntries(plainFields.map((name) => [name, given(name)]))
  const isSubmitted = given('intent') === 'request'
  const errors = isSubmitted
    ? Object.fromEntries(
        plainFields.flatMap((name) => {
          const message = validators[name](values[name])
          return message === undefined ? [] : [[name, message]]
        }),
      )
    : {}
  return { requestId: isUuid(given('requestId')) ? given('requestId') : randomUUID(), values, errors, status: 'asked' }
}

/** Sends the request under its id, so that a form sent twice is one request. What the API refuses is told at the field. */
export async function sendPlainRequest(
  api: Client,
  request: PlainRequest,
  community: { id: string; path: string },
  onHeaders: (headers: Headers) => void,
): Promise<PlainRequest> {
  const { requestId, values } = request
  const lookingFor = seekers.find((known) => known === values.lookingFor)
  const adl = careLevels.find((known) => known === values.adl)
  const action: NewUuidAction = {
    actionType: 'pricing-request',
    actionPage: community.path,
    actionInfo: {
      requestId,
      status: 'complete',
      slug: community.id,
      contactType: 'online',
      name: `${values.firstName ?? ''} ${values.lastName ?? ''}`.trim(),
      email: values.email ?? '',
      phone: values.phone ?? '',
      data: { ...(lookingFor ? { lookingFor } : {}), ...(adl ? { adl: [adl] } : {}), entry: 'one-page form' },
    },
  }
  try {
    await api.uuidActions.create(action, { idempotencyKey: `${requestId}:complete`, onHeaders })
    return { ...request, status: 'sent' }
  } catch (problem) {
    const refused = problem instanceof ApiError ? problem.errors : []
    const errors = Object.fromEntries(
      refused.flatMap(({ detail, source }) => {
        const name = plainFields.find((field) => source?.pointer?.endsWith(`/${field}`))
        return name && detail ? [[name, detail]] : []
      }),
    )
    return Object.keys(errors).length > 0 ? { ...request, errors } : { ...request, status: 'failed' }
  }
}
