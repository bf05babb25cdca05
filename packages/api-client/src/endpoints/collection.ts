import { type Endpoint, of, pageOf } from '../endpoint'

/** The changes allowed to an entity. `null` removes an optional value. */
export type ChangeOf<New> = { [Key in keyof New]?: undefined extends New[Key] ? New[Key] | null : New[Key] }

/** The parts in which collections differ. */
export interface CollectionTexts<Path extends `/${string}`, Type extends string> {
  path: Path
  type: Type
  /** One resource with its article, for summaries such as “Returns a tag”. */
  one: string
  /** The plural, for “Lists tags”. */
  many: string
  read: Endpoint['access']
  /** Roles that can create, update, and delete. */
  write: Endpoint['access']
  /** Roles that can create, if they differ from `write`. */
  make?: Endpoint['access']
}

/**
 * Builds the five endpoints of a resource: list, get, create, update, and delete. [API-002] `Entity` is the returned resource, `New` the
 * attributes of a new one, and `Parameters` the query of the list.
 */
export const collection =
  /* @__NO_SIDE_EFFECTS__ */
  <Entity extends { id: string }, New extends object, Parameters extends object>() =>
    <const Path extends `/${string}`, const Type extends string>(texts: CollectionTexts<Path, Type>) =>
      ({
        list: {
          method: 'GET',
          path: texts.path,
          status: 200,
          access: texts.read,
          summary: `Lists ${texts.many}`,
          resource: texts.type,
          query: of<Parameters>(),
          response: pageOf<Entity>(),
        },
        get: {
          method: 'GET',
          path: `${texts.path}/:id`,
          status: 200,
          access: texts.read,
          summary: `Returns ${texts.one}`,
          resource: texts.type,
          response: of<Entity>(),
        },
        create: {
          method: 'POST',
          path: texts.path,
          status: 201,
          access: texts.make ?? texts.write,
          summary: `Creates ${texts.one}`,
          resource: texts.type,
          body: of<New>(),
          response: of<Entity>(),
        },
        update: {
          method: 'PATCH',
          path: `${texts.path}/:id`,
          status: 200,
          access: texts.write,
          isVersioned: true,
          summary: `Updates ${texts.one}`,
          resource: texts.type,
          body: of<ChangeOf<New>>(),
          response: of<Entity>(),
        },
        remove: {
          method: 'DELETE',
          path: `${texts.path}/:id`,
          status: 204,
          access: texts.write,
          isVersioned: true,
          summary: `Deletes ${texts.one}`,
          resource: texts.type,
        },
      }) as const
