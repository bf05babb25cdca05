import { ApiError, type Client, type KnownFamily } from '@pkg/api-client'
import { budgetChoices, isUuid, namedWording } from '@pkg/domain'
import { formText } from '@pkg/remix-host/server'
import { data, redirect } from '@remix-run/node'
import { requireResponse } from '~/site/server/require-response'
import { sendForm } from '~/site/server/send-form'
import { type AnswerValues, readAnswers } from './answer-values'
import { newFamilyForm } from './intake-forms.server'
import { knownField } from './KnownFamilies'
import { readCommunities } from './read-communities.server'
import type { RejectedFamily } from './rejected-intake'
import { answersTexts, intakeTexts, knownTexts } from './texts'

/** The wording that staff confirm after a family agreed to be contacted. */
export const contactWording = 'spoken-contact'

const languageOf = ({ language }: AnswerValues) => (language === 'es' ? 'es' : 'en')

/**
 * Adds a family with what it says, or returns the form with what to correct. Nothing is saved for a known phone number or email address until the person says
 * whether it's the same family. [API-029, WORK-019]
 */
export async function addFamily(request: Request, api: Client) {
  const form = await request.formData()
  const asked = await requireResponse(request, readCommunities(api, form))
  const answers = readAnswers(form)
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  const reject = (status: number, rest: Partial<RejectedFamily>) =>
    data<RejectedFamily>({ intent: 'add-family', typed, answers, errors: {}, found: asked?.found, ...rest }, status)

  const missing = { ...missingIn(form, answers), ...asked?.errors }
  const values = valuesOf(form, answers)
  const parsed = newFamilyForm.parse(form, values)
  if (Object.keys(missing).length > 0)
    return reject(422, { errors: { ...(parsed.ok ? {} : parsed.errors), ...missing } })
  const key = formText(form, 'key')
  const submission = newFamilyForm.submit(
    form,
    (body) => api.marketplaceClients.create(body, isUuid(key) ? { idempotencyKey: key } : {}).catch(orKnown),
    values,
  )
  const added = await sendForm(request, submission)
  if (!added.ok) return reject(422, { errors: added.errors, message: added.message })
  if (added.result === 'known') {
    const known = await requireResponse(request, findKnown(api, form))
    return reject(409, { errors: { [knownField]: knownTexts.choiceMissing }, known })
  }
  return redirect(`/families/${added.result.id}?saved=family-added`)
}

/** What has no field of its own: the wording, lists, and what the person confirmed. */
function valuesOf(form: FormData, answers: AnswerValues) {
  const consent = namedWording(contactWording, languageOf(answers))
  const budget = budgetChoices.filter((choice) => answers.budget.includes(choice))
  const known = formText(form, knownField)
  return {
    ...(consent && { consent }),
    ...(budget.length > 0 && { budget }),
    ...(answers.communities.length > 0 && { communityIds: answers.communities.map(({ id }) => id) }),
    ...(known === 'same' && { confirmKnown: true as const }),
    ...(known === 'other' && { confirmOther: true as const }),
  }
}

function missingIn(form: FormData, { city, state, zip }: AnswerValues): Record<string, string> {
  const hasContact = formText(form, 'email') !== '' || formText(form, 'phone') !== ''
  return {
    ...(hasContact ? {} : { phone: intakeTexts.contactMissing }),
    ...(formText(form, 'consent') === 'on' ? {} : { consent: intakeTexts.consentMissing }),
    ...((city || zip) && !state ? { state: answersTexts.stateMissing } : {}),
  }
}

function orKnown(error: unknown): 'known' {
  if (error instanceof ApiError && error.code === 'family-known') return 'known'
  throw error
}

async function findKnown(api: Client, form: FormData): Promise<KnownFamily[]> {
  const [phone, email] = [formText(form, 'phone'), formText(form, 'email')]
  const { families } = await api.marketplaceClients.known({ ...(phone && { phone }), ...(email && { email }) })
  return families
}
