import { type Relationship, getRelationships } from '@pkg/api-client/server'
import type { FastifyInstance } from 'fastify'
import type { IncludeTree } from './document-parameters'
import type { Entity, Related } from './documents'
import type { Person } from './person'

/** Finds the resources of a type that a person can see and whose attribute `key` is one of `values`. */
export type Finder = (person: Person, key: string, values: readonly string[]) => Promise<Entity[]>

declare module 'fastify' {
  interface FastifyInstance {
    /** The finders of included resources, by type. */
    finders: Map<string, Finder>
  }
}

/** Creates the registry of finders, one per resource type. */
export function createFinders(app: FastifyInstance): void {
  app.decorate('finders', new Map())
}

/** Finds the included resources level by level, with one query per relationship. */
export async function findIncluded(
  finders: ReadonlyMap<string, Finder>,
  person: Person,
  type: string,
  entities: readonly Entity[],
  tree: IncludeTree,
): Promise<Related> {
  const linked = entities.map((entity): Record<string, unknown> & Entity => ({
    ...linksFromAttributes(type, entity),
    ...entity,
  }))
  const included: Related['included'] = new Map()
  for (const [name, deeper] of Object.entries(tree)) {
    const relationship = getRelationships(type)[name]
    if (!relationship) continue
    const found = await findRelated(finders, person, relationship, linked)
    for (const entity of linked) entity[name] = linksTo(relationship, entity, found)
    const below = await findIncluded(finders, person, relationship.type, found, deeper)
    addAll(included, relationship.type, below.entities)
    for (const [other, resources] of below.included) addAll(included, other, [...resources.values()])
  }
  return { entities: linked, included }
}

/** Returns the relationships that an entity's own attributes name. */
function linksFromAttributes(type: string, entity: Entity): Record<string, { id: string } | null> {
  const single = Object.entries(getRelationships(type)).filter(([, { isMany }]) => !isMany)
  return Object.fromEntries(
    single.map(([name, { key }]) => {
      const id = valueOf(entity, key)
      return [name, id === undefined ? null : { id }]
    }),
  )
}

async function findRelated(
  finders: ReadonlyMap<string, Finder>,
  person: Person,
  { type, key, isMany }: Relationship,
  entities: readonly Entity[],
): Promise<Entity[]> {
  const find = finders.get(type)
  if (!find) throw new Error(`No finder for resources of type ${type}`)
  const values = new Set(entities.map((entity) => (isMany ? entity.id : valueOf(entity, key))))
  values.delete(undefined)
  const ids = [...values].filter((value) => value !== undefined)
  return ids.length > 0 ? find(person, isMany ? key : 'id', ids) : []
}

function linksTo({ key, isMany }: Relationship, entity: Entity, found: readonly Entity[]) {
  if (isMany) return found.filter((other) => valueOf(other, key) === entity.id).map(({ id }) => ({ id }))
  const id = valueOf(entity, key)
  return found.some((other) => other.id === id) ? { id } : null
}

function addAll(included: Related['included'], type: string, entities: readonly Entity[]): void {
  const known = included.get(type) ?? new Map<string, Entity>()
  for (const entity of entities) known.set(entity.id, { ...known.get(entity.id), ...entity })
  included.set(type, known)
}

function valueOf(entity: Entity, name: string): string | undefined {
  const value: unknown = Object.entries(entity).find(([attribute]) => attribute === name)?.[1]
  return typeof value === 'string' ? value : undefined
}
