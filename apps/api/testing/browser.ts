import type { ApiResponse, ApiUnderTest } from './api-under-test'

/** A browser that stores its cookies and can have its own IP address and language. */
export interface Browser {
  get(url: string): Promise<ApiResponse>
  /** Sends attributes of a resource, or plain values without a type. */
  send(method: 'POST' | 'PATCH' | 'PUT', url: string, values: object, type?: string): Promise<ApiResponse>
  remove(url: string): Promise<ApiResponse>
  /** Returns the cookies as a header. */
  cookie(): string
}

/** Creates a browser. */
export function browserOf(
  api: ApiUnderTest,
  {
    cookie = '',
    address = '127.0.0.1',
    userAgent = '',
    language = 'en',
  }: { cookie?: string; address?: string; userAgent?: string; language?: string } = {},
): Browser {
  const cookies = new Map(cookie.split('; ').flatMap((pair) => (pair ? [parsePair(pair)] : [])))
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const sendRequest = async (options: Parameters<ApiUnderTest['call']>[0]) => {
    const response = await api.call({
      ...options,
      remoteAddress: address,
      headers: { cookie: header(), 'user-agent': userAgent, 'accept-language': language },
    })
    for (const set of [response.headers['set-cookie'] ?? []].flat()) {
      const [name, value] = parsePair(String(set).split(';')[0] ?? '')
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return response
  }
  return {
    get: (url) => sendRequest({ method: 'GET', url }),
    send: (method, url, values, type) =>
      sendRequest({ method, url, payload: { data: type ? { type, attributes: values } : values } }),
    remove: (url) => sendRequest({ method: 'DELETE', url }),
    cookie: header,
  }
}

function parsePair(pair: string): [string, string] {
  const index = pair.indexOf('=')
  return [pair.slice(0, index), pair.slice(index + 1)]
}
