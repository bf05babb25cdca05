import type { Client } from '@pkg/api-client'
import { formText } from '@pkg/remix-host/server'
import type { OwnPlace } from './own-places'
import { ownPlacesTexts as words } from './texts'

/** A place that was found, or what to correct, by field. */
export type FoundPlace =
  | { place: OwnPlace }
  | { errors: { name?: string; near?: string }; values: { name: string; near: string } }

const maxLength = { name: 40, near: 80 }
/** How many matches are read, because a county or state can come first. */
const candidates = 8

/** Finds the ZIP code or city that a family typed. Nothing is stored. [FIND-018] */
export async function findOwnPlace(api: Client, form: FormData): Promise<FoundPlace> {
  const name = formText(form, 'name').trim().slice(0, maxLength.name)
  const near = formText(form, 'near').trim().slice(0, maxLength.near)
  const missing = { ...(name ? {} : { name: words.errors.name }), ...(near ? {} : { near: words.errors.near }) }
  if (Object.keys(missing).length > 0) return { errors: missing, values: { name, near } }
  try {
    const { items } = await api.places.search({ q: near, limit: candidates })
    const found = items.find(({ kind }) => kind === 'zip' || kind === 'city')
    if (!found) return { errors: { near: words.errors.unknown(near) }, values: { name, near } }
    const { latitude, longitude, state, zip } = found
    const text = found.kind === 'zip' && zip ? `${zip}, ${state}` : `${found.name}, ${state}`
    return { place: { name, near: text, latitude, longitude } }
  } catch (error) {
    console.error('A place could not be looked up', error)
    return { errors: { near: words.errors.unavailable }, values: { name, near } }
  }
}
