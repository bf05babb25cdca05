import { ApiError, type Client, type SearchAlert } from '@pkg/api-client'
import { email as validateEmail } from '@pkg/domain'
import { formText } from '@pkg/remix-host/server'
import type { ListToSave } from './read-list'
import { searchAlertTexts } from './texts'

const { errors: words } = searchAlertTexts.form

/** An email address that no alert can go to, as it was typed. */
export interface RejectedAddress {
  email: string
  error: string
}

/** Returns the verified email address of the person who is signed in, if there's one. */
export async function findAlertEmail(api: Client): Promise<string | undefined> {
  const user = await api.users.get({ id: 'me' }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return undefined
    throw error
  })
  return user?.isEmailVerified ? user.email : undefined
}

/** Saves a search. Returns its alert, or what to correct. [HOME-005] */
export async function saveSearch(
  api: Client,
  list: ListToSave,
  form: FormData,
  onHeaders: (headers: Headers) => void,
): Promise<SearchAlert | RejectedAddress> {
  const email = formText(form, 'email').trim()
  if (form.has('email') && (email === '' || validateEmail(email) !== undefined)) return { email, error: words.email }
  try {
    return await api.searchAlerts.create({ ...list, ...(email === '' ? {} : { email }) }, { onHeaders })
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return { email, error: words.tooMany }
    if (error instanceof ApiError && error.status === 422) return { email, error: detailOf(error) }
    throw error
  }
}

/** The API says which limit a search exceeds, or that an address can't get email. */
const detailOf = ({ errors }: ApiError): string => errors[0]?.detail ?? words.email

/** Turns an alert on with the token of an emailed link. Returns undefined for a link that expired. [HOME-005] */
export async function confirmAlert(api: Client, token: string): Promise<SearchAlert | undefined> {
  try {
    return await api.searchAlerts.confirm({ token })
  } catch (error) {
    if (error instanceof ApiError && [410, 422].includes(error.status)) return undefined
    throw error
  }
}
