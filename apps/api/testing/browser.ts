import type { Answer, ApiUnderTest } from './api-under-test'

/** A browser that keeps its cookies, at an address of its own where one is given. */
export interface Browser {
  get(url: string): Promise<Answer>
  /** Sends attributes of a resource, or plain values where no type is given. */
  send(method: 'POST' | 'PATCH' | 'PUT', url: string, values: object, type?: string): Promise<Answer>
  remove(url: string): Promise<Answer>
  /** The cookies as a header, such as a thief would copy. */
  cookie(): string
}

export function browserOf(
  api: ApiUnderTest,
  {
    cookie = '',
    address = '127.0.0.1',
    userAgent = '',
  }: { cookie?: string; address?: string; userAgent?: string } = {},
): Browser {
  const cookies = new Map(cookie.split('; ').flatMap((pair) => (pair ? [pairOf(pair)] : [])))
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const ask = async (options: Parameters<ApiUnderTest['call']>[0]) => {
    const answer = await api.call({
      ...options,
      remoteAddress: address,
      headers: { cookie: header(), 'user-agent': userAgent },
    })
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
      const [name, value] = pairOf(String(set).split(';')[0] ?? '')
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return answer
  }
  return {
    get: (url) => ask({ method: 'GET', url }),
    send: (method, url, values, type) =>
      ask({ method, url, payload: { data: type ? { type, attributes: values } : values } }),
    remove: (url) => ask({ method: 'DELETE', url }),
    cookie: header,
  }
}

function pairOf(pair: string): [string, string] {
  const at = pair.indexOf('=')
  return [pair.slice(0, at), pair.slice(at + 1)]
}
