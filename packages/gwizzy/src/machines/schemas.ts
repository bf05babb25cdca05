import type { ConversionSchemaType } from '@pkg/domain'
import { defaultMachine } from './default.machine'

/** The machine of each conversion schema. */
export const gwizzyMachines = { default: defaultMachine } as const

/** A conversion schema that has a machine. */
export type SchemaKey = keyof typeof gwizzyMachines

/** The schemas that communities ask for by another name or with a machine of their own. */
const schemas: Partial<Record<ConversionSchemaType, SchemaKey>> = { gwizzy: 'default' }

/** The schema that a community's conversion type selects; a type without a machine of its own takes the default. [GWZ-002, COMM-005] */
export function schemaOf(type: ConversionSchemaType): SchemaKey {
  return schemas[type] ?? 'default'
}

/** Under which name each machine keeps its progress. [GWZ-101] */
export const progressKeys: Record<SchemaKey, ConversionSchemaType> = { default: 'gwizzy' }
