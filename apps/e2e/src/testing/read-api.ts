import { type APIRequestContext, expect } from '@playwright/test'
import { api } from './urls'

/** Who reads: a page, or whatever else sends requests with someone’s session. */
interface Reader {
  request: APIRequestContext
}

export type Attributes = Record<string, unknown>

export interface ApiResource {
  id: string
  attributes: Attributes
}

async function readData({ request }: Reader, path: string) {
  const response = await request.get(`${api}${path}`)
  expect(response.status(), path).toBe(200)
  return (await response.json()).data
}

/** Reads the attributes of one resource from the API, to compare what is stored with what a page showed. */
export async function readAttributes(reader: Reader, path: string): Promise<Attributes> {
  return (await readData(reader, path)).attributes
}

/** Reads a list from the API, to compare what is stored with what a page showed. */
export const readList = (reader: Reader, path: string): Promise<ApiResource[]> => readData(reader, path)

/** Reads the attributes of each resource of a list from the API. */
export const readListAttributes = async (reader: Reader, path: string): Promise<Attributes[]> =>
  (await readList(reader, path)).map(({ attributes }) => attributes)
