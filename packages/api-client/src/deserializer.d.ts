declare module 'jsonapi-serializer/lib/deserializer.js' {
  /** The reading half of jsonapi-serializer, which alone belongs in a browser. */
  export default class Deserializer {
    constructor(options: { keyForAttribute: (name: string) => string })
    deserialize(document: object): Promise<unknown>
  }
}
