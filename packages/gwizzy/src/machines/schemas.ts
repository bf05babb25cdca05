import type { ConversionSchemaType } from '@pkg/domain'
import { activeAdultMachine } from './active-adult.machine'
import { d2cMachine } from './d2c.machine'
import { defaultMachine } from './default.machine'
import { noAgentMachine } from './no-agent.machine'
import { paidAdMachine } from './paid-ad.machine'

/** The machine of each conversion schema. [GWZ-002] */
export const gwizzyMachines = {
  default: defaultMachine,
  paidAd: paidAdMachine,
  activeAdult: activeAdultMachine,
  d2c: d2cMachine,
  noAgent: noAgentMachine,
} as const

/** A conversion schema, by the name of its machine. */
export type SchemaKey = keyof typeof gwizzyMachines

/** The storage key of each machine's progress: the conversion type that selects it. [GWZ-101] */
export const progressKeys = {
  default: 'gwizzy',
  paidAd: 'PaidAd',
  activeAdult: 'activeAdult',
  d2c: 'D2C',
  noAgent: 'noAgent',
} as const satisfies Record<SchemaKey, ConversionSchemaType>

/** The inverse of `progressKeys`, which the compiler compares with it. */
const schemas: { [Key in SchemaKey as (typeof progressKeys)[Key]]: Key } = {
  gwizzy: 'default',
  PaidAd: 'paidAd',
  activeAdult: 'activeAdult',
  D2C: 'd2c',
  noAgent: 'noAgent',
}

/** Returns the schema that a community's conversion type selects. [GWZ-002, COMM-005] */
export function schemaForType(type: ConversionSchemaType): SchemaKey {
  return schemas[type]
}
