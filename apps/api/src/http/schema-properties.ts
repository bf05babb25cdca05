import { type TSchema, TypeGuard } from '@sinclair/typebox'

/** One property of an object's schema. */
export interface SchemaProperty {
  name: string
  isRequired: boolean
  schema: TSchema
}

/** Returns the properties of an object's schema in their order; none for any other schema. */
export function schemaProperties(schema: TSchema | undefined): SchemaProperty[] {
  if (schema === undefined || !TypeGuard.IsObject(schema)) return []
  const required = schema.required ?? []
  return Object.entries(schema.properties).map(([name, property]) => ({
    name,
    isRequired: required.includes(name),
    schema: property,
  }))
}
