import type { Api } from '@pkg/api/app'
import { Type, type Static } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

const Resource = Type.Object({ id: Type.String(), attributes: Type.Record(Type.String(), Type.Unknown()) })
const One = Type.Object({ data: Resource })
const Many = Type.Object({ data: Type.Array(Resource) })

/** A resource of a response. */
export type Resource = Static<typeof Resource>

/** A browser of a demo person. It keeps cookies and sends requests to the API in the same process. */
export class DemoBrowser {
  readonly #app: Api['app']
  readonly #cookies = new Map<string, string>()

  constructor({ app }: Pick<Api, 'app'>) {
    this.#app = app
  }

  /** Sends a resource with POST. Returns the resource of the response. @throws {Error} with the response when it's no success. */
  async post(url: string, type: string, attributes: object): Promise<Resource> {
    return readOne(await this.#send('POST', url, { data: { type, attributes } }), url)
  }

  /** Changes the resource whose id ends the URL. @throws {Error} with the response when it's no success. */
  async patch(url: string, type: string, attributes: object): Promise<Resource> {
    const id = url.split('/').at(-1)
    return readOne(await this.#send('PATCH', url, { data: { type, id, attributes } }), url)
  }

  /** Sends a resource with PUT. @throws {Error} with the response when it's no success. */
  async put(url: string, type: string, attributes: object): Promise<Resource> {
    return readOne(await this.#send('PUT', url, { data: { type, attributes } }), url)
  }

  /** Sends a form with a file. Returns the resource of the response. @throws {Error} with the response when it's no success. */
  async upload(url: string, fields: Readonly<Record<string, string>>, content: string): Promise<Resource> {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', new Blob([content]), 'file')
    const encoded = new Response(form)
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
    const payload = Buffer.from(await encoded.arrayBuffer())
    return readOne(await this.#send('POST', url, payload, headers), url)
  }

  /** Sends plain data with POST. @throws {Error} with the response when it's no success. */
  async postPlain(url: string, data: object): Promise<void> {
    await this.#send('POST', url, { data })
  }

  /** Returns what is at a URL. @throws {Error} with the response when it's no success. */
  get(url: string): Promise<unknown> {
    return this.#send('GET', url)
  }

  /** Returns the resource at a URL. @throws {Error} with the response when it's no success. */
  async one(url: string): Promise<Resource> {
    return readOne(await this.get(url), url)
  }

  /** Returns the resources of a list. @throws {Error} with the response when it's no success. */
  async list(url: string): Promise<Resource[]> {
    const body = await this.get(url)
    if (Value.Check(Many, body)) return body.data
    throw new Error(`GET ${url} returned no list`)
  }

  async #send(
    method: 'GET' | 'POST' | 'PATCH' | 'PUT',
    url: string,
    payload?: object,
    more: Readonly<Record<string, string>> = {},
  ): Promise<unknown> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await this.#app.inject({
      method,
      url,
      headers: { 'user-agent': 'Mozilla/5.0 (demo data)', ...(cookie ? { cookie } : {}), ...more },
      ...(payload ? { payload } : {}),
    })
    for (const { name, value } of response.cookies) this.#cookies.set(name, value)
    if (response.statusCode >= 400)
      throw new Error(`${method} ${url} returned ${response.statusCode}: ${response.body}`)
    return response.body === '' ? undefined : response.json()
  }
}

function readOne(body: unknown, url: string): Resource {
  if (Value.Check(One, body)) return body.data
  throw new Error(`${url} returned no resource`)
}
