import { type APIRequestContext, expect } from '@playwright/test'
import { newEmail } from './gate'
import { asAdmin } from './staff'
import { api } from './urls'
import { findFreePlace } from './world'

/** A family that a journey added. */
export interface AddedFamily {
  id: string
  name: string
}

/** Adds families as an admin after calls, with one word in their names that no other family has. It has a digit, so a search doesn't find similar words. */
export async function addFamilies(
  request: APIRequestContext,
  count: number,
): Promise<{ word: string; added: AddedFamily[] }> {
  await asAdmin(request, api)
  const word = `Quill0${crypto.randomUUID().slice(0, 6)}`
  const place = await findFreePlace(request)
  const added: AddedFamily[] = []
  for (let number = 1; number <= count; number++) {
    const attributes = {
      name: `${String.fromCharCode(64 + number)}da ${word}`,
      email: newEmail('lists'),
      ...place,
      consent: { id: 'spoken-contact', version: '1', language: 'en' },
    }
    const response = await request.post(`${api}/marketplace/clients`, {
      data: { data: { type: 'clients', attributes } },
    })
    expect(response.status()).toBe(201)
    added.push({ id: (await response.json()).data.id, name: attributes.name })
  }
  return { word, added }
}

/** Returns the stored stage of a family. */
export const stageOf = async (request: APIRequestContext, id: string): Promise<string> =>
  (await (await request.get(`${api}/secure/clients/${id}`)).json()).data.attributes.stage
