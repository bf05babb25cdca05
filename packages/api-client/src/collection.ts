import { type Static, type TObject, type TSchema, Type } from '@sinclair/typebox'
import { type Endpoint, pageOf } from './endpoint'
import { changeOf } from './schemas/record'

/** The changes allowed to an entity. `null` removes an optional value. */
export type ChangeOf<New> = { [Key in keyof New]?: undefined extends New[Key] ? New[Key] | null : New[Key] }

/** Returns the schema of the changes to what `made` describes, or `changed`, which has fewer of them, with its type. */
export const changesOf = <Made extends TObject>(made: Made, changed: TObject = changeOf(made)) =>
  Type.Unsafe<ChangeOf<Static<Made>>>(changed)

/** The parts in which collections differ. */
export interface CollectionParts<
  Path extends `/${string}`,
  Name extends string,
  Entity extends TObject,
  Query extends TSchema,
  Made extends TObject,
> {
  path: Path
  type: Name
  /** One resource with its article, for summaries such as “Returns a tag”. */
  one: string
  /** The plural, for “Lists tags”. */
  many: string
  read: Endpoint['access']
  /** Roles that can create, update, and delete. */
  write: Endpoint['access']
  /** Roles that can create, if they differ from `write`. */
  make?: Endpoint['access']
  /** The resource. */
  entity: Entity
  /** The query of the list. */
  query: Query
  /** The attributes of a new one. */
  made: Made
  /** What an update can change, if not everything. */
  changed?: TObject
}

/** Builds the five endpoints of a resource: list, get, create, update, and delete. [API-002] */
export const collection = <
  const Path extends `/${string}`,
  const Name extends string,
  Entity extends TObject,
  Query extends TSchema,
  Made extends TObject,
>(
  parts: CollectionParts<Path, Name, Entity, Query, Made>,
) =>
  ({
    list: {
      method: 'GET',
      path: parts.path,
      status: 200,
      access: parts.read,
      summary: `Lists ${parts.many}`,
      resource: parts.type,
      query: parts.query,
      response: pageOf(parts.entity),
    },
    get: {
      method: 'GET',
      path: `${parts.path}/:id`,
      status: 200,
      access: parts.read,
      summary: `Returns ${parts.one}`,
      resource: parts.type,
      response: parts.entity,
    },
    create: {
      method: 'POST',
      path: parts.path,
      status: 201,
      access: parts.make ?? parts.write,
      summary: `Creates ${parts.one}`,
      resource: parts.type,
      body: parts.made,
      response: parts.entity,
    },
    update: {
      method: 'PATCH',
      path: `${parts.path}/:id`,
      status: 200,
      access: parts.write,
      isVersioned: true,
      summary: `Updates ${parts.one}`,
      resource: parts.type,
      body: changesOf(parts.made, parts.changed),
      response: parts.entity,
    },
    remove: {
      method: 'DELETE',
      path: `${parts.path}/:id`,
      status: 204,
      access: parts.write,
      isVersioned: true,
      summary: `Deletes ${parts.one}`,
      resource: parts.type,
    },
  }) as const
