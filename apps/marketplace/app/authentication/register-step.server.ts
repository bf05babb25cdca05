import { ApiError } from '@pkg/api-client'
import { afterSignIn, show, type StepAsked } from './step-asked.server'
import type { GateAnswer, GateStep } from './gate-step'
import { errorsIn, textIn } from './read-fields'
import { authTexts } from './texts'

const words = authTexts.problems

/** Opens an account: of a customer, of a provider or advisor to be, or the one of an invitation. [API-013, AUTH-001, AUTH-008] */
export async function registerStep(
  step: Extract<GateStep, 'signup' | 'provider-signup' | 'agent-signup'>,
  { api, form, data, intent, onHeaders }: StepAsked,
): Promise<GateAnswer> {
  if (intent === 'login') return show('login-signup', data)
  const errors = errorsIn(form, ['name', 'email', 'phone', 'newPassword'])
  if (Object.keys(errors).length > 0) return show(step, data, { errors })
  const phone = textIn(form, 'phone')
  try {
    const user = await api.auth.register(
      {
        name: textIn(form, 'name'),
        email: textIn(form, 'email'),
        password: textIn(form, 'newPassword'),
        ...(phone === '' ? {} : { phone_number: phone }),
        ...(data.token === undefined ? {} : { invitation: data.token }),
      },
      { onHeaders },
    )
    if (data.token !== undefined || data.role === 'provider' || data.role === 'agent') return afterSignIn(data, user)
    return show('customer-confirmation', data, { isSignedIn: true })
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem
    if (problem.status === 409) return show(step, data, { errors: { email: words.exists } })
    if (problem.status === 410 || problem.status === 404) {
      const { token: _, status: __, ...rest } = data
      return show('signup', rest, { problem: words.invitation })
    }
    if (problem.status === 422) return show(step, data, { errors: refusedFields(problem) })
    throw problem
  }
}

/** What the API refused, by the names of our fields. */
export function refusedFields({ errors }: ApiError): Record<string, string> {
  const names: Record<string, string> = { phone_number: 'phone', password: 'newPassword' }
  return Object.fromEntries(
    errors.flatMap(({ detail, title, source }) => {
      const [, name] = /\/(\w+)$/.exec(source?.pointer ?? '') ?? []
      return name ? [[names[name] ?? name, detail ?? title]] : []
    }),
  )
}
