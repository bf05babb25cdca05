declare module 'devour-client' {
  /** The part of devour-client that the tests use. The package has no types. */
  export default class JsonApi {
    constructor(options: { apiUrl: string; pluralize: boolean })
    headers: Record<string, string>
    define(type: string, attributes: Record<string, unknown>): void
    create(type: string, values: object): Promise<{ data: { id: string } }>
    update(type: string, values: object): Promise<{ data: object }>
    find(type: string, id: string): Promise<{ data: object }>
    findAll(type: string, parameters?: object): Promise<{ data: object[] }>
    destroy(type: string, id: string): Promise<unknown>
  }
}
