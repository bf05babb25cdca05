import { type Endpoint, of, pageOf } from '../endpoint'

/** What of an entity may be changed: an optional value is taken away with null. */
export type ChangeOf<New> = { [Key in keyof New]?: undefined extends New[Key] ? New[Key] | null : New[Key] }

/** How the rows of a collection differ from one another's. */
export interface CollectionTexts<Path extends `/${string}`, Type extends string> {
  path: Path
  type: Type
  /** What one is called, and what it is, as a sentence ends: "a tag of communities". */
  one: string
  read: Endpoint['access']
  /** Who may make, change and take away. */
  write: Endpoint['access']
  /** Who may make one, where these are others. */
  make?: Endpoint['access']
}

/**
 * The five rows of a resource that is listed, read, made, changed and taken away one by one. [API-002]
 * `Entity` is one as it is answered, `New` what a person says of a new one, `Parameters` the query of its list.
 */
export const collection =
  /* @__NO_SIDE_EFFECTS__ */
  <Entity extends { id: string }, New extends object, Parameters extends object>() =>
    <const Path extends `/${string}`, const Type extends string>(texts: CollectionTexts<Path, Type>) =>
      ({
        list: {
          method: 'GET',
          path: texts.path,
          access: texts.read,
          summary: `Lists each ${texts.one}, a page at a time`,
          resource: texts.type,
          query: of<Parameters>(),
          response: pageOf<Entity>(),
        },
        get: {
          method: 'GET',
          path: `${texts.path}/:id`,
          access: texts.read,
          summary: `Reads one ${texts.one}`,
          resource: texts.type,
          response: of<Entity>(),
        },
        create: {
          method: 'POST',
          path: texts.path,
          access: texts.make ?? texts.write,
          summary: `Adds one ${texts.one}`,
          resource: texts.type,
          body: of<New>(),
          response: of<Entity>(),
        },
        update: {
          method: 'PATCH',
          path: `${texts.path}/:id`,
          access: texts.write,
          summary: `Changes one ${texts.one}`,
          resource: texts.type,
          body: of<ChangeOf<New>>(),
          response: of<Entity>(),
        },
        remove: {
          method: 'DELETE',
          path: `${texts.path}/:id`,
          access: texts.write,
          summary: `Takes one ${texts.one} away`,
          resource: texts.type,
        },
      }) as const
